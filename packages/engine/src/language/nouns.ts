/**
 * Nouns: the cards in play that a text speaks of, by what they are, whose they are, and where: `your(people).which(klingon).present`.
 * A noun can be chosen from, counted and reached by a continuous text, so whatever can be said once can be said everywhere.
 */
import type { CardDef } from '../cards/catalogue.ts';
import { hiddenIn } from '../cloaking/hidden.ts';
import { NOWHERE } from '../core/spot.ts';
import { FIRST_IN_PLAY, Status, Zone } from '../core/state.ts';
import { isCaptive } from '../core/values.ts';
import { isUncontrolled, vesselOf } from '../core/vessel.ts';
import { teamOf } from '../missions/attempt.ts';
import { cardsAt, isHiddenFrom, locationOf, spotOf } from '../spaceline/places.ts';
import type { Filter, Reach, Selector } from './definition.ts';
import { squeeze, withArticle } from './english.ts';
import { intoOf, together, whoPass } from './filters.ts';
import type { Reading } from './reading.ts';
import { hereOf, placeOf } from './selectors.ts';

interface Kind {
  is(d: CardDef): boolean;
  readonly singular: string;
  readonly plural: string;
  /** "one of your ships or facilities" */
  readonly oneOf: string;
  /** what already says so, of one and of several: "your shuttlecraft" */
  readonly saysSo?: RegExp;
}

/** `opposing`: R-12.5, DOM-26: on the other side, and in the open; infiltrators and captives oppose nobody. */
type Whose = 'any' | 'your' | 'opponent' | 'opposing';

/** Where they are; `among` is asked first, where it is quicker than looking at every card in play. */
interface Where {
  has(r: Reading, id: number): boolean;
  among?(r: Reading): readonly number[];
  readonly text: string;
}

const ANYWHERE: Where = { has: () => true, text: '' };

/** R-12.1: the same crew or Away Team; in an attempt, those who take part (R-8.13). */
const PRESENT: Where = {
  has: (r, id) =>
    r.attempt !== null && r.g.card(id).controller === r.you && r.g.def(id).personnel
      ? teamOf(r.g, r.attempt).includes(id)
      : placeOf(r) !== NOWHERE && spotOf(r.g, id) === placeOf(r) && !isHiddenFrom(r.g, id, r.source),
  among: (r) =>
    r.attempt !== null
      ? [...new Set([...teamOf(r.g, r.attempt), ...cardsAt(r.g, placeOf(r))])]
      : cardsAt(r.g, placeOf(r)),
  text: 'present',
};

/** R-12.2 with CR-72, CR-76 and CR-92: what is hidden is here to nobody but those inside. */
const HERE: Where = {
  has: (r, id) => {
    const l = hereOf(r);
    if (l < 0 || locationOf(r.g, id) !== l) return false;
    const inside = r.g.card(r.source).zone >= FIRST_IN_PLAY ? hiddenIn(r.g, r.source) : -1;
    return hiddenIn(r.g, id) === inside;
  },
  text: 'here',
};

export class Noun implements Selector {
  constructor(
    private readonly kind: Kind,
    private readonly whose: Whose = 'any',
    private readonly where: Where = ANYWHERE,
    private readonly filter: Filter | null = null,
    private readonly others = false,
  ) {}

  has(r: Reading, id: number): boolean {
    // to save time: where it is, is easier to say than whether it is as the filter asks
    // a planet is asked about as well, and is no card
    if (id < 0 || r.g.state.cards[id].zone < FIRST_IN_PLAY || !this.isMeant(r, id) || !this.where.has(r, id))
      return false;
    return this.filter === null || this.filter.test(r, id);
  }

  /** @internal The same of a card that has left play by what just happened: it was where that happened (R-12.1). */
  was(r: Reading, id: number): boolean {
    if (r.g.state.cards[id].zone >= FIRST_IN_PLAY) return this.has(r, id);
    const there = this.where === ANYWHERE || (this.where === PRESENT && r.event?.spot === placeOf(r));
    return there && this.isMeant(r, id) && (this.filter === null || this.filter.test(r, id));
  }

  /** By its kind, and whose it is. */
  private isMeant(r: Reading, id: number): boolean {
    const c = r.g.state.cards[id];
    if (!this.kind.is(r.g.defs[c.def])) return false;
    if (this.whose !== 'any' && (c.controller === r.you) !== (this.whose === 'your')) return false;
    // BOG-68, DOM-66: captives and derelicts are nobody's
    if (this.whose !== 'any' && (isCaptive(r.g, id) || isUncontrolled(r.g, id))) return false;
    if (this.whose === 'opposing' && (c.status & (Status.Infiltrating | Status.Captive)) !== 0) return false;
    return !(this.others && id === r.source);
  }

