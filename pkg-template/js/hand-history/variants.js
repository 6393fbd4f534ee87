// The three of the standard's variants that the package plays: which settings they are, in which fields.

export const VARIANTS = {
  NT: { game: "texasHoldem", structure: "noLimit", fields: ["blinds_or_straddles", "min_bet"] },
  FT: { game: "texasHoldem", structure: "fixedLimit", fields: ["blinds_or_straddles", "small_bet", "big_bet"] },
  F7S: { game: "sevenCardStud", structure: "fixedLimit", fields: ["bring_in", "small_bet", "big_bet"] },
};

/** Under the dead button: chairs of button and small blind, from 1, where one is empty, and a small blind nobody posts. */
export const POSITIONS = ["button", "smallBlindSeat", "smallBlind"];

/** Settings that the standard has no field for, with their defaults; of the structure: `maxRaises`. */
export const SETTINGS = {
  needlessFold: false,
  reopen: "cumulative",
  oddChips: "oneEach",
  showdown: "auto",
  ruleset: "standard",
  buttonRule: "moving",
  lowCardTie: "dealtFirst",
  openPair: false,
  maxRaises: 3,
};

/** A field of one's own begins with an underscore: these settings, where they are not the defaults. */
export const OWN_FIELD = "_tapete";
