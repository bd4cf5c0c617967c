/** Pictures of cards, made from their facts. The same card always looks the same, and no two look alike. */
import type { CardFacts } from '@spaceline/engine';
import { artifact } from './artifacts.ts';
import { type Back, back } from './backs.ts';
import { duotone } from './colours.ts';
import { doorway } from './doorways.ts';
import { equipment } from './equipment.ts';
import { hull, hullColour, planArt } from './hulls/hull.ts';
import { incident } from './incidents.ts';
import { planet } from './missions/planet.ts';
import { nebula, space } from './missions/space.ts';
import { objective } from './objectives.ts';
import { n } from './paths.ts';
import { person } from './people/person.ts';
import { type Drawing, ID } from './picture.ts';
import { dilemma, event, interrupt } from './signals.ts';
import { site } from './sites.ts';
import { tactic } from './tactics.ts';
import { timeLocation } from './time-locations.ts';
import { tribble } from './tribbles.ts';

export type { Back } from './backs.ts';
export { AFFILIATION, AFFILIATIONS, frameColour } from './colours.ts';
export { EMBLEM } from './emblems.ts';
export { looksRight } from './people/person.ts';

function draw(card: CardFacts, w: number, h: number): Drawing {
  switch (card.type) {
    case 'Personnel':
      return person(card, w, h);
    case 'Ship':
    case 'Facility':
      return hull(card, w, h);
    case 'Mission':
      return mission(card, w, h);
    case 'Dilemma':
      return dilemma(card, w, h);
    case 'Event':
      return event(card, w, h);
    case 'Interrupt':
      return interrupt(card, w, h);
    case 'Equipment':
      return equipment(card, w, h);
    case 'Incident':
      return incident(card, w, h);
    case 'Objective':
      return objective(card, w, h);
    case 'Doorway':
      return doorway(card, w, h);
    case 'Artifact':
      return artifact(card, w, h);
    case 'Site':
      return site(card, w, h);
    case 'Time Location':
      return timeLocation(card, w, h);
    case 'Tactic':
      return tactic(card, w, h);
    case 'Tribble':
    case 'Trouble':
      return tribble(card, w, h);
  }
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

/**
 * The picture of a card for a box of this size, as the text of an <svg>. Wherever it holds `ID`, put something that is
 * unique on the page.
 */
export function picture(card: CardFacts, w: number, h: number): string {
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
