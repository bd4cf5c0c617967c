/** Is a deck legal? Every rule on building one, in words for its player. Where a card may be seeded is the game's to say. */
import { type CardDef, type Catalogue, type DeckList, type Format, isInPool } from '@spaceline/engine';
import type { DeckProblem } from './deck.ts';
import { type DeckFix, everywhere, moved, putIn, takenOut, weakest } from './fixes.ts';

export interface Legality {
  legal: boolean;
  problems: DeckProblem[];
}

type Piles = Record<keyof DeckList, readonly CardDef[]>;
type Report = (rule: string, message: string, fix?: DeckFix) => void;
type Check = (piles: Piles, format: Format, report: Report, catalogue: Catalogue) => void;

/** Where a rule of a supplement says what a base rule says, that one is broken too. */
const ALSO: Readonly<Record<string, readonly string[]>> = {
  'BOG-03': ['R-2.5'],
  'R-11.50': ['R-2.5'],
  'R-11.51': ['R-2.5'],
  'BOG-07': ['R-2.6'],
  'BOG-10': ['R-9.26'],
  'DOM-46': ['R-3.13'],
  'R-1.17': ['R-2.4'],
  'WARP-01': ['R-2.11'],
  'WARP-03': ['R-2.11'],
  'WARP-04': ['R-2.11'],
  'WARP-05': ['R-2.11'],
  'WARP-07': ['R-2.11'],
};

export function checkDeck(deck: DeckList, catalogue: Catalogue, format: Format): Legality {
  const problems: DeckProblem[] = [];
  const report: Report = (rule, message, fix) =>
    problems.push({ rule, message, ...(ALSO[rule] && { also: ALSO[rule] }), ...(fix && { fix }) });
  const known = (ids: readonly string[] | undefined) =>
    (ids ?? []).flatMap((id) => {
      const def = catalogue.byId(id);
      if (!def) report('deck-file', `There is no card with the id "${id}"`);
      return def ?? [];
    });
  const piles: Piles = {
    missions: known(deck.missions),
    seeds: known(deck.seeds),
    draw: known(deck.draw),
    tactics: known(deck.tactics),
    q: known(deck.q),
    tent: known(deck.tent),
  };
  for (const check of CHECKS) check(piles, format, report, catalogue);
  checkPool(piles, catalogue, format, report);
  return { legal: problems.length === 0, problems };
}

/** The rule that sets a number: Warp Speed has its own. */
const ruleFor = (format: Format, warpSpeed: string, full: string): string =>
  format.id === 'warp-speed' ? warpSpeed : full;

const all = (piles: Piles): CardDef[] => Object.values(piles).flat();
const isReporter = (d: CardDef): boolean => d.personnel || d.ship || d.equipment;
const cards = (n: number): string => (n === 1 ? '1 card' : `${n} cards`);
const titles = (defs: readonly CardDef[]): string[] => [...new Set(defs.map((d) => d.title))];

/** By title, for cards with one title are copies whatever the printing. */
function copies(defs: readonly CardDef[]): Map<string, number> {
  const out = new Map<string, number>();
  for (const d of defs) out.set(d.title, (out.get(d.title) ?? 0) + 1);
  return out;
}

const called = (defs: readonly CardDef[], title: string): CardDef[] => defs.filter((d) => d.title === title);
const withoutTitle = (piles: Piles, title: string): DeckFix => ({
  how: 'take-out',
  out: everywhere(piles, (d) => d.title === title),
  in: [],
});

const MOST_SITES = 6;
const MOST_IN_TENT = 13;

function checkSizes({ draw, seeds, missions }: Piles, format: Format, report: Report): void {
  if (draw.length < format.minDraw) {
    const rule = ruleFor(format, 'WARP-04', 'R-2.1');
    report(rule, `Your draw deck has ${cards(draw.length)}; it needs at least ${format.minDraw}`);
  }
  // missions and sites stand outside the seed deck, unless an event follows the oldest rules
  const sites = seeds.filter((d) => d.facts.type === 'Site').length;
  const outside = format.sitesCountAsSeeds ? 0 : sites;
  const count = seeds.length - outside + (format.missionsCountAsSeeds ? missions.length : 0);
  if (count > format.maxSeeds) {
    const rule = ruleFor(format, 'WARP-03', 'R-2.1');
    const spare = weakest(
      seeds.filter((d) => d.facts.type !== 'Site'),
      count - format.maxSeeds,
    );
    report(
      rule,
      `Your seed deck has ${cards(count)}; it may have at most ${format.maxSeeds}`,
      takenOut('seeds', spare),
    );
  }
  if (sites > MOST_SITES) {
    const spare = weakest(
      seeds.filter((d) => d.facts.type === 'Site'),
      sites - MOST_SITES,
    );
    report('R-2.3', `You have ${sites} sites; you may have at most ${MOST_SITES}`, takenOut('seeds', spare));
  }
}

