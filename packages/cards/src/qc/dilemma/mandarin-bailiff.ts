import { bound, captures, dilemma, inOrder, pick, present, random, the } from '@spaceline/engine/language';
import { skillDotsOf } from '../../words/dilemma-people.ts';
import { giveOpponentPoints, unlessYou } from '../../words/dilemmas.ts';

const arrested = bound('arrested');

export const mandarinBailiff = dilemma('Mandarin Bailiff', {
  encounter: inOrder(
    pick('arrested', random(1, present)),
    unlessYou(giveOpponentPoints(skillDotsOf(arrested)), captures(the(arrested), 'opponent')),
  ),
  capturing: true,
});
