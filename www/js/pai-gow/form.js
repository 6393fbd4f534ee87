// Pai Gow Poker: the fields of a table's settings, of the bets and of the bank for the next hand.
import { byId } from "../dom.js";
import { choiceField, createHouseForm, ratioField, setting } from "../house/form.js";
import { createField } from "../table/fields.js";

const BOXES = 6;
export const HOUSES = ["foxwoods", "trumpPlaza", "goldenNugget", "flamingo", "ballys", "claridge"];
const HOUSE_NAMES = ["Foxwoods", "Trump Plaza", "Golden Nugget", "Flamingo", "Bally's", "Claridge"];
const SEATS = Array.from({ length: BOXES }, (_, seat) => String(seat));
const START = {
  config: { seats: 3, limits: { min: 5, max: 500 } },
  bets: [
    { seat: 0, bet: 20 },
    { seat: 1, bet: 50 },
    { seat: 2, bet: 100 },
  ],
};
const NAMES = { config: "setup.table", "config.limits": "pg.limits", "action.bets": "pg.bets" };

/** In a hundred; another ratio as it is written, 1:20. */
function percentField(options) {
  const field = ratioField(createField({ ...options, kind: "ratio" }));
  return {
    ...field,
    read() {
      const ratio = field.read();
      return /^\d+$/.test(field.text()) ? [ratio[0], 100] : ratio;
    },
    set(ratio) {
      const hundredth = Array.isArray(ratio) ? (ratio[0] * 100) / ratio[1] : ratio;
      field.set(Number.isInteger(hundredth) ? [hundredth, 1] : ratio);
    },
  };
}

/** Three numbers, apart by anything. */
function diceField(options) {
  const field = createField({ ...options, kind: "numbers" });
  const read = () => (field.text() === "" ? undefined : (field.text().match(/\d+/g) ?? []).map(Number));
  return { ...field, read, set: (dice) => field.set(Array.isArray(dice) ? dice.join(" ") : dice) };
}

const rule = (key, values, more) =>
  setting("config", {
    ...{ key, id: key, at: "rules", make: choiceField, values },
    ...{ label: (say) => say(`pg.${key}`), option: (say, value) => say(`pg.${key}.${value}`), ...more },
  });

const seatOption = (first) => (say, value) =>
  value === first ? say(`pg.by.${first}`) : say("table.seat", { number: Number(value) + 1 });

/** Who banks, and which seat is set by hand while the house way sets the others. */
export function createForm() {
  const number = (id, key, more) =>
    setting("config", { key, id, at: "table", label: (say) => say(`pg.${id}`), ...more });
  const settings = [
    number("seats", "seats"),
    number("min", "limits.min"),
    number("max", "limits.max"),
    number("commission", "commission", { make: percentField, help: (say) => say("pg.commissionHelp") }),
    rule("houseWay", HOUSES, { option: (_, value) => HOUSE_NAMES[HOUSES.indexOf(value)] }),
    rule("commissionOn", ["player", "both"]),
    rule("foul", ["refuse", "lose"]),
    rule("wheel", ["second", "lowest"]),
  ];
  const extras = [
    setting("action", {
      ...{ key: "banker", at: "bank", id: "banker", make: choiceField, values: ["dealer", ...SEATS], as: Number },
      ...{ label: (say) => say("pg.banker"), option: seatOption("dealer") },
    }),
    setting("action", {
      key: "bank",
      at: "bank",
      id: "bank",
      label: (say) => say("pg.bankOf"),
      help: (say) => say("pg.bankHelp"),
    }),
    setting("action", {
      ...{ key: "dealerBet", at: "bank", id: "dealer-bet" },
      ...{ label: (say) => say("pg.dealerBet"), help: (say) => say("pg.dealerBetHelp") },
    }),
  ];
  extras.push(
    setting("action", {
      ...{ key: "dice", at: "deck", id: "dice", make: diceField },
      ...{ label: (say) => say("pg.diceOf"), help: (say) => say("pg.diceHelp") },
    }),
  );
  const byHand = choiceField({
    ...{ id: "set-by-hand", values: ["all", ...SEATS], as: Number },
    ...{ label: (say) => say("pg.byHand"), option: seatOption("all") },
  });
  byId("fields-rules").append(byHand.node);

  /** Only seats that there are; bank and the dealer's own bet only against a seat that banks. */
  function changed({ seats, banker, bank, dealerBet }) {
    const count = seats.read();
    for (const { input } of [banker, byHand]) {
      for (const option of input.options) option.disabled = option.hidden = Number(option.value) >= count;
      if (input.selectedOptions[0]?.disabled) input.selectedIndex = 0;
    }
    for (const { node } of [bank, dealerBet]) node.hidden = banker.read() === undefined;
  }

  /** A bank that is too small is said of the bank. */
  const fieldFor = ({ code, details }, { banker, bank, dealerBet }) => {
    if (code === "bankTooSmall") return bank;
    if (code === "duplicateSeat") return banker;
    return details.bet === "dealerBet" ? dealerBet : null;
  };

  const form = createHouseForm({
    ...{ boxes: BOXES, settings, extras, bets: [{ key: "bet" }], start: START, names: NAMES, deckHelp: "pg.deckHelp" },
    ...{ fieldFor, changed },
  });
  return {
    ...form,
    translate(say) {
      form.translate(say);
      byHand.translate(say);
    },
    /** The seat that is set by hand, or null where all are. */
    byHand: () => byHand.read() ?? null,
  };
}
