/** Words for coming into play: where cards report, what is downloaded, instead of what, and what is seeded there. */
import { isCardSpot, locationOf, locationOfSpot, locationSpot, spotOf, Zone } from '@spaceline/engine';
import {
  anything,
  type DownloadIcon,
  type DownloadTo,
  download,
  type Effect,
  type Filter,
  hereOf,
  maySeed,
  people,
  type SeedingModifier,
  type Selector,
  select,
  your,
} from '@spaceline/engine/language';
import { atThisLocation } from './arriving.ts';

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

// ----- downloading (R-5.13)

/**
 * To where this card is: to anything at its location; what is hidden from it is not there (CR-76). People and equipment need no facility
 * for it: the text names the place (R-5.16).
 */
export const toHere: DownloadTo = {
  is: (r, spot) => (isCardSpot(spot) ? anything.here.has(r, spot) : locationOfSpot(r.g, spot) === hereOf(r)),
  places: (r) => atThisLocation.ids(r),
  text: 'here',
};
export const downloadHere = (f: Filter): Effect => download(f, toHere);

/** A special download icon that names more than titles; `icon` is its place among the card's icons. */
export const specialDownload = (who: Filter, icon = 0): DownloadIcon => ({
  icon,
  who,
  text: who.named ? who.pre : `any ${words(who, 'card')}`,
});

/** … only when this has just happened, once per game for each card that did it (R-4.11). */
export const specialDownloadWhen = (
  who: Filter,
  answers: NonNullable<DownloadIcon['answers']>,
  icon = 0,
): DownloadIcon => {
  const plain = specialDownload(who, icon);
  return { ...plain, answers, text: `${plain.text} (if ${answers.when.text}; once per game for each)` };
};

/** R-5.17: one that is used once per turn, not once per game (R-4.20: by player and title). */
export const specialDownloadEachTurn = (who: Filter, icon = 0): DownloadIcon => ({
  icon,
  who,
  limit: { times: 1, per: 'turn', by: 'title' },
  text: `${words(who, '')} (once per turn)`,
});

// ----- seeding

/** Each player may seed such cards under the mission that this is: so many, or any number. */
export const eachMaySeedUnder = (n: number | 'any number of', f: Filter): SeedingModifier =>
  maySeed(
    `each player may seed ${n === 'any number of' ? n : `up to ${n}`} ${words(f, 'cards')} under here`,
    'dilemma-phase',
    n === 'any number of' ? Number.POSITIVE_INFINITY : n,
    f.test,
    ({ g, source }) => [locationSpot(locationOf(g, source))],
  );

/** Its player may seed such cards with it, beneath the same mission. */
export const youMaySeedWithIt = (n: number, f: Filter): SeedingModifier =>
  maySeed(
    `you may seed up to ${n} ${words(f, 'cards')} here`,
    'dilemma-phase',
    n,
    (r, id) => id !== r.source && r.g.card(id).owner === r.g.card(r.source).owner && f.test(r, id),
    ({ g, source }) => [locationSpot(g.card(source).host)],
  );

/** The player of this facility may seed one such ship here, face up: it is docked (DOM-60). */
export const youMaySeedShipHere = (f: Filter): SeedingModifier =>
  maySeed(
    `you may seed one ${words(f, 'ship')} here`,
    'facility-phase',
    1,
    (r, id) => r.g.card(id).owner === r.you && r.g.def(id).ship && f.test(r, id),
    ({ source }) => [source],
  );

/** The player of this ship or facility may seed such cards aboard. */
export const youMaySeedAboard = (n: number, f: Filter): SeedingModifier =>
  maySeed(
    `you may seed up to ${n} ${words(f, 'cards')} aboard`,
    'facility-phase',
    n,
    (r, id) => r.g.card(id).owner === r.you && f.test(r, id),
    ({ source }) => [source],
  );
