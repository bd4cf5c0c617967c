/** What is heavy about looking at a game again: from the beginning of each turn it is played on many times. */
import { analyse, type Turned } from '@spaceline/bots';
import { parseAnswer } from '@spaceline/engine';
import { type GameAnalysis, namingOf, optionData, optionText, Recording } from '@spaceline/protocol';
import { Problem } from '../problem.ts';
import { rulesFor } from '../rules-version.ts';
import type { Recorded } from './replay-work.ts';
import type { Steps } from './steps.ts';

/** From each turn; at the turning points three times as often for what would have been better. */
const PLAYOUTS = 12;

const OTHERWISE = 'Only a game that was played from its beginning can be analysed';

export function analysisOf({ format, record }: Recorded, steps: Steps): GameAnalysis {
  const { header, entries } = record;
  if (entries.some((e) => e.startsWith('!restore'))) throw new Problem(409, 'not-now', OTHERWISE);
  const end = entries.findIndex((e) => e.startsWith('!'));
  const answers = end < 0 ? entries : entries.slice(0, end);
  const rules = rulesFor(format);
  const told = analyse({ rules, header, answers }, PLAYOUTS, (turn) => {
    steps.check();
    steps.progress(turn);
  });
  /** Both answers in words, as everybody may know them once the game is over. */
  const inWords = ({ did, better, ...point }: Turned): GameAnalysis['turned'][number] => {
    const { game } = new Recording(rules, { header, entries: answers.slice(0, point.n) });
    const naming = namingOf(game, point.seat);
    const called = (answer: string) => optionText(optionData(game, parseAnswer(game.decision!, answer).option), naming);
    return { ...point, did: called(did), better: better && { first: called(better.first), odds: better.odds } };
  };
  return { playouts: told.playouts, moments: told.moments, end: told.end, turned: told.turned.map(inWords) };
}
