// The games: a class each. What they play is in the core.
import { Game, restored } from "./game.js";

export class LetItRide extends Game {
  constructor(config) {
    super("letItRide", config);
  }

  static restore(snapshot) {
    return restored(this, LetItRide, snapshot);
  }
}
