/** An attempt, before it is made: nothing that it reveals can be taken back. */

import { isCardSpot, spotLocation } from '@spaceline/engine';
import { type OptionView, phrase, type Words } from '@spaceline/protocol/words';
import type { AnswerAbout } from '../../net/ask.ts';
import type { Decision } from '../../net/game.ts';
import type { Scene } from '../context.tsx';
import { shortShip } from '../model/names.ts';
import { ui } from '../ui.ts';
import { byEscape, bySpace } from './choice.ts';
import type { Part } from './question.ts';
import { begin } from './take.ts';

export type AttemptAnswer = AnswerAbout<'attempt'>;

export function attemptQuestion(s: Scene, d: Decision, o: OptionView, forecast?: AttemptAnswer): Part {
  const { say } = s;
  const { plays } = s.game.view.players[s.table.me];
  const lost =
    o.endsPlays === 1 && plays > 0 && d.options.some((x) => x.key === o.key)
      ? phrase` ${say('It ends your card plays: {plays} left.', { plays })}`
      : '';
  const go = () => {
    ui.set({ trying: null });
    begin(o);
  };
  return {
    text: say('Attempt {place} with {who}?', {
      place: s.naming.place(spotLocation(o.to)),
      who: isCardSpot(o.from) ? shortShip(s.nameOf(o.from)) : say('the team'),
    }),
    note: phrase`${forecast === undefined ? '' : foretold(s, forecast)}${lost}`,
    buttons: [byEscape('cancel', say('Cancel'), () => ui.set({ trying: null })), bySpace('try', say('Attempt it'), go)],
  };
}

/** The likely end of it in a sentence. */
function foretold({ say }: Scene, { mission, seeds }: AttemptAnswer): Words {
  const n = seeds.length;
  const known = seeds.find((x) => x.asks !== null && !x.asks.met);
  if (mission !== null && !mission.met)
    return n === 0
      ? say('They lack what it asks for: it cannot be solved with them.')
      : say('They lack what it asks for: they could clear seed cards, not solve it.');
  if (n === 0) return say('They have what it asks for, and nothing lies before it: it is solved.');
  if (known !== undefined) return say('They have what it asks for, but not what a seed card there asks for.');
  return say('They have what it asks for. {n} seed [cards come|card comes] first.', { n });
}
