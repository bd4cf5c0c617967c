/** What is offered can be done: every key once, every option taken without a failure. */
import { type Dice, randomGroup } from '@spaceline/bots';
import { answerText, type Decision, type Game } from '@spaceline/engine';

export function wrongKeys(d: Decision): string | null {
  if (d.options.length === 0) return 'a question without an answer';
  const keys = new Set<string>();
  for (const o of d.options) {
    if (keys.has(o.key)) return `the option "${o.key}" is offered twice`;
    keys.add(o.key);
    if (o.group !== null && (o.min > o.max || o.max > o.group.length || new Set(o.group).size < o.group.length))
      return `the option "${o.key}" asks for ${o.min} to ${o.max} of the cards ${o.group.join(' ')}`;
  }
  return null;
}

/** How often a random group is drawn before we believe that none is allowed. */
const TRIES = 200;

/** Takes every option, each in a game of its own. */
export function wrongOption(g: Game, d: Decision, dice: Dice): string | null {
  const before = g.hash();
  for (const o of d.options) {
    const fork = g.twin();
    const asked = fork.decision!;
    const mine = asked.options.find((x) => x.key === o.key);
    if (mine === undefined) return `the option "${o.key}" is missing in a fork`;
    let cards: number[] = [];
    if (mine.group !== null) {
      let tries = 0;
      do cards = randomGroup(mine, dice);
      while (asked.check?.(mine, cards) && ++tries < TRIES);
      if (tries === TRIES) return `the option "${o.key}" has no group that is allowed`;
    }
    const answer = answerText(asked, { seat: asked.seat, option: mine, cards });
    try {
      fork.answer(answer);
    } catch (e) {
      return `the answer "${answer}" was offered, and fails: ${String(e)}`;
    }
  }
  return g.hash() === before ? null : 'what was done in a fork changed the game itself';
}
