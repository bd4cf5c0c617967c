/** While the other player's turn is retold: pause, the next step, or straight on to the own turn. */

import { short, wordsOfAll } from '@spaceline/protocol/words';
import { useNet } from '../../net/game.ts';
import { pause, showNext, skip, type Watching } from '../../net/watching.ts';
import type { Scene } from '../context.tsx';
import { ui } from '../ui.ts';
import { byKey, bySpace } from './choice.ts';
import type { Part } from './question.ts';

export function watchQuestion(s: Scene, { queue, shown, paused }: Watching): Part {
  const { say, them: name } = s;
  const last = shown[shown.length - 1];
  const [lines = []] = short(last?.log.map((l) => ({ turn: 0, n: 0, ...l })) ?? []);
  const told = lines.map((l) => l.told);
  return {
    who: 'them',
    title: say('{name}’s turn', { name }),
    // nothing was told of it: somebody answered a question, and it is the other's secret which
    text: told.length === 0 ? say('{name} goes on.', { name }) : wordsOfAll(told, s.naming).text,
    note: say('Step {at} of {all}, retold as you may know it. Your own move comes after it.', {
      at: shown.length,
      all: shown.length + queue.length,
    }),
    buttons: [
      byKey('p', 'pause', paused ? say('Go on') : say('Pause'), () => pause(!paused)),
      byKey('.', 'next-step', say('Next'), showNext),
      bySpace('skip', say('Skip to now'), () => {
        skip();
        ui.set({ read: useNet.getState().game?.log.length ?? 0 });
      }),
    ],
  };
}
