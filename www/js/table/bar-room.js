// The bar lies over the foot of the window: what is scrolled to or focused keeps clear of it, however high it is.
import { byId } from "../dom.js";

export function keepRoomForBar() {
  const room = () =>
    document.documentElement.style.setProperty("--bar-height", `${Math.ceil(byId("bar").offsetHeight)}px`);
  new ResizeObserver(room).observe(byId("bar"));
}
