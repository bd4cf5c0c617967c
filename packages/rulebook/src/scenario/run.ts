/** Running a scenario: one step after the other, passing what nobody scripted. */
import {
  type CardDef,
  type Decision,
  type Game,
  IllegalAnswer,
  pile,
  type Reason,
  type Rules,
  type Seat,
  spoken,
  timeUp,
  whyNot,
  Zone,
} from '@spaceline/engine';
import { type Carried, idle, mutelyMet, muteWithThem, needsText, noDefinition, unspoken } from './bodies.ts';
import { byItself, isPassable } from './by-itself.ts';
import { deckExpectation } from './deck.ts';
import { EVENT_EXPECTATIONS, EVENT_STEPS, EventTable } from './event.ts';
import { Expectation, type Judge } from './expect.ts';
import { type Lead, Leading } from './leading.ts';
import { type Matched, Matcher, parseWanted, type Wanted } from './match.ts';
import { nameOfSeat, seatNamed } from './names.ts';
import { Phrasing } from './phrasing.ts';
import type { Outcome } from './script.ts';
import { sealedExpectation } from './sealed.ts';
import { deedOf, type Silence } from './silence.ts';
import { type Path, ScenarioError, Source } from './source.ts';
import { TableBuilder } from './table.ts';

export const ROOT_KEYS = [
  'title',
  'rules',
  'clauses',
  'format',
  'options',
  'players',
  'spaceline',
  'turn',
  'steps',
  'seed',
  'random-optional',
  'notes',
  'deck',
  'sealed',
  'event',
];

export interface Scenario {
  title: string;
  rules: string[];
  /** which clauses of these rules, counted from 1 */
  clauses: Record<string, number[]>;
  format: string;
  source: Source;
}

/** What a step is: one of these. */
export const STEPS = ['A', 'B', 'random', 'expect', 'time-up'];

/** Called at every decision, for the test modes that look in. */
export type Observer = (g: Game) => void;

/** `stepless`: a table that a judge looks at needs no steps. */
export function parseScenario(text: string, { stepless = false } = {}): Scenario {
  const source = new Source(text);
  source.map(source.root, [], 'a scenario', ROOT_KEYS);
  const { title, rules, format, steps } = source.root;
  if (typeof title !== 'string') throw source.fail([], 'a scenario needs a title');
  if (!Array.isArray(steps) && !(stepless && steps === undefined))
    throw source.fail(steps === undefined ? [] : ['steps'], 'a scenario needs a list of steps');
  const ids = source.list(rules, ['rules'], 'rules').map(String);
  return { title, rules: ids, clauses: clausesOf(source, ids), format: String(format ?? 'full'), source };
}

/** `clauses: { R-8.8: 2 }`, or a list of them: which of a rule's clauses the file proves. */
function clausesOf(source: Source, rules: readonly string[]): Record<string, number[]> {
  if (source.root.clauses === undefined) return {};
  const map = source.map(source.root.clauses, ['clauses'], 'clauses');
  const out: Record<string, number[]> = {};
  for (const [id, value] of Object.entries(map)) {
    if (!rules.includes(id)) source.fail(['clauses', id], `"${id}" is not among the rules of this file`);
    const all: unknown[] = Array.isArray(value) ? value : [value];
    const numbers = all.filter((n): n is number => typeof n === 'number' && Number.isInteger(n) && n > 0);
    if (numbers.length < all.length) source.fail(['clauses', id], 'a clause is a number from 1 on, or a list of them');
    out[id] = numbers;
  }
  return out;
}

/** Beside a table an event has expectations of its own. */
const isAboutEvent = (value: unknown): boolean =>
  value !== null && typeof value === 'object' && Object.keys(value).some((k) => EVENT_EXPECTATIONS.includes(k));

export class Runner {
  readonly game: Game;
  /** how many steps have been taken, for the report */
  step = 0;
  /** the round's clock ran out: no answer in the log says so */
  endedByClock = false;
  /** cards without a definition that lie there and with which nobody does anything */
  readonly unspoken: readonly CardDef[];
  /** what it found not offered without a reason */
  readonly silences: Silence[] = [];
  private readonly table: TableBuilder;
  private readonly event: EventTable | null;
  private readonly matcher: Matcher;
  private readonly leading: Leading;
  private readonly steps: unknown[];
  /** decisions passed over since the last step */
  private passed: Decision[] = [];
  /** picks that were taken together with the step before them */
  private readonly consumed = new Set<number>();
  /** equipment without a definition, with people who fought or attempted something */
  private readonly mute: Carried[] = [];
  /** choices with one possible answer that were made since the last step */
  private made: Decision[] = [];

