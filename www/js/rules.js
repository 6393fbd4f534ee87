// The one place that touches the package. Everything about rules and the words of the game comes from it.

/** Loads the package; throws when a file or the wasm cannot be had. */
export async function loadRules() {
  // Imported here and not at the top, so that a missing file is a message on the page and not a blank one.
  const [tapete, text] = await Promise.all([import("../pkg/browser.js"), import("../pkg/text.js")]);
  await tapete.init();
  const { rankHand, rankShowing, rankValue, compareHands, citeHand, citeCompare, cardId, cardFromId, isTapeteError } =
    tapete;
  const { cardName, categoryName, describeHand, describeCite, describeProblem, describeEvent, actionLabel } = text;
  const { describeTotal, houseName, houseRuleText } = text;
  const { phaseName, betName, outcomeName, reasonText, seatStateName, betStateName, formatChips } = text;
  const tables = {
    sevenCardStud: tapete.SevenCardStud,
    texasHoldem: tapete.TexasHoldem,
    letItRide: tapete.LetItRide,
    tripleShot: tapete.TripleShot,
    paiGowPoker: tapete.PaiGowPoker,
  };
  const catalogues = { en: text.en, es: text.es };

  const best = {
    standard: rankValue("As Ks Qs Js Ts"),
    aceHigh: rankValue("As Ks Qs Js Ts", { ruleset: "aceHigh" }),
    paiGow: rankValue("Ac Ad Ah As Jk", { ruleset: "paiGow" }),
  };

  /** What a call gives: { value } or { problem }. Anything but the package's own errors is a fault of ours. */
  function attempt(call) {
    try {
      return { value: call(), problem: null };
    } catch (error) {
      if (!isTapeteError(error)) throw error;
      return { value: null, problem: { code: error.code, details: error.details, cite: error.cite } };
    }
  }

  /** The card at the start of a text, and how many characters it takes; null where there is none. */
  function cardAt(source, start) {
    for (let length = 4; length >= 2; length -= 1) {
      const piece = source.slice(start, start + length);
      // A piece that ends in a separator would count that separator to the card.
      if (piece.length < length || /^[\s,]|[\s,]$/.test(piece)) continue;
      const { value, problem } = attempt(() => cardFromId(cardId(piece)));
      if (!problem) return { card: value, length };
    }
    return null;
  }

  /** The cards of a text that the package accepts, in the order given, each with where it starts. */
  function read(source) {
    const found = [];
    let at = 0;
    while (at < source.length) {
      const here = cardAt(source, at);
      if (here) found.push({ card: here.card, start: at });
      at += here ? here.length : 1;
    }
    return found;
  }

  const cardsOf = (source) => read(source).map(({ card }) => card);
  const startOf = (source, index) => read(source)[index].start;

  /**
   * Reads a text field: its cards (null if it cannot be a hand), and the problem if there is one, with the
   * part of the text that it is about as [start, end]. Too few cards is no problem: one is still choosing.
   */
  function readText(source, ruleset) {
    if (source.trim() === "") return { cards: [], problem: null, mark: null };
    const { problem } = attempt(() => rankHand(source, { ruleset }));
    if (!problem) return { cards: cardsOf(source), problem: null, mark: null };
    const { code, details } = problem;
    if (code === "wrongCount") {
      if (details.count < details.min) return { cards: cardsOf(source), problem: null, mark: null };
      return { cards: null, problem, mark: [startOf(source, details.max), source.trimEnd().length] };
    }
    let mark = null;
    if (Number.isInteger(details.position)) {
      const length = details.token?.length || cardAt(source, details.position)?.length || 1;
      mark = [details.position, details.position + length];
    }
    return { cards: code === "jokerNotAllowed" ? cardsOf(source) : null, problem, mark };
  }

  /** The rank of chosen cards; none (and no problem) while there are fewer than five. */
  function judge(cards, ruleset) {
    const { value, problem } = attempt(() => rankHand(cards, { ruleset }));
    const choosing = problem?.code === "wrongCount" && cards.length < 5;
    if (!choosing) return { rank: value, problem };
    // A card that the game's deck lacks is told at once, not only with the fifth.
    const deck = ruleset === "paiGow" ? 53 : 52;
    const foreign = cards.findIndex((card) => cardId(card) >= deck);
    const told = foreign === -1 ? null : { code: "jokerNotAllowed", details: { position: foreign }, cite: null };
    return { rank: null, problem: told };
  }

  return {
    judge,
    readText,
    cardsOf,
    compare: (a, b, ruleset) => compareHands(a, b, { ruleset }),
    citeHand: (rank, game, ruleset) => citeHand(rank, game, { ruleset }),
    citeCompare: (a, b, game, ruleset) => citeCompare(a, b, game, { ruleset }),
    best: (ruleset) => best[ruleset],
    /** What one to four cards are so far, without straights and flushes, which need five. */
    showing: (cards) => rankShowing(cards),
    /** The class number of a hand of five to seven cards: the higher the better. */
    value: (cards, ruleset) => rankValue(cards, { ruleset }),
    /** Two cards of Pai Gow. */
    two: (cards) => tapete.rankTwo(cards),
    /** `wheel` is the table's, as in its settings. */
    legalSettings: (seven, wheel) => tapete.legalSettings(seven, { wheel }),
    /** What a house way makes of seven cards: { low, high, rule, cite }. */
    houseWay: (seven, name, wheel) => tapete.houseWay(seven, name, { wheel }),
    /** A new table, { value } or { problem }. */
    open: (game, config) => attempt(() => new tables[game](config)),
    /** What `run` gives, or the package's problem with it. */
    attempt,
    deck: (ruleset) => Array.from({ length: ruleset === "paiGow" ? 53 : 52 }, (_, id) => cardFromId(id)),
    words: (language) => {
      const catalogue = catalogues[language];
      return {
        card: (card) => cardName(card, catalogue),
        rank: (rank) => catalogue.ranks[rank].one,
        category: (category, game) => categoryName(category, catalogue, game),
        hand: (rank, game) => describeHand(rank, catalogue, { game }),
        cite: (cite) => describeCite(cite, catalogue),
        // Names and indices are for developers, and the place is marked; those parts of the sentence are optional.
        problem: ({ code, details }) => {
          const { argument, firstArgument, position, first, ruleset, ...rest } = details;
          return describeProblem({ code, details: rest, cite: null }, catalogue);
        },
        // In a form the argument has the name of its field, and what was got is what stands there.
        fieldProblem: ({ code, details }, { name, text: got }) => {
          const { position, first, firstArgument, ...rest } = details;
          // What is wrong with a card says enough by itself.
          if (/card|joker/i.test(code)) delete rest.argument;
          for (const key of ["argument", "key"]) if (key in rest) rest[key] = name;
          if ("got" in rest) rest.got = got ?? rest.got;
          return describeProblem({ code, details: rest, cite: null }, catalogue, { names: {} });
        },
        /** In the game's words. `nameOf` gives the page's name for what the package calls by a path, or null. */
        tableProblem: ({ code, details, cite }, game, nameOf = () => null) => {
          const named = { ...details };
          const paths = code === "badConfig" ? ["key"] : ["argument", "firstArgument"];
          for (const key of paths) if (key in named) named[key] = nameOf(named[key]) ?? named[key];
          return describeProblem({ code, details: named, cite }, catalogue, { names: {}, game });
        },
        event: (event, game) => describeEvent(event, catalogue, { names: {}, game }),
        action: (action, phase) => actionLabel(action, catalogue, { bet: phase }),
        phase: (phase, game) => phaseName(phase, catalogue, game),
        bet: (bet) => betName(bet, catalogue),
        outcome: (outcome) => outcomeName(outcome, catalogue),
        reason: (reason) => reasonText(reason, catalogue),
        seatState: (state) => seatStateName(state, catalogue),
        betState: (state) => betStateName(state, catalogue),
        total: (total) => describeTotal(total, catalogue),
        house: (name) => houseName(name, catalogue),
        houseRule: (rule) => houseRuleText(rule, catalogue),
        list: (items) => new Intl.ListFormat(language).format(items),
        chips: (amount) => formatChips(amount, { catalogue }),
      };
    },
  };
}
