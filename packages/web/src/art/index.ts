/** Pictures of cards, made from their facts. The same card always looks the same, and no two look alike. */
import type { CardFacts } from '@spaceline/engine';
import { type Back, back } from './backs.ts';
import { duotone } from './colours.ts';
import { hull, hullColour, planArt } from './hulls/hull.ts';
import { planet } from './missions/planet.ts';
import { nebula, space } from './missions/space.ts';
import { n } from './paths.ts';
import { person } from './people/person.ts';
import { type Drawing, ID, type Painter } from './picture.ts';

export type { Back } from './backs.ts';
export { AFFILIATION, AFFILIATIONS, frameColour } from './colours.ts';
export { EMBLEM } from './emblems.ts';
export { looksRight } from './people/person.ts';

/** The kinds of cards that every table shows from the start. */
const COMMON = {
  Personnel: person,
  Ship: hull,
  Facility: hull,
  Mission: mission,
} satisfies Partial<Record<CardFacts['type'], Painter>>;

export type CommonKind = keyof typeof COMMON;

const painters: Partial<Record<CardFacts['type'], Painter>> = { ...COMMON };
let coming: Promise<unknown> | null = null;

/** How to draw the others comes with the first of them; from then on every picture is there at once. */
export function everyKind(): Promise<unknown> {
  coming ??= import('./rare.ts').then(
    ({ RARE }) => Object.assign(painters, RARE),
    (e) => {
      // out of reach now, and perhaps not the next time
      coming = null;
      throw e;
    },
  );
  return coming;
}

function mission(card: CardFacts, w: number, h: number): Drawing {
  if (card.where === 'space') return space(card, w, h);
  if (card.where !== 'both') return planet(card, w, h);
  // Both at once: the planet lies in a cloud.
  const { ground, body } = planet(card, w, h);
  return { ground, body: nebula(card.title, w, h, duotone(card.title), false) + body };
}

/** Recently used pictures: a table shows the same few dozen again and again, a gallery wanders through thousands. */
const CACHE_SIZE = 600;
const cache = new Map<string, string>();

function cached(key: string, make: () => string): string {
  const known = cache.get(key);
  if (known !== undefined) {
    cache.delete(key);
    cache.set(key, known);
    return known;
  }
  const made = make();
  cache.set(key, made);
  if (cache.size > CACHE_SIZE) {
    const [oldest] = cache.keys();
    cache.delete(oldest);
  }
  return made;
}

/** A scene fills its box and loses its edges where that has another shape; what has an outline is shown whole. */
const svg = (w: number, h: number, body: string, ground?: string, fit: 'slice' | 'meet' = 'slice'): string =>
  `<svg viewBox="0 0 ${n(w)} ${n(h)}" width="100%" height="100%" preserveAspectRatio="xMidYMid ${fit}" aria-hidden="true"${ground ? ` style="background:${ground}"` : ''}>${body}</svg>`;

/** One that is there, or one that comes. */
export type Picture = string | Promise<string>;

/**
 * The picture of a card for a box of this size, as the text of an <svg>. Wherever it holds `ID`, put something that is
 * unique on the page.
 */
export function picture(card: CardFacts, w: number, h: number): Picture {
  const draw = painters[card.type];
  if (draw === undefined) return everyKind().then(() => picture(card, w, h));
  return cached(`${card.id}/${w}x${h}`, () => {
    const { ground, body } = draw(card, w, h);
    return svg(w, h, body, ground);
  });
}

export const cardBack = (kind: Back, w: number, h: number): string =>
  cached(`back/${kind}/${w}x${h}`, () => {
    const { ground, body } = back(kind, w, h);
    return svg(w, h, body, ground);
  });

/** The plan view of a ship or facility by itself, nose to the right, in a box twice as wide as high. */
export function plan(card: CardFacts, size: 'unit' | 'battle'): string {
  const small = size === 'unit';
  return cached(`plan/${card.id}/${size}`, () =>
    svg(120, 60, planArt(card, hullColour(card), { width: small ? 2.4 : 0.8, lines: !small }), undefined, 'meet'),
  );
}

/** Makes a picture's ids its own. */
export const withId = (art: string, id: string): string => art.replaceAll(ID, id);
