/**
 * A game in progress: a state, the step that is under way, and the question that is open. The decision log is the game:
 * everything else can be had again by replaying it.
 */
import type { CardDef, Catalogue } from '../cards/catalogue.ts';
import { copyState } from '../core/copy.ts';
import {
  type Answer,
  answerText,
  belonging,
  type Decision,
  IllegalAnswer,
  type Option,
  onlyAnswer,
  parseAnswer,
} from '../core/decision.ts';
import type { WritableState } from '../core/door/writable.ts';
import { changeChance } from '../core/door.ts';
import type { GameEvent } from '../core/events.ts';
import type { Flow } from '../core/flow.ts';
import type { Format } from '../core/format.ts';
import { hashState } from '../core/hash.ts';
import { type Dice, diceOf, otherChance, playback, Recorder, type Script } from '../core/random.ts';
import type { Card, Location, Seat, State } from '../core/state.ts';
import { Answers, afterMoves, makeTableau, type Place, silenced, type Tableau } from '../core/tableau.ts';
import type { LogEntry, Telling } from '../core/telling.ts';
import { Unsaid } from '../core/unsaid.ts';
import { Witness } from '../core/witness.ts';
import { Actions } from '../turn/actions.ts';
import { step } from '../turn/steps.ts';
import { occasionOf } from './occasion.ts';
import { applyDeal, dealAnew, type Stock } from './redeal.ts';

export interface Rules {
  readonly catalogue: Catalogue;
  readonly format: Format;
}

export interface GameOptions {
  /** keep what `fork` needs: one copy of the state for each action */
  readonly forkable?: boolean;
  /** keep the log of what happened, for people to read, and what each seat was shown (core/witness.ts) */
  readonly logged?: boolean;
  /** follow what each seat was shown, for a bot that deals hidden cards anew (`redeal`); it takes as long as the game itself, and needs the log */
  readonly witnessed?: boolean;
  readonly script?: Script | null;
  /** ask choices with one possible answer too, instead of answering them silently */
  readonly asksForced?: boolean;
}

/** Far more than any answer of a real game has led to: a thousand, where a whole seed phase follows. */
const MOST_CHANGES = 200_000;

/** Are the same answers open? */
function isSameQuestion(a: Decision | null, b: Decision | null): boolean {
  if (a === null || b === null) return a === b;
  return (
    a.seat === b.seat &&
    a.prompt.id === b.prompt.id &&
    a.options.length === b.options.length &&
    a.options.every((o, i) => o.key === b.options[i].key)
  );
}

/** One table for all games. */
const ACTIONS = new Actions();

export class Game {
  /** the question that is open; null when the game is over */
  decision: Decision | null = null;
  /** the answers so far, as they stand in the decision log */
  readonly answers: string[] = [];
  readonly log: LogEntry[] = [];
  readonly defs: readonly CardDef[];
  readonly format: Format;
  /** everything that a player can do */
  readonly actions = ACTIONS;
  readonly script: Recorder | null;
  /** the card whose text is being carried out, -1 while the rules act by themselves */
  acting = -1;
  /** what this step is in the middle of: texts that are carried out (their cards), and what is answered; the outermost first */
  readonly underWay: (number | GameEvent)[] = [];
  /** what is answered, or what texts are carried out for, the outermost first: questions belong to the last */
  readonly happening: GameEvent[] = [];

  /** when `state.rev` comes here before the next question, a text has no end (core/door/writable.ts) */
  changesEndAt = Number.MAX_SAFE_INTEGER;

  private flow: Flow | null = null;
  private readonly unsaid: Unsaid | null;
  /** what each seat was shown: it follows from what was told, so it needs the log */
  readonly witness: Witness | null;
  private checkpoint: State | null = null;
  /** of a twin that has not begun yet: what its state is a copy of; the two can share it, since nobody changes a checkpoint */
  private copied: State | null = null;
  /** what could be done in the turn when it was last asked, and at which `rev` */
  private listed: { readonly rev: number; readonly options: readonly Option[] } | null = null;
  /** answers given since the last quiescent state */
  private since: Answer[] = [];
  private tableauCache: Tableau | null = null;
  /** with the texts that others disable */
  private tableauWhole: Tableau | null = null;
  private tableauRev = -1;
  private tableauLaid = -1;
  /** of cards that were moved within play since then, where they were before */
  private moves: Place[] = [];
  /** what was worked out with all texts in force, and with those that others disable left out */
  private readonly wholeAnswers = new Answers();
  private heardAnswers: Answers | null = null;

