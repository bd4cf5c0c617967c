/** Words for coming into play: where cards report, what is downloaded, instead of what, and what is seeded there. */
import { hiddenIn, isCardSpot, locationOf, locationOfSpot, locationSpot, spotOf, Zone } from '@spaceline/engine';
import {
  anything,
  type DownloadIcon,
  type DownloadTo,
  download,
  type Effect,
  type Filter,
  hereOf,
  just,
  may,
  mayReport,
  maySeed,
  people,
  type ReportModifier,
  type SeedingModifier,
  type Selector,
  select,
  type Trigger,
  thisCard,
  trigger,
  your,
} from '@spaceline/engine/language';
import { around, placesAt } from './arriving.ts';

const words = (f: Filter, noun: string): string =>
  `${f.pre} ${f.named || f.pre.endsWith(` ${noun}`) ? '' : noun} ${f.post}`.replace(/\s+/g, ' ').trim();

// ----- reporting

/** R-5.6: every place, aboard something or on a planet, where you have such a personnel. */
export const whereYouHave = (f: Filter): Selector => {
  const who = your(people).which(f);
  return select(`any place where ${who.one} is`, `places where ${who.one} is`, (r) => [
    ...new Set(
      who
        .ids(r)
        .filter((id) => r.g.card(id).zone === Zone.Aboard || r.g.card(id).zone === Zone.Planet)
        .map((id) => spotOf(r.g, id)),
    ),
  ]);
};

/**
 * Of a mission, personnel, ship or equipment whose text says "may report here" (CR-112): anywhere at its location, on the planet or aboard what
 * is its player's there; under a cloak it is nowhere (CR-76). A mission speaks to both players. "Aboard" and "where present" are `mayReportHere`.
 */
export const mayReportAnywhereHere = (f: Filter, o: { free?: true } = {}): ReportModifier =>
  mayReport(
    `your ${words(f, 'cards')} may report here${o.free ? ' for free' : ''}`,
    (r, id) => id !== r.source && f.test(r, id),
    (r, id) =>
      hereOf(r) < 0 || hiddenIn(r.g, r.source) >= 0 ? [] : around({ g: r.g, you: r.g.card(id).owner }, hereOf(r)),
    o,
  );

// ----- downloading (R-5.13)

/**
 * To where this card is: to anything at its location; what is hidden from it is not there (CR-76). Whoever and whatever reports for duty
 * needs no facility for it: the text names the place (R-5.6, R-5.16).
 */
export const toHere: DownloadTo = {
  is: (r, spot) => (isCardSpot(spot) ? anything.here.has(r, spot) : locationOfSpot(r.g, spot) === hereOf(r)),
  places: (r) => (hereOf(r) < 0 ? [] : placesAt(r, hereOf(r))),
  text: 'here',
};
export const downloadHere = (f: Filter): Effect => download(f, toHere);

/** "When you report this, you may download …" */
export const mayFetchWhenReported = (f: Filter): Trigger => {
  const fetched = may(download(f));
  return trigger({ on: 'reported' }, fetched, {
    when: just(thisCard),
    optional: true,
    text: `when reported, ${fetched.text}`,
  });
};

interface Icon {
  /** its place among the card's icons */
  icon?: number;
  /** only when this has just happened, once per game for each card that did it (R-4.11) */
  answers?: NonNullable<DownloadIcon['answers']>;
  /** used once per turn, not once per game (R-4.20: by player and title) */
  eachTurn?: true;
}

/** A special download icon that names more than titles (R-5.17). */
export const specialDownload = (who: Filter, { icon = 0, answers, eachTurn }: Icon = {}): DownloadIcon => {
  const named = who.named ? who.pre : eachTurn ? words(who, '') : `any ${words(who, 'card')}`;
  const when = answers ? ` (if ${answers.when.text}; once per game for each)` : '';
  return {
    icon,
    who,
    ...(answers && { answers }),
    ...(eachTurn && { limit: { times: 1, per: 'turn', by: 'title' } as const }),
    text: `${named}${when}${eachTurn ? ' (once per turn)' : ''}`,
  };
};

// ----- seeding

const seedText = (n: number | 'any number of', f: Filter, noun = 'cards'): string =>
  `${n === 'any number of' ? n : n === 1 ? 'one' : `up to ${n}`} ${words(f, n === 1 ? noun.replace(/s$/, '') : noun)}`;

const PHASES = { 'under here': 'dilemma-phase', 'with it': 'dilemma-phase', here: 'facility-phase' } as const;
const seeds = (n: number | 'any number of'): number => (n === 'any number of' ? Number.POSITIVE_INFINITY : n);

/** Each player may seed such cards where this card lies: beneath the mission, or face up there (R-3.2). */
export const eachMaySeed = (
  n: number | 'any number of',
  f: Filter,
  where: 'under here' | 'here' = 'under here',
): SeedingModifier =>
  maySeed(`each player may seed ${seedText(n, f)} ${where}`, PHASES[where], seeds(n), f.test, ({ g, source }) => [
    locationSpot(locationOf(g, source)),
  ]);

/** Its player may seed such cards: with it beneath the same mission, or aboard this ship or facility; a ship is docked there (DOM-60). */
export const youMaySeed = (n: number, f: Filter, where: 'with it' | 'aboard' | 'docked here'): SeedingModifier =>
  maySeed(
    `you may seed ${seedText(n, f, where === 'docked here' ? 'ships' : 'cards')} ${where === 'aboard' ? where : 'here'}`,
    where === 'with it' ? 'dilemma-phase' : 'facility-phase',
    n,
    (r, id) => {
      const { g, source } = r;
      return id !== source && g.card(id).owner === g.card(source).owner && f.test(r, id);
    },
    ({ g, source }) => [where === 'with it' ? locationSpot(g.card(source).host) : source],
  );
