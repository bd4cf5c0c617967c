/**
 * Where a step says what is wanted in the end, and something else is asked first: a download by a text that is used (`use`), a card that is
 * picked where it is asked whether one is wanted at all ("yes"), an interrupt that the text of its target lets one play. What leads there is
 * tried on copies of the game.
 */
import { type Decision, FIRST_IN_PLAY, type Game, locationOf, type Option, type Seat, Zone } from '@spaceline/engine';
import { byItself, goOn } from './by-itself.ts';
import { Matcher, type Wanted } from './match.ts';
import type { Source } from './source.ts';

/** As many questions one after the other as a text asks before it comes to the point. */
const DEPTH = 3;

/** Questions which card is downloaded, where the answers are cards. */
const WHICH_DOWNLOAD: readonly string[] = ['download', 'furnish'];

const isYes = (d: Decision, o: Option): boolean => d.kind === 'optional' && o.verb === 'pick' && o.mark === 'yes';

/** What is to be answered first; with `done`, nothing is left to be said of the step's (first) card. */
export interface Lead {
  readonly option: Option;
  readonly done: boolean;
}

const first = (value: unknown): unknown => (Array.isArray(value) ? value[0] : value);

export class Leading {
  constructor(
    private readonly named: (name: string) => readonly number[],
    private readonly src: Source,
  ) {}

  private matcher(g: Game): Matcher {
    return new Matcher(g, this.named, this.src);
  }

  /** Where the cards of a download, or one that the text of its target lets one play, are picked: the step that picks it. */
  asPick(g: Game, seat: Seat, w: Wanted): Wanted | null {
    const d = g.decisionFor(seat);
    if (d === null || !this.asksWhich(d, w)) return null;
    const pick: Wanted = { verb: 'pick', fields: { pick: w.fields.card, mission: w.fields.mission }, path: w.path };
    return this.matcher(g).offered(d, pick) ? pick : null;
  }

  /** What leads to what a step says, where the step does not fit now, nor anything that comes by itself. */
  find(g: Game, seat: Seat, w: Wanted): Lead | null {
    const d = g.decisionFor(seat);
    if (d === null || this.isOffered(g, seat, w)) return null;
    const all = this.candidates(g, d, w);
    if (all.length === 0) return null;
    const near = all.flatMap((option) => this.lead(g, seat, option, w, 0) ?? []);
    const found = near.length > 0 ? near : all.flatMap((option) => this.lead(g, seat, option, w, DEPTH) ?? []);
    // what is agreed to on the way is so only where nothing nearer comes when it is passed
    return found.length === 1 && !this.comesByItself(g, seat, w, near.length === 0) ? found[0] : null;
  }

  /** Is the card of a download where the step wanted it? */
  cameTo(g: Game, { fields: { card, to } }: Wanted): boolean {
    return this.named(String(card)).some((id) => {
      const { zone, host } = g.card(id);
      if (to === 'planet') return zone === Zone.Planet;
      const inside = zone === Zone.Aboard || zone === Zone.On;
      return this.named(String(to)).some((x) =>
        g.def(x).mission ? locationOf(g, x) === locationOf(g, id) : inside && host === x,
      );
    });
  }

  private asksWhich({ prompt }: Decision, { verb, fields: { using, target } }: Wanted): boolean {
    if (verb === 'play') return target !== undefined && this.means(target, prompt.card);
    if (verb !== 'download' || !WHICH_DOWNLOAD.includes(prompt.id)) return false;
    return using === undefined || this.means(using, prompt.card);
  }

  private means(name: unknown, id: number): boolean {
    return this.named(String(name)).includes(id);
  }

  private isOffered(g: Game, seat: Seat, w: Wanted): boolean {
    const all = Array.isArray(w.fields.pick) ? [w, { ...w, fields: { ...w.fields, pick: first(w.fields.pick) } }] : [w];
    const d = g.decisionFor(seat);
    return all.some((x) => this.matcher(g).offered(d, x)) || this.asPick(g, seat, w) !== null;
  }

  private candidates(g: Game, d: Decision, w: Wanted): Option[] {
    const { pick, card, using, target } = w.fields;
    const uses = (name: unknown): Option[] =>
      d.options.filter((o) => o.verb === 'use' && (name === undefined || this.means(name, o.card)));
    const yes = d.options.filter((o) => isYes(d, o) && (using === undefined || this.means(using, d.prompt.card)));
    if (w.verb === 'pick') return this.isOfCards(pick) ? yes : [];
    if (w.verb === 'download' && card !== undefined) return [...yes, ...uses(using)];
    if (w.verb !== 'play' || card === undefined || target === undefined) return [];
    return uses(target).filter((o) => this.playsFromHand(g, o));
  }

  /** CR-187: the text that is used plays a card, and downloads none. */
  private playsFromHand(g: Game, o: Option): boolean {
    const effect = g.def(o.card).rules?.abilities?.find((a) => a.mark === o.mark)?.effect;
    return effect?.playsCard === true && effect.fetches === undefined;
  }

  /** A pick of cards, and not of a word. */
  private isOfCards(pick: unknown): boolean {
    const one = first(pick);
    return typeof one === 'string' && this.named(one.replace(/\s+x\d+$/, '')).length > 0;
  }

  private lead(g: Game, seat: Seat, option: Option, w: Wanted, depth: number): Lead | null {
    const there = g.twin();
    there.choose(there.decisionFor(seat)!.options.find((x) => x.key === option.key)!, [], seat);
    goOn(
      there,
      this.matcher(there),
      (d, m) => m.only(d),
      () => this.isOffered(there, seat, w),
    );
    if (this.isOffered(there, seat, w)) return { option, done: false };
    if (this.isDone(g, there, w)) return { option, done: true };
    const next = there.decisionFor(seat);
    if (depth === 0 || next === null) return null;
    const more = next.options.find((x) => isYes(next, x) && this.lead(there, seat, x, w, depth - 1) !== null);
    return more === undefined ? null : { option, done: false };
  }

  /** The only card there was: downloaded, played or fetched without a question. */
  private isDone(before: Game, after: Game, w: Wanted): boolean {
    const name = w.verb === 'pick' ? first(w.fields.pick) : w.fields.card;
    return this.named(String(name)).some((id) => {
      const [was, is] = [before.card(id).zone, after.card(id).zone];
      if (w.verb === 'play') return was === Zone.Hand && is !== Zone.Hand;
      return was < FIRST_IN_PLAY && is !== was && (is >= FIRST_IN_PLAY || is === Zone.Hand);
    });
  }

  /** Does it fit at what comes by itself, or, where that is asked, at what something there leads to at once? */
  private comesByItself(g: Game, seat: Seat, w: Wanted, led: boolean): boolean {
    const there = g.twin();
    const here = there.decision;
    const isLed = (): boolean => {
      const d = there.decisionFor(seat);
      if (!led || d === null || d === here) return false;
      return this.candidates(there, d, w).some((option) => this.lead(there, seat, option, w, 0) !== null);
    };
    const comes = () => this.isOffered(there, seat, w) || isLed();
    goOn(there, this.matcher(there), byItself, comes);
    return comes();
  }
}
