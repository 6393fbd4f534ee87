// Triple Shot: the fields of a table's settings and of the bets for the next hand.
import { byId, el } from "../dom.js";
import { choiceField, createHouseForm, ratioField, setting } from "../house/form.js";
import { createField } from "../table/fields.js";

const BOXES = 6;
const BETS = ["war", "blackjack", "poker", "bonus"];
const LIMIT = { min: 5, max: 500 };
const START = {
  config: {
    seats: 3,
    limits: { war: LIMIT, blackjack: LIMIT, poker: LIMIT, bonus: { min: 1, max: 100 } },
    bonusPays: [7, 1],
  },
  bets: [
    { seat: 0, war: 10, blackjack: 20, poker: 10, bonus: 5 },
    { seat: 1, war: 25, blackjack: 25, poker: 25 },
    { seat: 2, war: 5, blackjack: 10, poker: 15, bonus: 2 },
  ],
};

const NAMES = {
  config: "setup.table",
  "config.limits": "ts.limits",
  "action.bets": "ts.bets",
  ...Object.fromEntries(BETS.map((bet) => [`config.limits.${bet}`, `ts.${bet}`])),
};

const ratio = (options) => ratioField(createField({ ...options, kind: "ratio" }));

const truth = (key, id) =>
  setting("config", {
    ...{ key, id, at: "rules", make: choiceField, values: ["false", "true"] },
    ...{
      label: (say) => say(`ts.${id}`),
      option: (say, value) => say(`ts.${id}.${value}`),
      as: (value) => value === "true",
    },
  });

export function createForm() {
  const bound = (bet, end) =>
    setting("config", {
      ...{ key: `limits.${bet}.${end}`, at: "limits", id: `${bet}-${end}` },
      label: (say) => say(`ts.${end}Of`, { bet: say(`ts.${bet}`) }),
    });
  const settings = [
    setting("config", { key: "seats", at: "table", id: "seats", label: (say) => say("ts.seats") }),
    setting("config", {
      ...{ key: "maxPayout", at: "table", id: "most" },
      ...{ label: (say) => say("ts.most"), help: (say) => say("ts.mostHelp") },
    }),
    ...BETS.flatMap((bet) => [bound(bet, "min"), bound(bet, "max")]),
    setting("config", {
      ...{ key: "bonusPays", at: "rules", id: "bonus-pays", make: ratio },
      ...{ label: (say) => say("ts.bonusPays"), help: (say) => say("ts.bonusPaysHelp") },
    }),
    setting("config", {
      ...{ key: "blackjackPays", at: "rules", id: "blackjack-pays", make: ratio },
      ...{ label: (say) => say("ts.blackjackPays"), help: (say) => say("ts.blackjackPaysHelp") },
    }),
    truth("hitSoft17", "soft"),
    truth("double", "double"),
  ];
  const bets = BETS.map((key) => ({ key, name: (say) => say(`ts.${key}`) }));
  const heads = BETS.map((bet) => el("span", { "data-word": `ts.${bet}` }));
  byId("fields-bets").append(el("div", { class: "bet-row heads", "aria-hidden": "true" }, el("span"), heads));
  const form = createHouseForm({ boxes: BOXES, settings, bets, start: START, names: NAMES, deckHelp: "ts.deckHelp" });
  return form;
}