  ids(r: Reading): number[] {
    const out: number[] = [];
    for (const id of this.where.among?.(r) ?? r.g.tableau.inPlay) if (this.has(r, id)) out.push(id);
    return out;
  }

  /** @internal Said as `your(…)`, `opponents(…)`, `opposing(…)`. */
  of(whose: Whose): Noun {
    return new Noun(this.kind, whose, this.where, this.filter, this.others);
  }

  /** Those that pass a filter; one after the other, all of them must pass. */
  which(f: Filter): Noun {
    const { filter } = this;
    const all: Filter =
      filter === null
        ? f
        : {
            ...together([filter, f]),
            // "your other Klingon personnel"
            pre: squeeze(f.pre === 'other' ? `other ${filter.pre}` : `${filter.pre} ${f.pre}`),
            post: squeeze(`${filter.post} ${f.post}`),
            rule: (r, id) => filter.rule?.(r, id) ?? f.rule?.(r, id) ?? null,
            ...((filter.named || f.named) && { named: true }),
            ...intoOf(filter, f),
          };
    return new Noun(this.kind, this.whose, this.where, all, this.others);
  }

  /** R-1.20 */
  who(r: Reading, id: number): readonly boolean[] {
    return this.filter === null ? Array(r.g.def(id).people).fill(true) : whoPass(this.filter, r, id);
  }

  rule(r: Reading, id: number): string | null {
    return this.filter?.rule?.(r, id) ?? null;
  }

  /** R-12.8, CR-69 */
  get into(): Filter['into'] {
    return this.filter?.into;
  }

  private at(where: Where): Noun {
    return new Noun(this.kind, this.whose, where, this.filter, this.others);
  }

  /** R-12.1: in the same crew, Away Team or place as this card; in an attempt, those who take part. */
  get present(): Noun {
    return this.at(PRESENT);
  }

  /** R-12.2: at the location of this card. */
  get here(): Noun {
    return this.at(HERE);
  }

  /** Not this card itself. */
  get other(): Noun {
    return new Noun(this.kind, this.whose, this.where, this.filter, true);
  }

  /** Inside such a ship or facility; R-11.40: aboard a Nor is at one of its sites. */
  aboard(host: Reach): Noun {
    return this.at({
      has: (r, id) => {
        const c = r.g.card(id);
        if (c.zone !== Zone.Aboard) return false;
        return host.has(r, c.host) || host.has(r, vesselOf(r.g, c.host));
      },
      text: `aboard ${host.each}`,
    });
  }

  /** Played or placed on it. */
  on(host: Reach): Noun {
    return this.at({
      has: (r, id) => r.g.card(id).zone === Zone.On && host.has(r, r.g.card(id).host),
      text: `on ${'one' in host ? (host as Selector).one : host.each}`,
    });
  }

  private words(noun: string, other = this.others ? 'other' : ''): string {
    const { pre, post } = this.filter ?? { pre: '', post: '' };
    const [near, far] = this.around;
    if (this.byName) return squeeze(`${pre} ${near} ${post} ${far}`);
    // "attack ships", not "attack ship ships"
    const what = pre.replace(new RegExp(`(^| )${this.kind.singular}$`, 'i'), '');
    const kind = this.kind.saysSo?.test(pre) ? '' : noun;
    return squeeze(`${other} ${what} ${kind} ${near} ${post} ${far}`);
  }

  /** "personnel present with CUNNING>8", but "personnel with CUNNING>8 aboard your ship" */
  private get around(): [near: string, far: string] {
    const { text } = this.where;
    return text.includes(' ') ? ['', text] : [text, ''];
  }

  /** By name there is no choosing: "your Gowron", not "one of your Gowron". */
  private get byName(): boolean {
    return this.filter?.named === true;
  }

  private get owned(): string {
    return this.whose === 'your'
      ? 'your'
      : this.whose === 'opponent'
        ? 'your opponent’s'
        : this.whose === 'opposing'
          ? 'opposing'
          : '';
  }

  get theirs(): true | undefined {
    return this.whose === 'opponent' || this.whose === 'opposing' ? true : undefined;
  }

  get one(): string {
    if (this.byName) return this.many;
    if (this.whose === 'opposing') return `an opposing ${this.words(this.kind.singular)}`;
    return this.whose === 'any'
      ? `${this.others ? 'another' : 'any'} ${this.words(this.kind.singular, '')}`
      : `one of ${this.owned} ${this.words(this.kind.oneOf)}`;
  }

