/** A game between a person and a bot: who is asked, what passes by itself, and what can be taken back. */
import { agreesToDraw, type Bot, type Choice, makeDice, randomChoice } from '@spaceline/bots';
import { catalogue } from '@spaceline/cards';
import {
  chanceMark,
  checkGroup,
  type Decision,
  type DeckList,
  drawGame,
  type Format,
  type Game,
  knows,
  type Option,
  other,
  type Seat,
} from '@spaceline/engine';
import { autoPass, type GameHeader, type PlayedBy, playRecord, systemEntry } from '@spaceline/protocol';

export interface Setting {
  format: Format;
  header: GameHeader;
  /** the rules that played it so far, where they are not those of its header alone */
  rules?: readonly PlayedBy[];
  human: Seat;
  bot: Bot;
  /** the lists that others are known to play, for hints */
  known?: readonly DeckList[];
}

/** Why the last answer stands: there is none, the opponent or chance has answered it, a card was seen. */
export type NoUndo = { why: 'nothing' | 'answered' | 'chance' } | { why: 'seen'; card: number };

/** Where the game stood when the person answered. */
interface Mark {
  answers: number;
  chance: string;
  known: ReadonlySet<number>;
  botAnswers: number;
}

export class Session {
  game: Game;
  /** ask also between two actions of the other player */
  stops = false;
  private marks: Mark[] = [];
  private botAnswers = 0;

  constructor(
    readonly setting: Setting,
    answers: readonly string[] = [],
  ) {
    this.game = this.replayed(answers);
  }

  private replayed(answers: readonly string[]): Game {
    const { format, header } = this.setting;
    const game = playRecord({ catalogue, format }, { header, entries: answers });
    // an end that is no answer, such as a draw, is kept with the answers
    game.answers.splice(0, game.answers.length, ...answers);
    return game;
  }

  get human(): Seat {
    return this.setting.human;
  }

  /** Lets the bot answer, and passes what passes by itself, until the person is asked; null when the game is over. */
  advance(): Decision | null {
    for (;;) {
      const d = this.game.decision;
      if (d === null) return null;
      if (d.seat !== this.human) {
        const { option, cards } = this.botChoice(d);
        this.game.choose(option, cards, d.seat);
        // a pass in a response window tells nothing, not even that there was something to answer with
        if (d.kind !== 'response' || option.verb !== 'pass') this.botAnswers++;
        continue;
      }
      const pass = this.stops ? null : autoPass(d);
      if (pass === null) return d;
      this.game.choose(pass);
    }
  }

  /** A bot that fails, or answers what was not asked, must not end the game: chance answers for it. */
  private botChoice(d: Decision): Choice {
    try {
      const choice = this.setting.bot.choose(this.game, d.seat, d);
      const offered = d.options.includes(choice.option);
      if (offered && (choice.option.group === null || checkGroup(d, choice.option, choice.cards) === null))
        return choice;
    } catch {
      // fall through
    }
    return randomChoice(d, makeDice(`${this.setting.header.seed}:${this.game.answers.length}`));
  }

  answer(option: Option, cards: readonly number[]): void {
    this.marks.push(this.mark());
    this.game.choose(option, cards, this.human);
  }

  /** Offers a draw; false when the bot does not agree. */
  draw(): boolean {
    if (!agreesToDraw(this.game, other(this.human))) return false;
    drawGame(this.game);
    this.game.decision = null;
    this.game.answers.push(systemEntry({ do: 'draw' }));
    return true;
  }

  private known(): Set<number> {
    const g = this.game;
    return new Set(g.state.cards.filter((c) => knows(g, this.human, c.id)).map((c) => c.id));
  }

  private mark(): Mark {
    const { answers, state } = this.game;
    return {
      answers: answers.length,
      chance: chanceMark(state.chance),
      known: this.known(),
      botAnswers: this.botAnswers,
    };
  }

  /** Only what told the person nothing can be taken back. */
  whyNotUndo(): NoUndo | null {
    const mark = this.marks[this.marks.length - 1];
    if (mark === undefined) return { why: 'nothing' };
    if (mark.botAnswers !== this.botAnswers) return { why: 'answered' };
    if (mark.chance !== chanceMark(this.game.state.chance)) return { why: 'chance' };
    for (const card of this.known()) if (!mark.known.has(card)) return { why: 'seen', card };
    return null;
  }

  /** Plays the game again without the last answer of the person, and what passed by itself after it. */
  undo(): void {
    const mark = this.marks.pop()!;
    this.game = this.replayed(this.game.answers.slice(0, mark.answers));
  }
}