  constructor(
    private readonly scenario: Scenario,
    private readonly rules: Rules,
    private readonly observe: Observer | null = null,
    blanks: ReadonlySet<string> = new Set(),
  ) {
    this.table = new TableBuilder(scenario.source, rules, null, blanks);
    this.game = this.table.build();
    this.unspoken = unspoken(this.game, scenario.source, (name) => this.table.named(name));
    this.matcher = new Matcher(this.game, (name) => this.table.named(name), scenario.source);
    this.leading = new Leading((name) => this.table.named(name), scenario.source);
    this.steps = scenario.source.list(scenario.source.root.steps, ['steps'], 'steps');
    this.event =
      scenario.source.root.event === undefined ? null : new EventTable(scenario.source, rules, () => this.atRest());
  }

  /** What a step may be: of an event there are more. */
  private get stepKeys(): readonly string[] {
    return this.event === null ? STEPS : [...STEPS, ...EVENT_STEPS];
  }

  /** The game when everything that happens by itself has happened. */
  private atRest(): Game {
    this.passUnscripted(() => false, true);
    return this.game;
  }

  run(): void {
    this.begin();
    for (let i = 0; i < this.steps.length; i++) this.takeStep(i);
    this.finish();
  }

  /** How many steps there are. */
  get length(): number {
    return this.steps.length;
  }

  /** Before the first step: all of them are read. */
  begin(): void {
    this.steps.forEach((s, i) => {
      this.proofread(s, ['steps', i]);
    });
    this.observe?.(this.game);
  }

  takeStep(i: number): void {
    if (this.consumed.has(i)) return;
    const src = this.scenario.source;
    this.step = i + 1;
    const path: Path = ['steps', i];
    const s = src.map(this.steps[i], path, 'a step', this.stepKeys);
    const keys = Object.keys(s);
    if (keys.length !== 1) throw src.fail(path, `a step is one of ${this.stepKeys.join(', ')}`);
    const [key] = keys;
    if (key === 'random') this.table.random.add(src.list(s.random, [...path, 'random'], 'random') as Outcome[]);
    else if (key === 'expect') this.expect(s.expect, [...path, 'expect'], i);
    else if (EVENT_STEPS.includes(key)) this.event!.take(s, path);
    else if (key === 'time-up') {
      timeUp(this.game);
      this.endedByClock = true;
      this.game.decision = null;
    } else this.take(seatNamed(key)!, parseWanted(src, s[key], [...path, key]), i);
  }

  /** What somebody does in a step, or must be refused there: as many as it names. */
  wantedIn(i: number): { seat: Seat; wanted: Wanted }[] {
    const src = this.scenario.source;
    const s = this.steps[i] as Record<string, unknown>;
    const out: { seat: Seat; wanted: Wanted }[] = [];
    const note = (name: string, value: unknown, path: Path) => {
      const seat = seatNamed(name);
      if (seat !== null) out.push({ seat, wanted: parseWanted(src, value, path, true) });
    };
    for (const name of ['A', 'B']) if (s[name] !== undefined) note(name, s[name], ['steps', i, name]);
    const refused = (s.expect as Record<string, unknown> | undefined)?.['not-offered'];
    for (const one of Array.isArray(refused) ? refused : refused === undefined ? [] : [refused])
      for (const [name, all] of Object.entries(one as Record<string, unknown>))
        for (const value of Array.isArray(all) ? all : [all]) note(name, value, ['steps', i, 'expect', 'not-offered']);
    return out;
  }

  /** Why something is not offered to a player now: of several copies that could be meant each its own reason, none of them twice. */
  whyNot(seat: Seat, wanted: Wanted): Reason[] {
    const all = this.matcher.actions(wanted).flatMap((a) => whyNot(this.game, seat, a) ?? []);
    return all.filter((r, i) => all.findIndex((x) => x.rule === r.rule && x.text === r.text) === i);
  }