  get bare(): string | undefined {
    if (this.byName) return undefined;
    if (this.whose === 'any') return this.words(this.kind.singular);
    return this.whose === 'opposing' ? `opposing ${this.words(this.kind.singular)}` : undefined;
  }

  get many(): string {
    return squeeze(`${this.owned} ${this.words(this.kind.plural)}`);
  }

  get each(): string {
    if (this.byName) return this.many;
    return this.bare === undefined ? `each of ${this.many}` : `each ${this.bare}`;
  }

  get exists(): string {
    if (this.byName) {
      const [near, far] = this.around;
      const where = squeeze(`${near} ${this.filter?.post ?? ''} ${far}`);
      return squeeze(`${this.owned} ${this.filter?.pre ?? ''} is ${where === '' ? 'in play' : where}`);
    }
    const bare = this.words(this.kind.singular, '');
    const one = this.others ? `another ${bare}` : withArticle(bare);
    if (this.whose === 'your') return `you have ${one}`;
    return this.whose === 'opponent' ? `your opponent has ${one}` : `there is ${withArticle(this.bare ?? bare)}`;
  }
}

const noun = (singular: string, plural: string, is: (d: CardDef) => boolean, more: Partial<Kind> = {}): Noun =>
  new Noun({ is, singular, plural, oneOf: plural, ...more });

export const people = noun('personnel', 'personnel', (d) => d.personnel);
export const ships = noun('ship', 'ships', (d) => d.ship, { saysSo: /\bshuttlecraft$/i });
export const facilities = noun('facility', 'facilities', (d) => d.facility);
export const vessels = noun('ship or facility', 'ships and facilities', (d) => d.ship || d.facility, {
  oneOf: 'ships or facilities',
});
export const outposts = noun('outpost', 'outposts', (d) => d.facts.facility === 'outpost');
/** R-1.3: a Nor is a station, and not every station is a Nor. */
export const stations = noun(
  'station',
  'stations',
  ({ facts: { facility } }) => facility === 'nor' || facility === 'station',
);
export const gear = noun('Equipment card', 'Equipment cards', (d) => d.equipment);
export const events = noun('event', 'events', (d) => d.facts.type === 'Event');
export const anything = noun('card', 'cards', () => true);

export const your = (n: Noun): Noun => n.of('your');
export const opponents = (n: Noun): Noun => n.of('opponent');

/** Present, and on the other side. */
export const opposing = (n: Noun): Noun => n.of('opposing').present;

/** Those whom you hold (BOG-68). */
export const captives: Selector = {
  has: (r, id) => isCaptive(r.g, id) && r.g.card(id).controller === r.you,
  ids: (r) => r.g.tableau.captives.filter((id) => isCaptive(r.g, id) && r.g.card(id).controller === r.you),
  one: 'one of your captives',
  many: 'your captives',
  each: 'each of your captives',
};

/** What infiltrates (DOM-22). */
export const infiltrating: Filter = {
  test: ({ g }, id) => (g.card(id).status & Status.Infiltrating) !== 0,
  pre: 'infiltrating',
  post: '',
};

/** This card itself; `.which(…)` if it is like that. */
export const thisCard: Selector & { which(f: Filter): Selector } = {
  has: (r, id) => r.source === id,
  ids: (r) => [r.source],
  one: 'this card',
  many: 'this card',
  each: 'this card',
  which(f) {
    const words = `this card (if ${squeeze(`${f.pre} ${f.post}`)})`;
    return {
      has: (r, id) => r.source === id && f.test(r, id),
      ids: (r) => (f.test(r, r.source) ? [r.source] : []),
      one: words,
      many: words,
      each: words,
    };
  },
};

/** The card this one is on, or the ship this one is aboard. */
export const itsHost = (noun = 'it', f?: Filter): Selector => {
  const has = (r: Reading, id: number): boolean => {
    const c = r.g.card(r.source);
    return (c.zone === Zone.On || c.zone === Zone.Aboard) && c.host === id && (f === undefined || f.test(r, id));
  };
  const article = /^\w+$/.test(noun) && noun !== 'it' ? 'the' : '';
  const text = f?.named
    ? `${f.pre}, if this card is aboard,`
    : squeeze(`${article} ${f?.pre ?? ''} ${noun} ${f?.post ?? ''}`);
  return {
    has,
    ids: (r) => [r.g.card(r.source).host].filter((id) => id >= 0 && has(r, id)),
    one: text,
    many: text,
    each: text,
  };
};
