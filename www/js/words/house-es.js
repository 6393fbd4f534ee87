// Words that the tables of Triple Shot and Pai Gow Poker share, in Spanish.

export default {
  "house.examples": "Partidas que conviene ver",
  "house.examplesIntro": "Cada una abre su propia mesa. Deshacer muestra cómo llegó a eso.",
  "setup.betOf": "{seat}, {bet}",
};
