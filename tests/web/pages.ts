/** Every page beside the table, for tests of all of them. */

const CHECKED = '[data-testid="check"][data-legal="true"]';
const NOT_LEGAL = '[data-testid="check"][data-legal="false"]';

/** Each page, and what stands on it when all that it fetches has come. */
export const PAGES: readonly (readonly [path: string, ...there: string[]])[] = [
  [
    '/',
    '[data-testid="play-now"]:enabled',
    'a[href^="/decks/federation"]',
    'a[href^="/rules/"]',
    '[data-testid="first-table"][data-live="false"] [data-testid="miniature"]',
  ],
  ['/tables', '[data-testid="open-table"]:enabled', '[data-testid="nobody-waits"]', '[data-testid="nothing-to-watch"]'],
  ['/games', '[data-testid="no-game"]'],
  ['/season', '[data-testid="season"]'],
  ['/events', '[data-testid="create-event"]', '[data-testid="no-event"]'],
  ['/people', '[data-testid="played"] p'],
  ['/decks', 'text=The crew of Voyager'],
  ['/decks/federation', 'text=The crew of Voyager', 'text=Prevent Annihilation', CHECKED],
  ['/rules', 'ol > li:nth-child(120)'],
  ['/rules?q=docked', '[data-ground="text"]'],
  ['/rules/WARP-36', 'text=Evening up to seven', '[data-testid="on-the-table"]'],
  ['/rules/R-8.17', '[data-testid="rule"][data-rule="R-8.17"]'],
  ['/learn', '[data-testid="start-tutorial"]'],
  ['/settings', 'button[type="submit"]'],
  ['/decks/new?format=warp-speed', 'text=Admiral Janeway', NOT_LEGAL],
  ['/packs', 'text=Voyager Booster'],
  ['/packs?products=voyager-booster&seed=a', '[data-testid="turn-next"]'],
  ['/rules/BOG-47/table', 'text=The table as it is laid out'],
  ['/gallery', 'article'],
  ['/cards/kevin-uxbridge', '[data-testid="erratum"]', '[data-testid="card-rulings"] li:nth-child(3)'],
  ['/cards/kathryn-janeway', '[data-testid="card-decks"] li'],
  ['/judge', '[data-testid="bench"][data-busy="false"]'],
  [
    '/judge?scenario=base%2FR-7.3-several-moves-in-a-turn',
    '[data-testid="bench"][data-busy="false"]',
    '[data-testid="step"]',
  ],
  ['/nowhere', 'main h1'],
];
