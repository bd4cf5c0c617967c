/** Places: missions and planets that a text speaks of, as spots. `missions.which(…)` is played on; `planets` is where people go. */
import type { Quadrant } from '../cards/facts.ts';
import { QUADRANTS } from '../cards/names.ts';
import { locationSpot, planetSpot, type Spot, spotLocation } from '../core/spot.ts';
import { isPlanetLocation, isSpaceLocation, missionFor, ownsMission, solved } from '../spaceline/places.ts';
import type { Selector } from './definition.ts';
import { squeeze } from './english.ts';
import { spoke } from './names.ts';
import type { Reading } from './reading.ts';
import { hereOf } from './selectors.ts';

interface Test {
  is(r: Reading, location: number): boolean;
  readonly pre?: string;
  readonly post?: string;
  /** a name, which goes without a noun: "Reopen Dig" */
  readonly name?: string;
}

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
    if (this.surface && !isPlanetLocation(r.g, location)) return false;
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
  /** You seeded it. */
  get yours(): Place {
    return this.and({ is: (r, l) => ownsMission(r.g, l, r.you), pre: 'your' });
  }
  get opponents(): Place {
    return this.and({ is: (r, l) => ownsMission(r.g, l, r.opponent), pre: 'your opponent’s' });
  }
  get unsolved(): Place {
    return this.and({ is: (r, l) => !solved(r.g, l), pre: 'unsolved' });
  }
  get here(): Place {
    return this.and({ is: (r, l) => hereOf(r) === l, post: 'here' });
  }
  get elsewhere(): Place {
    return this.and({ is: (r, l) => hereOf(r) !== l, post: 'elsewhere' });
  }
  inQuadrant(q: Quadrant): Place {
    return this.and({ is: (r, l) => QUADRANTS[r.g.location(l).quadrant] === q, post: `in the ${q} Quadrant` });
  }
  /** By the title of the mission that faces you. */
  titled(...titles: readonly string[]): Place {
    const is = (r: Reading, l: number): boolean => {
      const m = missionFor(r.g, l, r.you);
      return m >= 0 && titles.includes(r.g.def(m).title);
    };
    return this.and({ is, name: spoke('title', ...titles).join(' or ') });
  }

  private get name(): string | undefined {
    return this.tests.find((t) => t.name !== undefined)?.name;
  }
  private words(noun: string): string {
    const pre = this.tests.map((t) => t.pre ?? '').join(' ');
    const post = this.tests.map((t) => t.post ?? '').join(' ');
    return squeeze(`${pre} ${this.name ?? noun} ${post}`);
  }
  get one(): string {
    if (this.name !== undefined) return this.words(this.noun[0]);
    return this.many.startsWith('your') ? `one of ${this.many}` : `any ${this.words(this.noun[0])}`;
  }
  get bare(): string {
    return this.words(this.noun[0]);
  }
  get many(): string {
    return this.words(this.noun[1]);
  }
  get each(): string {
    return this.name === undefined ? `each ${this.bare}` : this.bare;
  }
}

/** Not every location has one: a wormhole is a location of its own (CR-21). */
export const missions = new Place([{ is: (r, l) => r.g.location(l).missions.length > 0 }], false, [
  'mission',
  'missions',
]);
export const planets = new Place([], true, ['planet', 'planets']);
