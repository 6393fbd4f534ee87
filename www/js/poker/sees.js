// What the viewer sees, and which decisions are left to the page's automatic seats.
import { seatSeen } from "../table/viewers.js";

/**
 * The view of whoever looks. The package keeps no record of all cards for anybody: the dealer's view here, for
 * learning, is what each seat sees of its own hand, laid side by side.
 */
export function seenBy(viewer, table) {
  const view = table.view(seatSeen(viewer, table));
  if (viewer !== "dealer") return view;
  const own = ({ seat, hands }) => (hands.length === 0 ? hands : table.view(seat).seats[seat].hands);
  return { ...view, seats: view.seats.map((seat) => ({ ...seat, hands: own(seat) })) };
}

/** The seat that the visitor plays: one that is looked from; else none. */
export const seatPlayed = (viewer) => (viewer.startsWith("seat-") ? Number(viewer.slice(5)) - 1 : null);

export const seatName = (seat, say) => say("table.seat", { number: seat + 1 });

/** Who can win a pot, by number. */
export const eligible = (seats, { say, words }) =>
  say(seats.length === 1 ? "poker.eligibleOne" : "poker.eligible", {
    seats: words.list(seats.map((seat) => `${seat + 1}`)),
  });
