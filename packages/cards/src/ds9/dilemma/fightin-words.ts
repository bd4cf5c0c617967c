import { byYou, dilemma, losesSkill, people, placeOnTable, trigger, your } from '@spaceline/engine/language';
import { nullifiesThis } from '../../nullifiers.ts';
import { nullifiedOnlyBy } from '../../nullifying.ts';
import { dotsAtLeast } from '../../words/dilemma-people.ts';

/** CR-144 */
export const fightinWords = dilemma("Fightin' Words", {
  encounter: placeOnTable(),
  modifiers: [losesSkill('first-two-listed', your(people).which(dotsAtLeast(3))), nullifiedOnlyBy('Oof!')],
  triggers: [trigger({ on: 'personnel-battle' }, nullifiesThis, { when: byYou })],
});
