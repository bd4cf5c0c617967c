/** Places: missions and planets that a text speaks of, as spots. `missions.which(…)` is played on; `planets` is where people go. */
import type { CardDef } from '../cards/catalogue.ts';
import type { Quadrant } from '../cards/facts.ts';
import { QUADRANTS } from '../cards/names.ts';
import { hiddenIn } from '../cloaking/hidden.ts';
import { locationSpot, planetSpot, type Spot, spotLocation } from '../core/spot.ts';
import { FIRST_IN_PLAY } from '../core/state.ts';
import { hasKeyword } from '../core/values.ts';
import {
  adjacent,
  isLocated,
  isPlanetLocation,
  isSpaceLocation,
  isTimeLocation,
  missionFor,
  ownsMission,
} from '../spaceline/places.ts';
import type { Selector } from './definition.ts';
import { list, squeeze } from './english.ts';
import { spoke } from './names.ts';
import type { Reading } from './reading.ts';
import { hereOf } from './selectors.ts';

interface Test {
  is(r: Reading, location: number): boolean;
  readonly pre?: string;
  readonly post?: string;
  /** names, which go without a noun: a mission by its title */
  readonly names?: readonly string[];
}

const ELSEWHERE = 'elsewhere';

const missionsAt = (r: Reading, l: number): CardDef[] => r.g.location(l).missions.map((m) => r.g.def(m));
const isInRegion = (r: Reading, l: number, name: string): boolean => {
  const { card } = r.g.location(l);
  return [...missionsAt(r, l), ...(card < 0 ? [] : [r.g.def(card)])].some((d) => d.facts.region === name);
};

const isKnownAs = (r: Reading, l: number, word: string): boolean =>
  r.g.location(l).missions.some((m) => hasKeyword(r.g, m, word));

export class Place implements Selector {
  constructor(
    private readonly tests: readonly Test[],
    private readonly surface: boolean,
    private readonly noun: readonly [string, string],
  ) {}

  private spot(location: number): Spot {
    return this.surface ? planetSpot(location) : locationSpot(location);
  }

  ids(r: Reading): number[] {
    return r.g.state.locations.filter((l) => this.isHere(r, l.id)).map((l) => this.spot(l.id));
  }

  private isHere(r: Reading, location: number): boolean {
    if (!isLocated(r.g, location) || (this.surface && !isPlanetLocation(r.g, location))) return false;
    return this.tests.every((t) => t.is(r, location));
  }

  has(r: Reading, spot: number): boolean {
    return spot < 0 && this.spot(spotLocation(spot)) === spot && this.isHere(r, spotLocation(spot));
  }

  private and(t: Test): Place {
    return new Place([...this.tests, t], this.surface, this.noun);
  }

