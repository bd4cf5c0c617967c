/** A bot at the table. It may fail or answer what was not asked; the game must go on all the same. */
import { type Bot, botOf, type Choice, type Dice, levelOf, makeDice, randomChoice } from '@spaceline/bots';
import { answerText, checkGroup, type Decision, type Game, type Seat } from '@spaceline/engine';
import { newSecret } from '../identifiers.ts';

const TRIES = 50;
const STAND_IN = 'lieutenant';

export const isBot = (kind: string): boolean => levelOf(kind) !== undefined;

export class BotPlayer {
  private readonly bot: Bot;
  private readonly dice: Dice = makeDice(newSecret());
  /** of the chance of a bot that thinks elsewhere */
  readonly secret = newSecret();

  constructor(
    readonly kind: string,
    readonly seat: Seat,
    /** it thinks elsewhere: here it only stands in for itself when it cannot be asked */
    readonly isThinker: boolean,
  ) {
    this.bot = botOf(isThinker ? STAND_IN : kind)!(makeDice(newSecret()));
  }

  /** The entry for the record; `not` are answers that made the engine fail. Null when there is none left to try. */
  answer(game: Game, d: Decision, not: ReadonlySet<string>): string | null {
    const first = this.ownChoice(game, d);
    if (first !== null && !not.has(this.text(game, first))) return this.text(game, first);
    for (let i = 0; i < TRIES; i++) {
      const text = this.text(game, randomChoice(d, this.dice));
      if (!not.has(text)) return text;
    }
    return null;
  }

  private text(game: Game, { option, cards }: Choice): string {
    return answerText(game.decision!, { seat: this.seat, option, cards });
  }

  private ownChoice(game: Game, d: Decision): Choice | null {
    try {
      const choice = this.bot.choose(game, this.seat, d);
      if (!d.options.includes(choice.option)) return null;
      return choice.option.group === null || checkGroup(d, choice.option, choice.cards) === null ? choice : null;
    } catch {
      return null;
    }
  }
}