  /** Are there several things that a step could mean now? */
  isUnclear(seat: Seat, wanted: Wanted): boolean {
    return this.matches(seat, wanted).length > 1;
  }

  /** Names of cards and steps, for whoever writes them. */
  get phrasing(): Phrasing {
    return new Phrasing(this.game, (name) => this.table.named(name), this.matcher);
  }

  /** Every step is read before the first is taken: a misspelt verb or card is a fault of the file, wherever it stands. */
  private proofread(step: unknown, path: Path): void {
    const src = this.scenario.source;
    const s = src.map(step, path, 'a step', this.stepKeys);
    if (s['time-up'] !== undefined && s['time-up'] !== true)
      throw src.fail([...path, 'time-up'], '"time-up" is written `time-up: true`');
    src.list(s.random, [...path, 'random'], 'random').forEach((o, i) => {
      const fine = (x: unknown) => ['string', 'number', 'boolean'].includes(typeof x);
      const list = Array.isArray(o) && o.every((x) => typeof x === 'string');
      if (!fine(o) && !list)
        throw src.fail([...path, 'random', i], 'an outcome is a title, a list of titles, a number, or true or false');
    });
    for (const name of ['A', 'B']) {
      if (s[name] !== undefined) this.matcher.proofread(parseWanted(src, s[name], [...path, name]));
    }
  }

  /** An attempt, or a hidden agenda turned up, that asks for the text of a card which has none. */
  private asksForText(w: Wanted, at: number): void {
    if (!['attempt', 'scout', 'activate'].includes(w.verb)) return;
    const name = w.fields[w.verb === 'activate' ? 'card' : 'target'];
    const mute = typeof name === 'string' && this.table.named(name).find((id) => needsText(this.game.def(id), w.verb));
    if (typeof mute === 'number')
      throw new ScenarioError(noDefinition(this.game.def(mute).title), this.scenario.source.lineOf(['steps', at]));
  }

  /** After the last step: unscripted responses are passed, an unanswered choice is an error. */
  private finish(): void {
    const src = this.scenario.source;
    this.passUnscripted(() => false, true);
    const d = this.game.decision;
    if (d?.kind === 'choice') throw new ScenarioError(`the scenario ends at an unanswered choice: ${this.question(d)}`);
    const met = mutelyMet(this.game, src);
    if (met !== null) throw new ScenarioError(noDefinition(met));
    const left = this.table.random.left;
    if (left.length > 0 && src.root['random-optional'] !== true) {
      throw new ScenarioError(
        `random outcomes that nothing asked for: ${left.map((o) => JSON.stringify(o)).join(', ')}`,
      );
    }
  }

  /** Cards without a definition that may have been there for what they do. */
  get silent(): CardDef[] {
    return [...new Set([...this.unspoken, ...idle(this.game, this.mute)])];
  }

  private question(d: Decision): string {
    const card = d.prompt.card >= 0 ? this.game.def(d.prompt.card).title : '';
    const offered = d.options.map((o) => this.matcher.describe(o)).join('; ');
    return `${nameOfSeat(d.seat)} is asked "${spoken(d.prompt.text).replace('{card}', card)}", offered: ${offered}`;
  }

  /**
   * Passes responses that nobody scripted, until `stop` says so or something else is asked. With `forced`, a choice with
   * only one possible answer is made as well. `watch` is called before each.
   */
  private passUnscripted(stop: () => boolean, forced: boolean, watch: () => void = () => {}): void {
    for (;;) {
      const d = this.game.decision;
      if (d === null || stop()) return;
      const given = byItself(d, this.matcher, forced);
      if (given === null) return;
      watch();
      this.passed.push(d);
      if (!isPassable(d)) this.made.push({ ...d });
      this.give(() => this.game.choose(given.option, given.cards));
    }
  }

  private give(answer: () => void): void {
    const told = this.game.log.length;
    answer();
    for (const w of muteWithThem(this.game, told)) this.mute.push(w);
    this.observe?.(this.game);
  }

  private matches(seat: Seat, w: Wanted): ReturnType<Matcher['all']> {
    return this.matcher.all(this.game.decisionFor(seat), w);
  }