function checkMissions({ missions, seeds }: Piles, format: Format, report: Report): void {
  for (const title of titles(missions.filter((d) => !d.mission))) {
    const fix = moved('missions', called(missions, title));
    report('R-2.2', `${title} is no mission, so it cannot be one of your missions`, fix);
  }
  for (const title of titles(seeds.filter((d) => d.mission))) {
    const fix = moved('seeds', called(seeds, title), 'missions');
    report('R-2.2', `${title} is a mission; it goes with your missions, not among your seed cards`, fix);
  }
  const real = missions.filter((d) => d.mission);
  // some fill less than a place
  const places = real.reduce((n, d) => n + (d.rules?.slots ?? 1), 0);
  const { min, max } = format.missions;
  if (places < min || places > max) {
    const wanted =
      min === max ? `must fill exactly ${max}` : min === 0 ? `may fill at most ${max}` : `must fill ${min} to ${max}`;
    const spare = places > max ? takenOut('missions', weakest(real, Math.ceil(places - max))) : undefined;
    report(ruleFor(format, 'WARP-01', 'R-2.2'), `Your missions fill ${places} places; they ${wanted}`, spare);
  }
  // a universal mission may be there as often as you like
  for (const [title, n] of copies(real.filter((d) => d.unique))) {
    if (n < 2) continue;
    const fix = takenOut('missions', called(real, title).slice(1));
    report('R-1.17', `${title} is unique, so you may bring it once, not ${n} times`, fix);
  }
}

/** what would only be dead weight in the draw deck. */
function checkDraw({ draw }: Piles, _format: Format, report: Report): void {
  const seedOnly = (d: CardDef) => d.mission || d.dilemma || d.facts.type === 'Artifact' || d.facts.type === 'Site';
  for (const d of once(draw.filter((x) => seedOnly(x) && !x.facts.q && !x.rules?.plays?.length))) {
    const fix = moved('draw', called(draw, d.title));
    report('R-2.7', `${d.title} is of no use in your draw deck: ${kind(d)} can only be seeded`, fix);
  }
}

const kind = (d: CardDef): string => (d.facts.type === 'Artifact' ? 'an artifact' : `a ${d.facts.type.toLowerCase()}`);
const once = (defs: readonly CardDef[]): CardDef[] => titles(defs).map((t) => defs.find((d) => d.title === t)!);

function checkOutposts({ seeds }: Piles, format: Format, report: Report): void {
  const outposts = seeds.filter((d) => d.facts.facility === 'outpost');
  if (format.maxOutposts === null || outposts.length <= format.maxOutposts) return;
  const names = titles(outposts).join(', ');
  const fix = takenOut('seeds', outposts.slice(format.maxOutposts));
  report('WARP-07', `You may seed one outpost only, and your seed deck has ${outposts.length}: ${names}`, fix);
}

/** Cards whose text lets other cards be seeded at them, and how many each. */
const HOSTS: readonly { title: string; room: number; takes: (d: CardDef) => boolean }[] = [
  { title: 'Cryosatellite', room: 3, takes: (d) => d.personnel && d.icons.has('AU') },
  {
    title: "Caretaker's Array",
    room: 1,
    takes: (d) => d.ship && d.icons.has('DQ') && !d.facts.affiliations.includes('Borg'),
  },
  { title: 'Primary Supply Depot', room: 3, takes: (d) => d.equipment && !d.keywords.has('hand weapon') },
  { title: 'Husnock Outpost', room: 1, takes: (d) => d.title === 'Husnock Ship' },
  { title: 'Ferengi Trading Post', room: 1, takes: (d) => d.keywords.has("D'Kora-class") && !d.unique },
];

