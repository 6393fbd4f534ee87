// The site's pages, in the order of the navigation. A page joins the site with one line here and its
// own words; nothing that does not exist yet is listed.

export const PAGES = [
  { id: "ranker", href: "./index.html" },
  { id: "texasHoldem", href: "./texas-holdem.html" },
  { id: "sevenCardStud", href: "./seven-card-stud.html" },
  { id: "letItRide", href: "./let-it-ride.html" },
  { id: "tripleShot", href: "./triple-shot.html" },
  { id: "paiGowPoker", href: "./pai-gow-poker.html" },
];
