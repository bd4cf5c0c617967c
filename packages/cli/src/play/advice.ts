/** What the bots would say of the game: a hint for the person, and why the opponent did what it did. */
import { type Bot, betterAt, type Setting, type Why } from '@spaceline/bots';
import { type Decision, type Game, parseAnswer } from '@spaceline/engine';
import { optionData, optionText, type Words } from '@spaceline/protocol';
import type { Speech } from '../speech.ts';

/** About as long as a Commander thinks. */
const PLAYOUTS = 60;

/** From what the person's seat may know, and nothing else. */
export function hintFor(g: Game, d: Decision, setting: Setting, speech: Speech): Words {
  const better = betterAt(g, PLAYOUTS, setting);
  if (better === null) return speech.say('There are hints for the actions of your turn.');
  const { option } = parseAnswer(d, better.first);
  return speech.say('I would begin with: {what}. As far as I see, that wins {share} of such games.', {
    what: optionText(optionData(g, option), speech.naming),
    share: speech.percent(Math.round(100 * better.odds)),
  });
}

const HOW: Readonly<Record<Why['how'], string>> = {
  usual: 'It plays its turn as its rules of thumb have it.',
  ahead: 'It looked ahead: of {ways} ways to play the turn, this one won more often than the usual one.',
  layout: 'It tried {ways} ways to lay out its seed cards, and took the one that stopped you most often.',
};

/** Its last thought, in a sentence: never what it holds. */
export function whyText(bot: Bot, speech: Speech): Words {
  const why = bot.why?.();
  if (why === undefined || why.playouts === 0) return speech.say(HOW.usual);
  return speech.say(HOW[why.how], { ways: why.ways });
}
