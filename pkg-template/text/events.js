// Words for what happened at a table.
import { actionLabel } from "./actions.js";
import { fill, fillWhole, items, lower, own } from "./fill.js";
import { cardName, describeHand } from "./hands.js";
import { reasonText } from "./names.js";
import { chips, formatChips, gameOf, listed, placeWords } from "./words.js";

/** Values that are amounts of chips, wherever they stand in an event. */
const AMOUNTS = ["amount", "to", "stack"];

export function describeEvent(event, catalogue, options) {
  const type = own(event, "type");
  const about = { event, catalogue, options, names: own(options, "names"), game: gameOf(event, options) };
  const template = templateOf(type, own(VARIANTS, type)?.(event), about);
  return template === undefined ? "" : fillWhole(template, { ...common(about), ...own(VALUES, type)?.(about) });
}

/** A type's text, or the one of its variant; the game's own where it has one. */
function templateOf(type, variant, { catalogue, game }) {
  const texts = [own(own(catalogue.gameEvents, game), type), own(catalogue.events, type)];
  return texts.map((text) => (typeof text === "object" ? own(text, variant) : text)).find((text) => text !== undefined);
}

/** Which of several texts a type has. */
const VARIANTS = {
  shuffled: (event) => own(event, "by"),
  posted: (event) => own(event, "kind"),
  betPlaced: (event) => (own(own(event, "cite"), "note") === "playerBanks" ? "bank" : "bet"),
  dealt: (event) => {
    const to = own(event, "to");
    if (typeof to === "string" && to !== "dealer") return to;
    if (own(event, "card") === null) return "hidden";
    return own(event, "up") === true ? "up" : "down";
  },
  phase: (event) => own(event, "phase"),
  acted: (event) => own(event, "action"),
  shown: (event) => {
    if (own(event, "low") !== undefined) return "low";
    return own(event, "rank") === undefined ? "cards" : "rank";
  },
  awarded: (event) => (own(event, "pot") === 0 ? "main" : "side"),
  paid: (event) => own(own(event, "line"), "outcome"),
};

/** What most types share. */
function common({ event, catalogue, options, names }) {
  const place = own(event, "seat") ?? own(event, "at") ?? own(event, "to");
  const values = { hand: own(event, "hand"), ...placeWords(place, catalogue, names) };
  for (const key of AMOUNTS) values[key] = chips(own(event, key), catalogue, options);
  return { ...values, bet: betWords(own(event, "bet"), catalogue), ...marks(event, catalogue) };
}

/** What is said only where it is so. */
function marks(event, { parts }) {
  const mark = (holds, text) => (holds ? text : "");
  return {
    box: mark(own(event, "box") === 1, parts.secondHand),
    allIn: mark(own(event, "allIn") === true, parts.allIn),
    // The dealer does as the rules say: that is nothing to remark upon.
    auto: mark(own(event, "auto") === true && own(event, "seat") !== "dealer", parts.auto),
  };
}

/** What a type has besides. */
const VALUES = {
  handStarted: (about) => ({
    seats: list(own(about.event, "seats"), about, (seat) => called(seat, about)),
    button: called(own(about.event, "button"), about),
    banker: called(own(about.event, "banker"), about),
  }),
  shuffled: ({ event }) => ({ commitment: own(event, "commitment") }),
  cut: ({ event }) => ({ at: own(event, "at") }),
  dice: (about) => ({
    dice: list(own(about.event, "dice"), about, (die) => formatChips(die)),
    first: called(own(about.event, "first"), about),
  }),
  buttonDrawn: (about) => ({
    cards: list(own(about.event, "cards"), about, (drawn) => {
      const values = { seat: called(own(drawn, "seat"), about), card: cardWords(own(drawn, "card"), about) };
      return fill(about.catalogue.parts.drawn, values);
    }),
    button: called(own(about.event, "button"), about),
  }),
  dealt: (about) => ({ card: cardWords(own(about.event, "card"), about) }),
  timedOut: ({ event, catalogue, game }) => ({
    action: lower(actionLabel({ type: own(event, "default") }, catalogue, { game })) || undefined,
  }),
  shown: (about) => ({
    cards: list(own(about.event, "cards"), about, (card) => cardName(card, about.catalogue)),
    rank: handWords(own(about.event, "rank"), about),
    low: handWords(own(about.event, "low"), about),
  }),
  awarded: ({ event, catalogue, options }) => ({
    pot: own(event, "pot"),
    oddChips: chips(own(event, "oddChips") || undefined, catalogue, options),
  }),
  paid: ({ event, catalogue, options }) => lineValues(own(event, "line"), catalogue, options),
  settled: (about) => {
    const settlement = own(about.event, "settlement");
    return {
      nets: list(own(settlement, "seats"), about, (seat) => netWords(seat, about)),
      ...limitValues(own(settlement, "limit"), about),
    };
  },
  voided: (about) => ({
    reason: own(about.event, "reason") || undefined,
    returned: list(own(about.event, "returned"), about, (item) => {
      const amount = chips(own(item, "amount"), about.catalogue, about.options);
      return fill(about.catalogue.parts.returned, { seat: called(own(item, "seat"), about), amount });
    }),
  }),
};

function lineValues(line, catalogue, options) {
  const keys = ["stake", "prize", "pays", "commission", "returned"];
  const [stake, prize, pays, commission, returned] = keys.map((key) => whole(own(line, key)));
  const amount = (value) => chips(value, catalogue, options);
  return {
    bet: betWords(own(line, "bet"), catalogue),
    box: own(line, "box") === 1 ? catalogue.parts.secondHand : "",
    stake: amount(stake),
    pays: amount(pays),
    returned: amount(returned),
    lost: amount(stake - returned),
    rounded: stake % 2 === 1 ? catalogue.parts.rounded : "",
    // Only where they changed what was paid.
    prize: prize - commission > pays ? amount(prize) : undefined,
    commission: commission > 0 ? amount(commission) : undefined,
    ratio: ratioWords(own(line, "ratio"), catalogue),
    reason: reasonText(own(line, "reason"), catalogue) || undefined,
  };
}

function netWords(seat, about) {
  const { catalogue, options } = about;
  const net = whole(own(seat, "net"));
  const part = net > 0 ? catalogue.parts.won : net < 0 ? catalogue.parts.lost : catalogue.parts.even;
  return fill(part, { seat: called(own(seat, "seat"), about), amount: chips(Math.abs(net), catalogue, options) });
}

/** Nothing while the limit was not passed. */
function limitValues(limit, { catalogue, options }) {
  const [n, d] = (items(own(limit, "factor")) ?? []).map(whole);
  if (n === d) return {};
  return { factor: `${n}/${d}`, limit: chips(own(limit, "limit"), catalogue, options) };
}

function list(value, { catalogue }, words) {
  return listed((items(value) ?? []).map(words), catalogue) || undefined;
}

const whole = (value) => (Number.isSafeInteger(value) ? value : Number.NaN);

const called = (place, { catalogue, names }) => placeWords(place, catalogue, names).seat;

const cardWords = (card, { catalogue }) => cardName(card, catalogue) || undefined;

const betWords = (bet, catalogue) => own(catalogue.bets, bet)?.the;

const handWords = (rank, { catalogue, game }) => lower(describeHand(rank, catalogue, { game })) || undefined;

function ratioWords(ratio, catalogue) {
  const [n, d] = (items(ratio) ?? []).map((part) => chips(part, catalogue));
  if (n === undefined || d === undefined) return undefined;
  return fill(catalogue.parts.ratio, { n, d });
}
