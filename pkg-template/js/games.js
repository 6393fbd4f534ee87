// The games: a class each. What they play is in the core.
import { Game, restored, ruledBy } from "./game.js";
import { tableFrom } from "./hand-history/read.js";

export class SevenCardStud extends Game {
  constructor(config) {
    super("sevenCardStud", config);
  }

  static restore(snapshot) {
    // biome-ignore lint/complexity/noThisInStatic: heirs of the class make heirs
    return restored(this, SevenCardStud, snapshot);
  }

  static fromHandHistory(text) {
    // biome-ignore lint/complexity/noThisInStatic: heirs of the class make heirs
    return tableFrom(ruledBy(this, SevenCardStud), "sevenCardStud", text);
  }
}

export class TexasHoldem extends Game {
  constructor(config) {
    super("texasHoldem", config);
  }

  static restore(snapshot) {
    // biome-ignore lint/complexity/noThisInStatic: heirs of the class make heirs
    return restored(this, TexasHoldem, snapshot);
  }

  static fromHandHistory(text) {
    // biome-ignore lint/complexity/noThisInStatic: heirs of the class make heirs
    return tableFrom(ruledBy(this, TexasHoldem), "texasHoldem", text);
  }
}

export class LetItRide extends Game {
  constructor(config) {
    super("letItRide", config);
  }

  static restore(snapshot) {
    // biome-ignore lint/complexity/noThisInStatic: heirs of the class make heirs
    return restored(this, LetItRide, snapshot);
  }
}

export class TripleShot extends Game {
  constructor(config) {
    super("tripleShot", config);
  }

  static restore(snapshot) {
    // biome-ignore lint/complexity/noThisInStatic: heirs of the class make heirs
    return restored(this, TripleShot, snapshot);
  }
}

export class PaiGowPoker extends Game {
  constructor(config) {
    super("paiGowPoker", config);
  }

  static restore(snapshot) {
    // biome-ignore lint/complexity/noThisInStatic: heirs of the class make heirs
    return restored(this, PaiGowPoker, snapshot);
  }
}