  constructor(
    readonly rules: Rules,
    readonly state: State,
    private readonly options: GameOptions = {},
  ) {
    this.defs = rules.catalogue.defs;
    this.format = rules.format;
    this.unsaid = options.logged ? new Unsaid() : null;
    this.witness = options.logged && options.witnessed ? new Witness() : null;
    this.script = options.script ? new Recorder(options.script) : null;
  }

  /** Runs up to the first question. */
  begin(): this {
    this.resume(null);
    return this;
  }

  /** Takes an answer in its text form; throws IllegalAnswer, with the game unchanged, when it was not offered. */
  answer(text: string): void {
    this.take(parseAnswer(this.open(), text));
  }

  /** Takes one of the offered options. */
  choose(option: Option, cards: readonly number[] = [], seat: Seat = this.open().seat): void {
    this.take({ seat, option, cards });
  }

  /** What a seat is asked now, if anything. */
  decisionFor(seat: Seat): Decision | null {
    const d = this.decision;
    if (d === null || d.seat === seat) return d;
    return d.also?.seat === seat ? d.also : null;
  }

  private open(): Decision {
    if (this.decision === null) throw new IllegalAnswer({ rule: 'answer', text: 'The game is over' });
    return this.decision;
  }

  private take(answer: Answer): void {
    this.answers.push(answerText(this.open(), answer));
    if (this.options.forkable) this.since.push(answer);
    this.resume(answer);
  }

  private resume(first: Answer | null): void {
    this.changesEndAt = this.state.rev + MOST_CHANGES;
    this.runOn(first);
    this.changesEndAt = Number.MAX_SAFE_INTEGER;
  }

  private runOn(first: Answer | null): void {
    let answer = first;
    for (;;) {
      if (this.flow === null) {
        this.unsaid?.tell(this, true);
        if (this.state.result !== null) {
          this.decision = null;
          return;
        }
        if (this.options.forkable) {
          this.checkpoint = this.copied ?? copyState(this.state);
          this.copied = null;
          this.since = [];
          if (this.script) this.script.since = [];
        }
        this.flow = step(this);
      }
      const r = answer === null ? this.flow.next() : this.flow.next(answer);
      answer = null;
      if (!r.done) {
        const only = this.options.asksForced ? null : onlyAnswer(r.value);
        if (only !== null) {
          answer = only;
          continue;
        }
        this.unsaid?.tell(this, true);
        this.witness?.look(this);
        this.decision = belonging(r.value, occasionOf(this));
        return;
      }
      this.flow = null;
    }
  }

  /**
   * A copy for searching, at the same question: what happened is the same, but what chance will decide is its own. One that is only played on
   * and never forked itself (`forkable` false) keeps no copies of its state.
   */
  fork(dice: Dice, forkable = true): Game {
    const game = this.twin(forkable);
    changeChance(game, otherChance(dice));
    return game;
  }

  /**
   * The same game once more, at the same question, with the same chance: for tests and the table's own use, never for a bot.
   * It is the last quiescent state and the few answers since.
   */
  twin(forkable = true): Game {
    if (this.checkpoint === null) throw new Error('this game was not started as forkable');
    const script = this.script ? playback(this.script.since.slice()) : null;
    const game = new Game(this.rules, copyState(this.checkpoint), {
      forkable,
      script,
      asksForced: this.options.asksForced,
    });
    if (forkable) game.copied = this.checkpoint;
    game.listed = this.listed;
    game.begin();
    for (const a of this.since) game.take(a);
    game.answers.length = 0;
    return game;
  }

  /** The table as it would be: a copy, to try something out on. The game itself does not change. */
  asIf(changed: (state: WritableState) => void = () => {}): Game {
    const state = copyState(this.state);
    changed(state);
    return new Game(this.rules, state);
  }

