// The small pictures of legacies: shape first, colour second. Those that are not among our own are of game-icons.

/** A filled outline, or a stroke; `light` is drawn in white over what lies below. */
export interface Stroke {
  d: string;
  stroke?: number;
  light?: boolean;
  dashed?: boolean;
}

const ring = (r: number) => `M${8 - r} 8a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;

/** Drawn in a square of 16. */
export const OWN: Partial<Record<string, readonly Stroke[]>> = {
  fame: [{ d: "M8 .9l2.2 4.6 5 .7-3.7 3.5.9 5L8 12.3 3.6 14.7l.9-5L.8 6.2l5-.7z" }],
  gold: [{ d: ring(7.2) }, { d: ring(5), stroke: 1.3, light: true }],
  foundation: [{ d: "M8 .8L15.4 5v1.6H.6V5zM2 7.6h2.3v5H2zm4.9 0h2.2v5H6.9zm4.8 0H14v5h-2.3zM.8 13.4h14.4v2H.8z" }],
  dye: [{ d: "M8 .6c2.6 3.7 5.2 6.3 5.2 9.2A5.2 5.2 0 0 1 2.800 9.800C2.800 6.900 5.400 4.300 8 .6z" }],
  gear: [
    {
      d: "M6.700 0h2.600l.4 2 1.500.6 1.700-1.100 1.800 1.800-1.100 1.700.6 1.500 2 .4v2.600l-2 .4-.6 1.500 1.100 1.700-1.800 1.800-1.700-1.100-1.500.6-.4 2H6.700l-.4-2-1.500-.6-1.700 1.100-1.800-1.800 1.100-1.700-.6-1.500-2-.4V6.900l2-.4.6-1.500L1.300 3.300l1.800-1.800 1.700 1.100L6.300 2zM8 5.400a2.700 2.700 0 1 0 0 5.400 2.700 2.700 0 0 0 0-5.400z",
    },
  ],
  gem: [
    { d: "M4 1.600h8l3.600 4.600L8 15.200.4 6.200z" },
    { d: "M.4 6.200h15.200M8 15L5.200 6.200 8 1.800l2.800 4.400z", stroke: 1, light: true },
  ],
  iron: [{ d: "M4.200 4h7.600L15.600 13H.4z" }, { d: "M4.600 4.600h6.800l.9 2.200H3.700z", light: true }],
  wildcard: [
    { d: ring(6.8), stroke: 1.8, dashed: true },
    { d: "M5.700 6.300c.2-3 4.700-2.900 4.700-.1 0 1.800-2.300 1.800-2.300 3.500M8 11.200v1.400", stroke: 1.7 },
  ],
  resources: [
    { d: "M1 4.500L8 1l7 3.500v7L8 15l-7-3.500z", stroke: 1.7 },
    { d: "M1 4.500L8 8l7-3.500M8 8v7", stroke: 1.7 },
  ],
  card: [
    {
      d: "M4.600 1h6.800A1.600 1.600 0 0 1 13 2.600v10.800a1.600 1.600 0 0 1-1.600 1.600H4.600A1.600 1.600 0 0 1 3 13.400V2.600A1.600 1.600 0 0 1 4.600 1z",
    },
    { d: "M5 4h6M5 6.500h6M5 9h4", stroke: 1.1, light: true },
  ],
  heir: [
    {
      d: "M4.400 4.600a3.600 3.600 0 1 0 7.200 0a3.600 3.600 0 1 0-7.200 0zM1.500 15.400c0-4 2.700-6.200 6.500-6.200s6.500 2.200 6.500 6.200z",
    },
  ],
  crowd: [
    {
      d: "M2.600 4.800a2.700 2.700 0 1 0 5.400 0a2.700 2.700 0 1 0-5.400 0zM.4 13.600c0-3.200 1.900-5 4.900-5s4.900 1.800 4.900 5zM9.300 3.400a2.500 2.500 0 1 1 .6 4.700c1-1.300 1.100-3 0-4.700zM11.600 13.600c.1-2-.5-3.700-1.700-5 3.400-.4 5.700 1.400 5.700 5z",
    },
  ],
  friend: [
    {
      d: "M8 14.600C3 10.800.8 8.400.8 5.500a3.700 3.700 0 0 1 7.200-1.300 3.700 3.700 0 0 1 7.200 1.300c0 2.900-2.200 5.300-7.200 9.100z",
    },
  ],
  enemy: [
    {
      d: "M1.200 1.200l2.600.4 10.800 10.800-2.200 2.200L1.600 3.800zM14.800 1.200l-2.600.4L1.400 12.400l2.200 2.200L14.400 3.800z",
    },
  ],
  up: [{ d: "M8 2l5.500 6H10v6H6V8H2.500z" }],
  down: [{ d: "M8 14l5.500-6H10V2H6v6H2.500z" }],
  either: [{ d: "M8 .5l4 4.800H9.200v5.400H12l-4 4.800-4-4.800h2.800V5.300H4z" }],
  left: [{ d: "M11 2v12L3 8z" }],
  right: [{ d: "M5 2v12l8-6z" }],
  tick: [{ d: "M1.500 8.500l3-2.600 2.600 3L12.600 2l2.400 2.200-7.800 9.600z" }],
  token: [{ d: ring(6) }],
  bonus: [{ d: "M2 3h12v3a2 2 0 0 0 0 4v3H2v-3a2 2 0 0 0 0-4z" }],
  minor: [{ d: "M4 2h8v12H4z", stroke: 1.6 }],
  major: [{ d: "M3 1.500h10v13H3z" }],
  invest: [{ d: "M1 14.500V9h3.400v5.500zM6.300 14.500V5.500h3.400v9zM11.600 14.500v-13H15v13z" }],
  relate: [
    { d: "M1.200 8a4.200 4.200 0 1 0 8.400 0a4.200 4.200 0 1 0-8.400 0z", stroke: 2 },
    { d: "M6.400 8a4.200 4.200 0 1 0 8.400 0a4.200 4.200 0 1 0-8.400 0z", stroke: 2 },
  ],
  opportunity: [{ d: "M9.500.5L2.500 9h4l-1 6.500L13 6.500H8.700z" }],
  steal: [{ d: "M14 4.500C9 2.500 5 4.500 4.300 8.500H1.500L5.500 13l4-4.500H6.800C7.300 6 10 5 14 6.800z" }],
};

/** Pictures of game-icons by what they stand for. */
export const PICTURES: Partial<Record<string, string>> = {
  politician: "public-speaker",
  "underworld-boss": "fedora",
  general: "medal",
  inventor: "monkey-wrench",
  philosopher: "philosopher-bust",
  "corporate-mogul": "top-hat",
  "transportation-baron": "steam-locomotive",
  "master-thief": "domino-mask",
  promoter: "megaphone",
  socialite: "handheld-fan",
  legendary: "laurels",
  communications: "radio-tower",
  law: "scales",
  military: "crossed-swords",
  education: "graduate-cap",
  science: "erlenmeyer",
  libraries: "bookshelf",
  manufacturing: "factory",
  tourism: "suitcase",
  museums: "amphora",
  theater: "drama-masks",
  power: "crown",
  manipulation: "puppet",
  humanity: "hearts",
  commerce: "coins",
  knowledge: "open-book",
  innovation: "light-bulb",
  event: "newspaper",
  relationships: "conversation",
  income: "open-treasure-chest",
  "heirloom-fame": "laurel-crown",
  temple: "greek-temple",
  influence: "growth",
  dividends: "receive-money",
  trade: "trade",
  seal: "wax-seal",
  heirloom: "locked-chest",
  explore: "compass",
  locked: "padlock",
};

/** The picture of each global action. */
export const TILES: Partial<Record<string, string>> = {
  event: "event",
  relationships: "relationships",
  income: "income",
  fame: "heirloom-fame",
  foundation: "temple",
  influence: "influence",
  dividends: "dividends",
  trade: "trade",
};

export const GROUPS: Partial<Record<string, string>> = {
  communications: "government",
  law: "government",
  military: "government",
  education: "progress",
  science: "progress",
  libraries: "progress",
  manufacturing: "progress",
  tourism: "entertainment",
  museums: "entertainment",
  theater: "entertainment",
};
