// Setting seven cards: two of them are picked for the low hand, by tap or keyboard, from the list of legal settings, or
// as a house sets them. What a choice is worth and whether it is legal is said at once; only the package decides.
import { cardFace, cardInline } from "../card.js";
import { citeMark } from "../cite.js";
import { byId, el, hush } from "../dom.js";
import { nameOf } from "../table/cards.js";
import { HOUSES } from "./form.js";

const RANKS = "AKQJT98765432";
const place = (card) => (card === "Jk" ? -1 : RANKS.indexOf(card[0]) * 4 + "shdc".indexOf(card[1]));

export function createPanel() {
  let key = null; // of the hand that is shown: another one is built anew
  let chosen = []; // cards of the low hand
  let house = null; // the house way that was asked, with what it gives
  let refused = null;
  let state = null;
  let on = null;
  let parts = null;

  const sameCards = (a, b) => a.length === b.length && a.every((card) => b.includes(card));

  /** What is picked so far: both hands ranked, whether it is legal, and the package's problem if it is not. */
  function judged() {
    const { tools, settings, seven, seat, play } = state;
    if (chosen.length < 2) return null;
    const legal = settings.find(({ low }) => sameCards(low, chosen));
    const high = seven.filter((card) => !chosen.includes(card));
    const { rules } = tools;
    const highRank = legal?.highRank ?? rules.judge(high, "paiGow").rank;
    const lowRank = legal?.lowRank ?? rules.two(chosen);
    const problem = play.table.check({ type: "set", seat, low: chosen });
    return { highRank, lowRank, legal: legal !== undefined, problem };
  }

  // ── Words ──

  function verdict({ tools: { say, words, game } }, now) {
    if (now === null) return say(chosen.length === 0 ? "pg.pickTwo" : "pg.pickOne");
    if (now.legal) return say("pg.legal");
    return now.problem ? `${say("pg.foulIs")} ${words.tableProblem(now.problem, game)}` : say("pg.foulRanks");
  }

  /** What a foul that may be set comes to: that is this table's rule, and no part of the article. */
  const taken = ({ tools: { say } }, now) => (now && !now.legal && !now.problem ? say("pg.foulLoses") : null);

  function spokenChoice() {
    const { tools } = state;
    const { say, words, game } = tools;
    const now = judged();
    if (now === null) {
      const cards = chosen.map((card) => words.card(card)).join(", ");
      return cards ? `${say("pg.low")}: ${cards}. ${verdict(state, now)}` : verdict(state, now);
    }
    const hand = (name, rank) => `${say(name)}: ${words.hand(rank, game)}.`;
    const says = [hand("pg.low", now.lowRank), hand("pg.high", now.highRank), verdict(state, now), taken(state, now)];
    return says.filter(Boolean).join(" ");
  }

  // ── Changes ──

  function choose(cards, { from = null } = {}) {
    chosen = cards;
    house = from;
    refused = null;
    update();
    on.refresh();
    on.announce([from ? houseSays(from) : "", spokenChoice()].join(" ").trim());
  }

  function toggle(card) {
    if (chosen.includes(card)) choose(chosen.filter((other) => other !== card));
    // A third card takes the place of the one that was picked first.
    else choose([...chosen, card].slice(-2));
  }

  function askHouse(name) {
    const { tools, seven, view } = state;
    const { value } = tools.rules.attempt(() => tools.rules.houseWay(seven, name, view.config.wheel));
    if (value) choose(value.low, { from: { name, ...value } });
  }

  const houseSays = ({ name, rule }) => {
    const { say, words } = state.tools;
    return say("pg.houseSays", { house: words.house(name), rule: words.houseRule(rule) });
  };

  // ── Parts ──

  function cardButton(card, at) {
    return el("button", {
      ...{ type: "button", class: "set-card", "data-pick": card, tabindex: at === 0 ? "0" : "-1" },
      onclick: () => toggle(card),
    });
  }

  /** One stop for Tab; arrows, Home and End move among the cards. */
  function moveFocus(event, buttons) {
    const at = buttons.indexOf(event.target.closest("button"));
    const steps = { ArrowRight: at + 1, ArrowDown: at + 1, ArrowLeft: at - 1, ArrowUp: at - 1, Home: 0, End: 6 };
    if (at === -1 || !(event.key in steps)) return;
    event.preventDefault();
    focusCard(buttons[(steps[event.key] + buttons.length) % buttons.length]);
  }

  function focusCard(button) {
    for (const other of parts.cards) other.tabIndex = other === button ? 0 : -1;
    button.focus();
  }

  function settingButton({ low, lowRank, highRank }) {
    const { words, game } = state.tools;
    return el(
      "button",
      { type: "button", class: "legal-setting", "data-low": low.join(" "), onclick: () => choose(low) },
      el(
        "span",
        { class: "legal-low" },
        low.map((card) => [cardInline(card), hush(`${words.card(card)}, `)]),
      ),
      el("span", { class: "legal-says" }, words.hand(lowRank, game)),
      el("span", { class: "legal-high" }, words.hand(highRank, game)),
    );
  }

  function houseButton(name) {
    const { tools, view } = state;
    const own = view.config.houseWay === name;
    return el(
      "button",
      { type: "button", "data-house": name, onclick: () => askHouse(name) },
      tools.words.house(name),
      own ? el("span", { class: "own-house" }, ` ${tools.say("pg.ownHouse")}`) : null,
    );
  }

  function build() {
    const { tools, seven, seat, settings, view } = state;
    const { say } = tools;
    const name = say("table.seat", { number: seat + 1 });
    const cards = seven.map(cardButton);
    const list = settings.map(settingButton);
    const own = view.config.houseWay;
    const houses = [own, ...HOUSES.filter((other) => other !== own)].map(houseButton);
    const status = el("div", { class: "set-status" });
    parts = { cards, list, houses, status };
    const row = el(
      "div",
      { class: "set-cards", role: "group", "aria-label": say("seat.cards", { seat: name }) },
      cards,
    );
    row.addEventListener("keydown", (event) => moveFocus(event, cards));
    byId("setting").replaceChildren(
      el("h3", { id: "setting-title" }, say("pg.setting", { seat: name })),
      el("p", { class: "set-help" }, say("pg.settingHelp")),
      row,
      status,
      el(
        "div",
        { class: "set-ways" },
        el(
          "div",
          { role: "group", "aria-label": say("pg.houseWays"), class: "houses" },
          el("span", { class: "ways-name" }, say("pg.houseWays")),
          houses,
        ),
        el(
          "details",
          { class: "legal" },
          el("summary", {}, say("pg.legalSettings", { count: settings.length })),
          el("div", { class: "legal-list" }, list),
        ),
      ),
    );
  }

  function update() {
    const { tools } = state;
    const { say, words, game } = tools;
    const now = judged();
    const joker = now?.highRank.joker ?? now?.lowRank.joker ?? null;
    for (const button of parts.cards) {
      const card = button.dataset.pick;
      const low = chosen.includes(card);
      const as = card === "Jk" ? joker : null;
      button.setAttribute("aria-pressed", String(low));
      button.setAttribute("aria-label", say(low ? "pg.inLow" : "pg.inHigh", { card: nameOf(card, as, tools) }));
      button.replaceChildren(
        cardFace(card, { as }),
        el("span", { class: "set-tag", "aria-hidden": "true" }, low ? say("pg.lowTag") : ""),
      );
    }
    for (const button of parts.list) {
      const [a, b] = button.dataset.low.split(" ");
      button.setAttribute("aria-pressed", String(sameCards([a, b], chosen)));
    }
    for (const button of parts.houses)
      button.setAttribute("aria-pressed", String(house?.name === button.dataset.house));
    const hand = (id, rank) =>
      el(
        "p",
        { class: "set-line", "data-hand": id },
        el("span", { class: "set-name" }, say(`pg.${id}`)),
        " ",
        rank ? words.hand(rank, game) : "–",
      );
    const kind = now === null ? "" : now.legal ? "is-legal" : "is-foul";
    const foul = now && !now.legal ? (now.problem?.cite ?? { regulation: "paigow-1999", article: "4" }) : null;
    const cite = (which) => citeMark(which, { describe: words.cite, word: say });
    parts.status.replaceChildren(
      ...[
        hand("high", now?.highRank),
        hand("low", now?.lowRank),
        el(
          "p",
          { class: `set-verdict ${kind} ${refused ? "refused" : ""}`.trim() },
          verdict(state, now),
          foul ? [" ", cite(foul)] : null,
          taken(state, now) && [" ", taken(state, now), " ", el("span", { class: "flag" }, say("cite.source"))],
        ),
        house ? el("p", { class: "house-says" }, houseSays(house), " ", cite(house.cite)) : null,
      ].filter(Boolean),
    );
  }

  return {
    /** The cards are there only for who sets them; for all others nothing of them stays in the page. */
    render(shared, callbacks) {
      const { view, tools } = shared;
      on = callbacks;
      const seat = view.legal.find(({ type }) => type === "set")?.seat ?? null;
      byId("setting").hidden = seat === null;
      if (seat === null) {
        byId("setting").replaceChildren();
        [key, chosen, house, state, parts] = [null, [], null, null, null];
        return;
      }
      const seven = view.seats[seat].hands[0].cards.map(({ card }) => card).sort((a, b) => place(a) - place(b));
      const hand = JSON.stringify([seat, seven, view.hand, view.config]);
      const now = JSON.stringify([hand, tools.say("pg.setting")]);
      const settings = key === now ? state.settings : tools.rules.legalSettings(seven, view.config.wheel);
      state = { ...shared, seat, seven, settings };
      if (key !== now) {
        // The same hand in another language keeps what was picked.
        if (key === null || JSON.parse(key)[0] !== hand) [chosen, house, refused] = [[], null, null];
        const inBar = byId("bar-actions").contains(document.activeElement);
        const moved = key !== null;
        key = now;
        build();
        update();
        // Who sets one seat after the other goes on with the next cards.
        if (inBar && moved) focusCard(parts.cards[0]);
      } else update();
    },

    /** The cards, what is picked, and whether it may be set: for the bar and for who listens. */
    detail({ view, tools: { words } }) {
      if (!state || view.legal.length === 0) return null;
      const now = judged();
      const cards = (list) => list.map((card) => [cardInline(card), hush(`${words.card(card)}, `)]);
      const heard = chosen.length === 0 ? hush(`${state.seven.map((card) => words.card(card)).join(", ")}. `) : null;
      return [
        heard,
        el("span", { class: "bar-cards" }, cards(chosen)),
        el(
          "span",
          { class: "bar-hand" },
          now === null || now.legal ? verdict(state, now) : state.tools.say("pg.foulIs"),
        ),
      ].filter(Boolean);
    },

    decisions({ view, tools: { words } }, callbacks, button) {
      const guard = { version: view.version };
      return view.legal.map(({ type, seat }) => {
        const isSet = type === "set";
        const ready = !isSet || chosen.length === 2;
        return button(
          {
            class: isSet ? "strong" : null,
            "data-action": type,
            "aria-disabled": ready ? null : "true",
            onclick: ({ detail }) => {
              if (detail >= 2) return;
              if (!isSet) callbacks.act({ type, seat }, guard);
              else if (!ready) callbacks.announce(spokenChoice());
              else setThem(seat, guard, callbacks);
            },
          },
          words.action({ type }, view.phase),
        );
      });
    },
  };

  /** A foul is refused by the table; it stays as it was picked, with the reason beside it. */
  function setThem(seat, guard, callbacks) {
    const action = { type: "set", seat, low: chosen };
    refused = state.play.table.check({ ...action, ...guard });
    if (refused === null) {
      callbacks.act(action, guard);
      return;
    }
    update();
    parts.status.scrollIntoView({ block: "nearest" });
    callbacks.announce(spokenChoice());
  }
}