  /**
   * The same question on a table on which whatever this seat cannot know is dealt anew, with a chance of its own: a game to be played on, by
   * whoever thinks for the seat. The same key gives the same table. Without a stock the other player's hidden cards change places among
   * themselves, which is for formats with open lists; with one they are dealt from what that player may have stocked. Null when
   * the answers since the last quiescent state do not lead to this question there.
   */
  redeal(seat: Seat, key: string, stock?: Stock): Game | null {
    if (this.checkpoint === null) throw new Error('this game was not started as forkable');
    const state = copyState(this.checkpoint);
    applyDeal(this, seat, dealAnew(this, seat, key, stock), state);
    state.chance = otherChance(diceOf(`${key} chance`));
    const script = this.script ? playback(this.script.since.slice()) : null;
    const game = new Game(this.rules, state, { forkable: true, script, asksForced: this.options.asksForced });
    try {
      game.begin();
      for (const a of this.since) game.take(a);
    } catch {
      return null;
    }
    game.answers.length = 0;
    return isSameQuestion(game.decision, this.decision) ? game : null;
  }

  /** The table as this seat may know it, to be looked at and not played on: it is at no question. */
  redealt(seat: Seat, key: string, stock?: Stock): Game {
    const deal = dealAnew(this, seat, key, stock);
    return this.asIf((state) => {
      applyDeal(this, seat, deal, state);
      state.chance = otherChance(diceOf(`${key} chance`));
    });
  }

  hash(): string {
    return hashState(this.state);
  }

  /**
   * What could be done in a turn, as `list` finds it. It is kept for twins, which come to the same question with the same `rev` by the
   * same answers: they need not list it again. Every change forgets it.
   */
  optionsOfTurn(list: () => Option[]): readonly Option[] {
    const { rev } = this.state;
    if (this.listed?.rev !== rev) this.listed = { rev, options: list() };
    return this.listed.options;
  }

  // ----- reading

  card(id: number): Card {
    return this.state.cards[id];
  }

  def(id: number): CardDef {
    return this.defs[this.state.cards[id].def];
  }

  location(id: number): Location {
    return this.state.locations[id];
  }

  get tableau(): Tableau {
    return this.tableauRev === this.state.rev ? this.tableauCache! : this.renewTableau();
  }

  private renewTableau(): Tableau {
    const { rev, laid } = this.state;
    this.wholeAnswers.forget();
    let whole = this.tableauWhole;
    if (whole === null || laid - this.tableauLaid !== this.moves.length)
      whole = makeTableau(this.state, this.defs, this.wholeAnswers);
    else if (this.moves.length > 0) afterMoves(whole, this.moves, this.state);
    if (this.moves.length > 0) this.moves = [];
    // whoever asks what is disabled is answered from the whole, and that may depend on anything
    this.tableauWhole = whole;
    this.tableauCache = whole;
    this.tableauLaid = laid;
    this.tableauRev = rev;
    if (whole.disable.length > 0) {
      this.heardAnswers ??= new Answers();
      this.heardAnswers.forget();
      this.tableauCache = silenced(this, whole, this.heardAnswers);
    }
    return this.tableauCache;
  }

  /** A card in play is about to be moved within play. Where that is all that happens to the cards, the tableau need not be made anew. */
  noteMove({ id, zone, host, dock }: Card): void {
    if (this.tableauWhole !== null) this.moves.push({ id, zone, host, dock });
  }

  /** Tells what happens, to whoever may know it. Nothing is made where nobody listens. */
  tell(telling: () => Telling): void {
    if (this.unsaid === null) return;
    const told = telling();
    this.unsaid.heard(told);
    this.witness?.hear(told);
    this.log.push({ telling: told, answer: this.answers.length, turn: this.state.turn.number });
  }

  /** Tells what nobody has told yet, while it is known whose doing it is. */
  tellUnsaid(): void {
    this.unsaid?.tell(this, false);
  }

  get logged(): boolean {
    return this.options.logged === true;
  }

  hand(seat: Seat): readonly number[] {
    return this.state.piles[seat][0];
  }

  deck(seat: Seat): readonly number[] {
    return this.state.piles[seat][1];
  }
}