  /** A pick at the tactic step answers it, however many Tactics must be drawn for it. */
  private isTacticStep(seat: Seat, w: Wanted): boolean {
    return w.verb === 'pick' && this.game.decisionFor(seat)?.prompt.id === 'tactic';
  }

  /** The tactic step is answered by one step: the named Tactic is drawn as far as is needed and allowed. */
  private drawsTactic(seat: Seat, w: Wanted): boolean {
    const d = this.game.decisionFor(seat);
    if (w.verb !== 'pick' || d === null || d.prompt.id !== 'tactic') return false;
    if (!this.isDrawable(seat, w)) return false;
    for (;;) {
      if (this.matches(seat, w).length > 0) return true;
      const draw = this.game.decisionFor(seat)?.options.find((o) => o.mark === 'draw');
      if (draw === undefined) return false;
      this.give(() => this.game.choose(draw));
    }
  }

  /**
   * Tactics are revealed together (BOG-25): whoever is asked first, the answers of both may stand in either order. What the other player
   * answers, where the step after this one says so.
   */
  private otherTactic(seat: Seat, w: Wanted, at: number): { seat: Seat; wanted: Wanted; at: number } | null {
    const d = this.game.decision;
    if (d === null || d.prompt.id !== 'tactic' || d.seat === seat || !['pick', 'pass'].includes(w.verb)) return null;
    const name = nameOfSeat(d.seat);
    const value = (this.steps[at + 1] as Record<string, unknown> | undefined)?.[name];
    if (value === undefined || this.consumed.has(at + 1)) return null;
    const wanted = parseWanted(this.scenario.source, value, ['steps', at + 1, name]);
    return ['pick', 'pass'].includes(wanted.verb) ? { seat: d.seat, wanted, at: at + 1 } : null;
  }

  /** Is the named Tactic among those that could still be drawn? */
  private isDrawable(seat: Seat, w: Wanted): boolean {
    return pile(this.game, seat, Zone.Bridge).some((id) => this.table.named(String(w.fields.pick)).includes(id));
  }

  /** The next steps of a seat, as long as they are picks. */
  private picksAfter(at: number, seat: Seat): { index: number; wanted: Wanted }[] {
    const out: { index: number; wanted: Wanted }[] = [];
    for (let i = at + 1; i < this.steps.length; i++) {
      const value = (this.steps[i] as Record<string, unknown>)[nameOfSeat(seat)];
      if (value === undefined) break;
      const wanted = parseWanted(this.scenario.source, value, ['steps', i, nameOfSeat(seat)]);
      if (wanted.verb !== 'pick') break;
      out.push({ index: i, wanted });
    }
    return out;
  }

  private isGroupPick(seat: Seat, w: Wanted): boolean {
    const d = this.game.decisionFor(seat);
    return (
      w.verb === 'pick' &&
      d !== null &&
      d.options.some((o) => o.group !== null && o.min > 1) &&
      this.matcher.offered(d, w)
    );
  }

  /** A group may be named card by card: picks that follow belong to it. */
  private gathered(seat: Seat, w: Wanted, at: number): Wanted {
    const d = this.game.decisionFor(seat);
    const group = d?.options.find((o) => o.verb === 'pick' && o.group !== null && o.min > 1);
    if (w.verb !== 'pick' || Array.isArray(w.fields.pick) || w.fields.pick === true || group === undefined) return w;
    const names = [w.fields.pick];
    for (const next of this.picksAfter(at, seat)) {
      if (names.length === group.min || Array.isArray(next.wanted.fields.pick)) break;
      names.push(next.wanted.fields.pick);
      this.consumed.add(next.index);
    }
    return { ...w, fields: { ...w.fields, pick: names } };
  }

  /** A list where cards are asked for one by one (R-1.20: with a pair among them nobody knows before how many cards it will be). */
  private firstOfList(seat: Seat, w: Wanted): Wanted | null {
    const { pick } = w.fields;
    if (w.verb !== 'pick' || !Array.isArray(pick) || pick.length < 2 || this.matches(seat, w).length > 0) return null;
    const first = { ...w, fields: { ...w.fields, pick: pick[0] } };
    return this.matches(seat, first).length === 1 ? first : null;
  }