  get planet(): Place {
    return this.and({ is: (r, l) => isPlanetLocation(r.g, l), pre: 'planet' });
  }
  get space(): Place {
    return this.and({ is: (r, l) => isSpaceLocation(r.g, l), pre: 'space' });
  }
  get withoutPlanet(): Place {
    return this.and({ is: (r, l) => !isPlanetLocation(r.g, l), pre: 'non-planet' });
  }
  /** Next to where this card is, on the same line. */
  get adjacent(): Place {
    return this.and({ is: (r, l) => hereOf(r) >= 0 && adjacent(r.g, hereOf(r), l), pre: 'adjacent' });
  }
  /** You seeded it. */
  get yours(): Place {
    return this.and({ is: (r, l) => ownsMission(r.g, l, r.you), pre: 'your' });
  }
  get opponents(): Place {
    return this.and({ is: (r, l) => ownsMission(r.g, l, r.opponent), pre: 'your opponent’s' });
  }
  /** CR-76: nobody aboard a hidden ship is at the location. */
  get here(): Place {
    const inTheOpen = (r: Reading): boolean => r.g.card(r.source).zone < FIRST_IN_PLAY || hiddenIn(r.g, r.source) < 0;
    return this.and({ is: (r, l) => hereOf(r) === l && inTheOpen(r), post: 'here' });
  }
  get elsewhere(): Place {
    return this.and({ is: (r, l) => hereOf(r) !== l, post: ELSEWHERE });
  }
  /** Of the quadrant where this card is. */
  get sameQuadrant(): Place {
    const quadrantOf = (r: Reading, l: number): number => (l < 0 ? -1 : r.g.location(l).quadrant);
    return this.and({ is: (r, l) => quadrantOf(r, hereOf(r)) === quadrantOf(r, l), post: 'in the same quadrant' });
  }
  inQuadrant(q: Quadrant): Place {
    return this.and({ is: (r, l) => QUADRANTS[r.g.location(l).quadrant] === q, post: `in the ${q} Quadrant` });
  }
  get universal(): Place {
    return this.and({ is: (r, l) => missionsAt(r, l).some((d) => d.facts.unique === 'universal'), pre: 'universal' });
  }
  /** A word that its mission is known by (CR-46): a nebula, a homeworld. */
  knownAs(word: string): Place {
    spoke('keyword', word);
    return this.and({ is: (r, l) => isKnownAs(r, l, word), pre: word.toLowerCase() });
  }
  notKnownAs(word: string): Place {
    spoke('keyword', word);
    return this.and({ is: (r, l) => !isKnownAs(r, l, word), pre: `non-${word.toLowerCase()}` });
  }
  /** what makes the location, a mission or another card, is of that region. */
  inRegion(name: string): Place {
    spoke('region', name);
    return this.and({ is: (r, l) => isInRegion(r, l, name), post: `in the ${name}` });
  }
  inOrAdjacentTo(name: string): Place {
    spoke('region', name);
    const is = (r: Reading, l: number): boolean =>
      isInRegion(r, l, name) || r.g.state.locations.some((x) => isInRegion(r, x.id, name) && adjacent(r.g, x.id, l));
    return this.and({ is, post: `in, or adjacent to, the ${name}` });
  }
  outsideRegion(name: string): Place {
    spoke('region', name);
    return this.and({ is: (r, l) => !isInRegion(r, l, name), post: `outside the ${name}` });
  }
  /** By the title of the mission that faces you. */
  titled(...titles: readonly string[]): Place {
    const is = (r: Reading, l: number): boolean => {
      const m = missionFor(r.g, l, r.you);
      return m >= 0 && titles.includes(r.g.def(m).title);
    };
    return this.and({ is, names: spoke('title', ...titles) });
  }

  private name(word: 'and' | 'or'): string | undefined {
    const named = this.tests.find((t) => t.names !== undefined)?.names;
    return named === undefined ? undefined : list(named, word);
  }
  private words(noun: string, word: 'and' | 'or' = 'or'): string {
    const pre = this.tests.map((t) => t.pre ?? '').join(' ');
    // of a place with a name it goes without saying that another place is not it
    const name = this.name(word);
    const post = this.tests.map((t) => (name !== undefined && t.post === ELSEWHERE ? '' : (t.post ?? ''))).join(' ');
    return squeeze(`${pre} ${name ?? noun} ${post}`);
  }
  get one(): string {
    if (this.name('or') !== undefined) return this.words(this.noun[0]);
    return this.many.startsWith('your') ? `one of ${this.many}` : `any ${this.words(this.noun[0])}`;
  }
  get bare(): string {
    return this.words(this.noun[0]);
  }
  get many(): string {
    return this.words(this.noun[1], 'and');
  }
  get each(): string {
    return this.name('or') === undefined ? `each ${this.bare}` : this.bare;
  }
}

/** Not every location has one: a wormhole is a location of its own (CR-21). */
export const missions = new Place([{ is: (r, l) => r.g.location(l).missions.length > 0 }], false, [
  'mission',
  'missions',
]);
/** Those of the spacelines: no text but time travel leads to another time. */
export const planets = new Place([{ is: ({ g }, l) => !isTimeLocation(g, l) }], true, ['planet', 'planets']);
