// The games: a class each. What they play is in the core.
import { Game, restored } from "./game.js";

export class LetItRide extends Game {
  constructor(config) {
    super("letItRide", config);
  }

  static restore(snapshot) {
    // biome-ignore lint/complexity/noThisInStatic: heirs of the class make heirs
    return restored(this, LetItRide, snapshot);
  }
}
