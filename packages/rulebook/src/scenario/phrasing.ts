/** From the game back to a file: what a card is called in it, and which step takes an option. */
import {
  type CardDef,
  type Catalogue,
  cardOfLocation,
  type Decision,
  FIRST_IN_PLAY,
  type Game,
  isCardSpot,
  isPlanetSpot,
  NOWHERE,
  type Option,
  type Spot,
  spoken,
  spotLocation,
  type Verb,
} from '@spaceline/engine';
import type { Matcher, Wanted } from './match.ts';
import { findDef, nameOfSeat } from './names.ts';

/** A step, and which of its fields names the cards of a group where those are still to be chosen. */
export interface Phrased {
  step: unknown;
  group: 'cards' | 'pick' | null;
}

/** Verbs that go somewhere say `to`; the others have a `target`. */
const GOING: ReadonlySet<Verb> = new Set<Verb>(['move', 'beam', 'walk', 'report', 'dock', 'load', 'download']);
/** Verbs whose `card` says where the team is. */
const TEAMS: ReadonlySet<Verb> = new Set<Verb>(['attempt', 'scout', 'fight', 'commandeer']);

export class Phrasing {
  constructor(
    private readonly g: Game,
    private readonly named: (name: string) => readonly number[],
    private readonly matcher: Matcher,
  ) {}

  /** The shortest name that means this card and no other of the table. */
  nameOf(id: number): string {
    const base = titleOf(this.g, id);
    const owner = nameOfSeat(this.g.card(id).owner);
    const all = [base, `${owner}:${base}`, ...[base, `${owner}:${base}`].map((n) => `${n}#${this.number(n, id)}`)];
    return all.find((name) => this.means(name, id)) ?? base;
  }

  private means(name: string, id: number): boolean {
    const ids = this.named(name);
    return ids.length === 1 && ids[0] === id;
  }

  private number(name: string, id: number): number {
    return this.named(name).indexOf(id) + 1;
  }

  /** Every card of the table by what it is called. */
  get names(): Record<number, string> {
    const out: Record<number, string> = {};
    for (const c of this.g.state.cards)
      if (c.zone >= FIRST_IN_PLAY || this.named(titleOf(this.g, c.id)).includes(c.id)) out[c.id] = this.nameOf(c.id);
    return out;
  }

  private spot(spot: Spot): string | undefined {
    if (spot === NOWHERE) return undefined;
    if (isCardSpot(spot)) return this.nameOf(spot);
    if (isPlanetSpot(spot)) return 'planet';
    const card = cardOfLocation(this.g, spotLocation(spot));
    return card < 0 ? undefined : this.nameOf(card);
  }

  /** A planet by its mission, where `planet` alone could be another. */
  private place(spot: Spot): string | undefined {
    if (spot === NOWHERE || isCardSpot(spot)) return this.spot(spot);
    const card = cardOfLocation(this.g, spotLocation(spot));
    return card < 0 ? undefined : this.nameOf(card);
  }

  /** The step with which this option is taken, as short as it can be said; null where no words of a file mean it alone. */
  stepFor(d: Decision, o: Option): Phrased | null {
    if (o.verb === 'pass' || o.verb === 'end-turn') return { step: o.verb, group: null };
    const group = o.group === null || o.group.length === o.min ? null : o.verb === 'pick' ? 'pick' : 'cards';
    for (const fields of o.verb === 'pick' ? this.picks(o) : this.deeds(o)) {
      if (!this.takes(d, o, fields, group)) continue;
      return { step: fields, group };
    }
    return null;
  }

  /** Would these fields, with as many of the group as are needed, be taken for this option and nothing else? */
  private takes(d: Decision, o: Option, fields: Record<string, unknown>, group: Phrased['group']): boolean {
    const some = o.group?.slice(0, Math.max(1, o.min)).map((id) => this.nameOf(id)) ?? [];
    const whole = group === null ? fields : { ...fields, [group]: some };
    const wanted: Wanted = { verb: o.verb, fields: whole, path: [] };
    // whether these very cards may go together is no matter here
    const found = this.matcher.all({ ...d, check: undefined }, wanted);
    return found.length === 1 && found[0].option.key === o.key;
  }

  private picks(o: Option): Record<string, unknown>[] {
    if (o.group !== null) return [{ pick: o.group.map((id) => this.nameOf(id)) }];
    if (!Number.isNaN(o.number)) return [{ pick: o.number }];
    if (o.card >= 0) return [{ pick: this.nameOf(o.card) }];
    const places = [this.spot(o.to), this.place(o.to)].filter((x) => x !== undefined);
    const words = [o.word, o.mark].map(spoken).filter((w) => w !== '');
    return [...words, ...places].map((pick) => ({ pick }));
  }

  /** The same thing said in more and more words. */
  private deeds(o: Option): Record<string, unknown>[] {
    const team = TEAMS.has(o.verb);
    const to = GOING.has(o.verb) ? 'to' : 'target';
    const whole = o.group !== null && o.group.length === o.min;
    const base: Record<string, unknown> = { verb: o.verb };
    if (o.card >= 0) base.card = this.nameOf(o.card);
    if (whole) base.cards = o.group!.map((id) => this.nameOf(id));
    const key = team ? 'card' : o.verb === 'download' ? 'using' : 'from';
    const from = [this.spot(o.from), this.place(o.from)].flatMap((x) => (x === undefined ? [] : [{ [key]: x }]));
    const target = [this.spot(o.to), this.place(o.to)].filter((x) => x !== undefined).map((x) => ({ [to]: x }));
    const mark = ['ability', 'affiliation'].flatMap((key) =>
      [o.word, o.mark].map(spoken).flatMap((w) => (w === '' ? [] : [{ [key]: w }])),
    );
    const targets = target.length === 0 ? [{}] : target;
    const plain = targets.flatMap((t) => [{ ...base, ...t }, ...from.map((f) => ({ ...base, ...f, ...t }))]);
    return [...plain, ...plain.flatMap((p) => mark.map((m) => ({ ...p, ...m })))];
  }
}

/** A title, with its set or printing where the title alone means another card. */
export const titleOf = (g: Game, id: number): string => titleOfDef(g.rules.catalogue, g.def(id));

export function titleOfDef(catalogue: Catalogue, def: CardDef): string {
  const ref = { title: def.title, set: null, number: null, owner: null };
  const sameAs = (set: string | null) => {
    const found = findDef(catalogue, { ...ref, set });
    return found === def || (found !== undefined && catalogue.defs[found.otherFace] === def);
  };
  const { set, id: printing } = def.facts;
  if (sameAs(null)) return def.title;
  return `${def.title} [${sameAs(set) ? set : printing.replace(/-back$/, '')}]`;
}