  /** Where a step leaves something open that the same player's next pick decides, the two are one. */
  private narrowed(seat: Seat, found: Matched[], at: number): Matched[] {
    const [next] = this.picksAfter(at, seat);
    if (found.length < 2 || next === undefined) return found;
    const rest = found.filter((m) => this.matcher.decides(next.wanted, m.option));
    if (rest.length !== 1) return found;
    this.consumed.add(next.index);
    return rest;
  }

  /** A pass in a batch phase by somebody who goes on laying out cards was meant for the phase before. */
  private isEarlyPass(seat: Seat, w: Wanted, at: number): boolean {
    if (w.verb !== 'pass' || this.game.decisionFor(seat)?.prompt.id !== 'batch') return false;
    const d = this.game.decisionFor(seat);
    return this.steps.slice(at + 1).some((s, i) => {
      const value = (s as Record<string, unknown>)[nameOfSeat(seat)];
      if (value === undefined) return false;
      const later = parseWanted(this.scenario.source, value, ['steps', at + 1 + i, nameOfSeat(seat)]);
      return later.verb === 'seed' && this.matcher.offered(d, later);
    });
  }

  private take(seat: Seat, step: Wanted, at: number): void {
    if (this.isEarlyPass(seat, step, at)) return;
    this.asksForText(step, at);
    let w = step;
    this.passed = [];
    // a pass where the engine did not have to ask is fulfilled already: nothing else is decided for it
    const answers = () =>
      this.matches(seat, w).length > 0 ||
      this.isGroupPick(seat, w) ||
      this.firstOfList(seat, w) !== null ||
      this.drawsTactic(seat, w) ||
      this.leading.asPick(this.game, seat, w) !== null ||
      this.leadTo(seat, w) !== null;
    this.passUnscripted(() => answers() || this.otherTactic(seat, w, at) !== null, w.verb !== 'pass');
    const other = this.otherTactic(seat, w, at);
    if (other !== null) {
      this.consumed.add(other.at);
      this.take(other.seat, other.wanted, other.at);
      this.take(seat, w, at);
      return;
    }
    const first = this.firstOfList(seat, w);
    if (first !== null) {
      this.take(seat, first, at);
      this.take(seat, { ...w, fields: { ...w.fields, pick: (w.fields.pick as unknown[]).slice(1) } }, at);
      return;
    }
    if (this.isLed(seat, w, at)) return;
    w = this.gathered(seat, w, at);
    const found = this.narrowed(seat, this.matches(seat, w), at);
    const d = this.game.decision;
    if (found.length === 1) {
      this.passed = [];
      if (w.verb !== 'pick') this.made = [];
      try {
        this.give(() => this.game.choose(found[0].option, found[0].cards, seat));
      } catch (e) {
        if (e instanceof IllegalAnswer) throw new ScenarioError(e.message, this.scenario.source.lineOf(w.path));
        throw e;
      }
      return;
    }
    if (found.length === 0 && this.isAnswered(seat, w)) {
      // no second step is taken for it
      this.made = this.made.filter((x) => !this.isAnswer(x, seat, w));
      return;
    }
    // A pass where the engine did not have to ask
    if (w.verb === 'pass' && found.length === 0) return;
    const line = this.scenario.source.lineOf(w.path);
    if (found.length > 1) {
      const several = found.map((m) => this.matcher.describe(m.option)).join('; ');
      throw new ScenarioError(`several options match: ${several}`, line);
    }
    if (d === null) throw new ScenarioError('the game is over', line);
    const mine = this.game.decisionFor(seat);
    if (mine === null)
      throw new ScenarioError(`${nameOfSeat(seat)} is not asked anything now; ${this.question(d)}`, line);
    throw new ScenarioError(`no option matches; ${this.question(mine)}`, line);
  }

  /** A choice that was made already, having only one answer. */
  private isAnswered(seat: Seat, w: Wanted): boolean {
    if (w.verb !== 'pick' && w.verb !== 'download') return false;
    return this.made.some((x) => this.isAnswer(x, seat, w));
  }

  private isAnswer(d: Decision, seat: Seat, w: Wanted): boolean {
    return d.seat === seat && this.matcher.offered(d, w);
  }

