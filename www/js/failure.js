// What the page shows where the rules could not be loaded.
import { byId, el } from "./dom.js";

export function showFailure(error, say) {
  byId("failed").replaceChildren(
    el("p", {}, el("strong", {}, say("site.failed")), ` ${say("site.failedHelp")}`),
    el("p", { class: "fine" }, el("code", {}, String(error?.message ?? error))),
    el("button", { type: "button", onclick: () => location.reload() }, say("site.retry")),
  );
  byId("failed").hidden = false;
  byId("felt").dataset.state = "failed";
}
