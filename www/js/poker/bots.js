// An automatic seat. It knows its own view and its legal actions and nothing else; the same view is always answered
// alike, so that a table with a seed is played alike each time.

const DEALS = 60;
// More would need more cards than a stud deck has.
const OTHERS = 5;
const RANKS = "23456789TJQKA";
const DECK = [...RANKS].flatMap((rank) => [..."cdhs"].map((suit) => rank + suit));

/** Numbers from 0 to 1 from a text (mulberry32 after FNV-1a). */
function dice(text) {
  let state = 0x811c9dc5;
  for (const sign of text) state = Math.imul(state ^ sign.codePointAt(0), 0x01000193);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** How often its hand would win if the cards that it does not see were dealt at random: its share of the pots. */
function share(view, live, { rules, roll }) {
  const known = live.map(({ seat, hands: [{ cards }] }) => ({
    own: seat === view.viewer,
    cards: cards.map(({ card }) => card).filter(Boolean),
  }));
  const seen = new Set([...view.board, ...known.flatMap(({ cards }) => cards)]);
  const rest = DECK.filter((card) => !seen.has(card));
  const holdem = view.game === "texasHoldem";
  const [held, common] = holdem ? [2, 5] : [7, view.board.length];
  let won = 0;
  for (let deal = 0; deal < DEALS; deal += 1) {
    let at = rest.length;
    const draw = () => {
      at -= 1;
      const other = Math.floor(roll() * (at + 1));
      [rest[at], rest[other]] = [rest[other], rest[at]];
      return rest[at];
    };
    const fill = (cards, count) => [...cards, ...Array.from({ length: Math.max(0, count - cards.length) }, draw)];
    const board = fill(view.board, common);
    const values = known.map(({ own, cards }) => ({
      own,
      value: rules.value([...fill(cards, held - (holdem ? 0 : board.length)), ...board], view.config.ruleset),
    }));
    const best = Math.max(...values.map(({ value }) => value));
    const winners = values.filter(({ value }) => value === best);
    if (winners.some(({ own }) => own)) won += 1 / winners.length;
  }
  return won / DEALS;
}

/** A total that may be bet: a part of the pot, else the nearest that is allowed. */
function total({ min, max, sizes }, wanted) {
  if (sizes) return sizes[0];
  const to = Math.min(max, Math.max(min, Math.round(wanted)));
  // A bet of most of the stack is all of it.
  return to > max * 0.7 ? max : to;
}

/** At a manual showdown: a hand that a shown one beats is not shown. */
function show(view) {
  const [own] = view.seats[view.viewer].hands;
  const shown = view.seats.filter(({ seat }) => seat !== view.viewer).flatMap(({ hands }) => hands);
  return shown.some(({ rank }) => rank && rank.value > own.rank.value) ? "muck" : "show";
}

/** What the seat whose view this is does now: one of `view.legal`. */
export function decide(view, rules) {
  const legal = Object.fromEntries(view.legal.map((action) => [action.type, action]));
  if (legal.show) return { type: legal.muck ? show(view) : "show" };
  if (legal.bringIn) return { type: "bringIn", to: legal.bringIn.min };
  const roll = dice(JSON.stringify([view.hand, view.nextEvent, view.seats, view.board]));
  const others = view.seats.filter(({ seat, hands }) => seat !== view.viewer && hands.length > 0);
  const live = [view.seats[view.viewer], ...others.slice(0, OTHERS)];
  const won = share(view, live, { rules, roll });
  // 1 is an average hand among these seats.
  const strength = won * live.length;
  const pot = view.pots.reduce((sum, { amount }) => sum + amount, 0);
  const price = legal.call?.price ?? 0;
  const mood = roll();
  const bolder = legal.bet ?? legal.raise;
  const enough = legal.bet ? 1.25 : 1.5 + Math.min(1, price / (pot + 1));
  if (bolder && strength + (mood - 0.5) * 0.5 > enough && mood > 0.15) {
    const level = legal.call?.to ?? view.seats[view.viewer].round;
    return { type: bolder.type, to: total(bolder, level + (pot + price) * (strength > 1.9 ? 0.75 : 0.5)) };
  }
  if (legal.check) return { type: "check" };
  // The price must be worth the share of the pot; a little less for curiosity.
  const worth = won * (pot + price) > price * (1.05 - mood * 0.25);
  return { type: legal.call && worth ? "call" : "fold" };
}