  private leadTo(seat: Seat, w: Wanted): Lead | null {
    return this.isAnswered(seat, w) ? null : this.leading.find(this.game, seat, w);
  }

  /** Takes what leads to what a step says, and then the step; or the pick that it means here. */
  private isLed(seat: Seat, w: Wanted, at: number): boolean {
    const pick = this.matches(seat, w).length > 0 ? null : this.leading.asPick(this.game, seat, w);
    if (pick !== null) {
      this.take(seat, pick, at);
      this.sendTo(seat, w, at);
      return true;
    }
    const lead = this.leadTo(seat, w);
    if (lead === null) return false;
    this.give(() => this.game.choose(lead.option, [], seat));
    if (!lead.done) this.take(seat, w, at);
    else if (Array.isArray(w.fields.pick) && w.fields.pick.length > 1)
      this.take(seat, { ...w, fields: { ...w.fields, pick: w.fields.pick.slice(1) } }, at);
    else this.sendTo(seat, w, at);
    return true;
  }

  /** Where a download goes, if that is asked; if not, it must be there. */
  private sendTo(seat: Seat, w: Wanted, at: number): void {
    const { to, card } = w.fields;
    if (w.verb !== 'download' || to === undefined) return;
    const pick: Wanted = { verb: 'pick', fields: { pick: to, mission: w.fields.mission }, path: w.path };
    if (this.matches(seat, pick).length > 0) this.take(seat, pick, at);
    if (this.leading.cameTo(this.game, w)) return;
    throw new ScenarioError(
      `${String(card)} is downloaded, but not to ${String(to)}`,
      this.scenario.source.lineOf(w.path),
    );
  }

  /** The open question, that of this player where there is one. */
  private questionNow(seat?: Seat): string {
    const d = (seat === undefined ? null : this.game.decisionFor(seat)) ?? this.game.decision;
    return d === null ? 'the game is over' : this.question(d);
  }

  private expect(value: unknown, path: Path, at: number): void {
    const next = this.nextPlayerStep(at + 1);
    const answersNow = () =>
      next !== null &&
      (this.matches(next.seat, next.wanted).length > 0 ||
        this.isTacticStep(next.seat, next.wanted) ||
        this.firstOfList(next.seat, next.wanted) !== null ||
        this.leading.asPick(this.game, next.seat, next.wanted) !== null ||
        this.leadTo(next.seat, next.wanted) !== null ||
        this.isGroupPick(next.seat, next.wanted));
    // nothing is judged at a moment that passes by itself: what has one answer is made first, up to the next step's decision
    const judge = this.judge(value, path);
    this.passUnscripted(answersNow, true, () => judge.watch());
    judge.check();
  }

  private judge(value: unknown, path: Path): Judge {
    const src = this.scenario.source;
    if (src.root.sealed !== undefined) return sealedExpectation(src, this.rules, value, path);
    if (this.event !== null && isAboutEvent(value)) return this.event.expectation(value, path);
    if (src.root.deck !== undefined) return deckExpectation(src, this.rules, value, path);
    return new Expectation(
      {
        game: this.game,
        src,
        matcher: this.matcher,
        named: (name) => this.table.named(name),
        question: (seat) => this.questionNow(seat),
        leads: (seat, w) => w.verb !== 'pick' && this.leading.find(this.game, seat, w) !== null,
        silent: (seat, w, asked) => {
          const deed = deedOf(this.rules.catalogue, nameOfSeat(seat), w);
          this.silences.push({ line: src.lineOf(w.path), deed, asked });
        },
      },
      value,
      path,
      (seat, w, open) =>
        this.passed.some((d) => d.seat === seat && (!open || isPassable(d)) && this.matcher.offered(d, w)),
    );
  }

  private nextPlayerStep(from: number): { seat: Seat; wanted: Wanted } | null {
    for (let i = from; i < this.steps.length; i++) {
      const s = this.steps[i] as Record<string, unknown>;
      for (const name of ['A', 'B']) {
        if (s !== null && typeof s === 'object' && s[name] !== undefined) {
          const wanted = parseWanted(this.scenario.source, s[name], ['steps', i, name]);
          return { seat: seatNamed(name)!, wanted };
        }
      }
    }
    return null;
  }
}