/** Personnel, ships and equipment among the seeds. */
function checkReporters({ seeds }: Piles, format: Format, report: Report): void {
  const reporters = seeds.filter(isReporter);
  if (format.seedsOneReporter) {
    if (reporters.length <= 1) return;
    const array = seeds.some((d) => d.title === "Caretaker's Array") && reporters.some((d) => d.ship);
    const names = titles(reporters).join(', ');
    if (array)
      report('WARP-06', `You may seed a card at your outpost or a ship at Caretaker's Array, not both: ${names}`);
    else {
      const fix = moved('seeds', reporters.slice(1), 'draw');
      report('WARP-05', `You may seed only one personnel, ship or equipment, not ${reporters.length}: ${names}`, fix);
    }
    return;
  }
  // a text must allow it, the card's own or that of a card which takes it in
  let homeless = reporters.filter((d) => !d.rules?.seeds?.length);
  for (const host of HOSTS) {
    let room = host.room * seeds.filter((d) => d.title === host.title).length;
    homeless = homeless.filter((d) => !host.takes(d) || room-- <= 0);
  }
  for (const title of titles(homeless)) {
    const fix = moved('seeds', called(homeless, title), 'draw');
    report('R-2.7', `${title} cannot be seeded, since no text allows it; put it into your draw deck`, fix);
  }
}

/** of the cards meant for the table, only those may be seeded that say so. We ask only those we know in full. */
function checkPlayOnly({ seeds }: Piles, _format: Format, report: Report): void {
  const types: readonly string[] = ['Event', 'Incident', 'Interrupt', 'Objective'];
  const playOnly = (d: CardDef) =>
    types.includes(d.facts.type) && d.status === 'complete' && d.rules && !d.rules.seeds?.length && !d.icons.has('HA');
  for (const title of titles(seeds.filter((d) => !d.facts.q && playOnly(d)))) {
    report(
      'R-3.16',
      `${title} can only be played; put it into your draw deck`,
      moved('seeds', called(seeds, title), 'draw'),
    );
  }
}

/** DOM-46: one copy at each mission, and no more missions on the table than both players bring. */
function checkCopies({ seeds }: Piles, format: Format, report: Report): void {
  const places = 2 * format.missions.max;
  for (const [title, n] of copies(seeds.filter((d) => d.dilemma || d.facts.type === 'Artifact'))) {
    if (n <= places) continue;
    const fix = takenOut('seeds', called(seeds, title).slice(places));
    report(
      'DOM-46',
      `You have ${n} copies of ${title}; with one at each mission there is room for ${places} at most`,
      fix,
    );
  }
}

function checkTactics(piles: Piles, _format: Format, report: Report): void {
  const { tactics, draw, tent, seeds } = piles;
  const isTactic = (d: CardDef) => d.facts.type === 'Tactic';
  for (const title of titles(tactics.filter((d) => !isTactic(d)))) {
    const fix = moved('tactics', called(tactics, title));
    report('BOG-07', `${title} is no Tactic, so it cannot be in your Battle Bridge side deck`, fix);
  }
  for (const title of titles([...draw, ...tent].filter(isTactic))) {
    const out = everywhere({ ...piles, tactics: [], seeds: [] }, (d) => d.title === title);
    const fix: DeckFix = { how: 'move', out, in: out.map(({ id }) => ({ pile: 'tactics', id })) };
    report('BOG-10', `${title} is a Tactic; its place is a Battle Bridge side deck and no other`, fix);
  }
  for (const title of titles(seeds.filter(isTactic))) {
    const fix = moved('seeds', called(seeds, title), 'tactics');
    report('BOG-09', `${title} is a Tactic; its place is a Battle Bridge side deck, not among your seeds`, fix);
  }
}

function checkSideDecks(piles: Piles, format: Format, report: Report, catalogue: Catalogue): void {
  const { tactics, q, tent, seeds, draw, missions } = piles;
  // the doorway that opens a side deck is one of the seeds
  const needs = (pile: readonly CardDef[], door: string, rule: string, name: string) => {
    if (pile.length === 0 || seeds.some((d) => d.title === door)) return;
    const doors = catalogue.byTitle(door);
    const opener = doors.find((d) => isInPool(d.facts, format.pool)) ?? doors[0];
    report(rule, `Your ${name} stays closed: it needs ${door} among your seed cards`, opener && putIn('seeds', opener));
  };
  needs(tactics, 'Battle Bridge Door', 'BOG-03', 'Battle Bridge side deck');
  needs(q, 'Q-Flash', 'R-11.50', 'Q-Continuum side deck');
  needs(tent, "Q's Tent", 'R-11.51', "Q's Tent side deck");
  for (const title of titles(q.filter((d) => !d.facts.q))) {
    const fix = moved('q', called(q, title));
    report('R-2.6', `${title} has no Q icon, so it cannot be in your Q-Continuum side deck`, fix);
  }
  // a text among the seeds may let the player's Q dilemmas lie under missions
  const letsSeed = seeds.some((d) => d.modifiers.some((m) => m.kind === 'grant' && m.what === 'seed-like-others'));
  const seeded = seeds.filter((d) => !letsSeed || !d.dilemma);
  for (const title of titles([...missions, ...seeded, ...draw, ...tent].filter((d) => d.facts.q))) {
    const out = everywhere({ ...piles, q: [] }, (d) => d.title === title);
    const fix: DeckFix = { how: 'move', out, in: out.map(({ id }) => ({ pile: 'q', id })) };
    report('R-1.1', `${title} has a Q icon; it goes into a Q-Continuum side deck and nowhere else`, fix);
  }
  if (tent.length > MOST_IN_TENT) {
    const fix = takenOut('tent', weakest(tent, tent.length - MOST_IN_TENT));
    report('R-2.6', `Your Q's Tent has ${cards(tent.length)}; it may have at most ${MOST_IN_TENT}`, fix);
  }
  for (const [title, n] of copies(tent)) {
    if (n < 2) continue;
    const fix = takenOut('tent', called(tent, title).slice(1));
    report('R-2.6', `All cards in a Q's Tent must be different, and ${title} is there ${n} times`, fix);
  }
}

function checkTribbles(piles: Piles, _format: Format, report: Report): void {
  const unused = all(piles).filter((d) => d.facts.type === 'Tribble' || d.facts.type === 'Trouble');
  for (const title of titles(unused))
    report('R-1.1', `${title} is a card of another game; take it out`, withoutTitle(piles, title));
}

/** who plays Borg plays nobody else, even where everybody mixes (WARP-27, R-11.35). */
const checkBorg: Check = (piles, format, report) => {
  if (format.universalTreaty && !format.warpBorgPure) return;
  const members = all(piles).filter((d) => d.personnel || d.ship || d.facility);
  const isBorg = (d: CardDef) => d.facts.affiliations.includes('Borg');
  const borg = members.find(isBorg);
  const stranger = members.find((d) => d.facts.affiliations.length > 0 && !isBorg(d));
  if (borg && stranger)
    report('R-2.9', `${borg.title} is Borg, and ${stranger.title} is not: Borg work with nobody else`);
};

/** a [BO] card is for those who play Borg. */
const checkBorgUseOnly: Check = (piles, _format, report) => {
  const cards = all(piles);
  if (cards.some((d) => (d.personnel || d.ship || d.facility) && d.facts.affiliations.includes('Borg'))) return;
  for (const title of titles(cards.filter((d) => d.icons.has('BO'))))
    report('R-1.23', `${title} is for Borg use only, and you have no Borg`, withoutTitle(piles, title));
};

const checkBanned: Check = (piles, format, report) => {
  for (const title of new Set(all(piles).map((d) => d.title)))
    if (format.banned.includes(title)) report('R-2.12', `${title} is banned`, withoutTitle(piles, title));
};

const CHECKS: readonly Check[] = [
  checkBorg,
  checkBorgUseOnly,
  checkSizes,
  checkMissions,
  checkDraw,
  checkOutposts,
  checkReporters,
  checkPlayOnly,
  checkCopies,
  checkTactics,
  checkSideDecks,
  checkTribbles,
  checkBanned,
];

const LOGOS: Readonly<Record<string, string>> = { VOY: 'Voyager' };

/** WARP-09, VOY-41: the copy you bring needs the logo, so another printing of the same card may be allowed. */
function checkPool(piles: Piles, catalogue: Catalogue, format: Format, report: Report): void {
  const { pool } = format;
  if (pool === null) return;
  const allowed = ({ facts }: CardDef) => isInPool(facts, pool);
  for (const d of new Set(all(piles))) {
    if (allowed(d)) continue;
    const logo = LOGOS[pool.property] ?? pool.property;
    const why = `has no ${logo} logo and is no ${pool.missionsOf} Quadrant mission`;
    const other = catalogue.byTitle(d.title).find(allowed);
    const hint = other ? ` (its printing in the set ${other.facts.set} is)` : '';
    const out = everywhere(piles, (x) => x === d);
    const fix: DeckFix = other
      ? { how: 'swap', out, in: out.map(({ pile }) => ({ pile, id: other.facts.id })) }
      : { how: 'take-out', out, in: [] };
    report('WARP-09', `${d.title} (${d.facts.set}) ${why}, so it is not in the ${format.name} pool${hint}`, fix);
  }
}
