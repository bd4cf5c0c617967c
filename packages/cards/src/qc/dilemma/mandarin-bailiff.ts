import { bound, captures, dilemma, inOrder, pick, present, random } from '@spaceline/engine/language';
import { asSelected, skillDotsOf } from '../../words/dilemma-people.ts';
import { unlessYou } from '../../words/dilemmas.ts';
import { giveOpponentPoints } from '../../words/other-player.ts';

const arrested = bound('arrested');

export const mandarinBailiff = dilemma('Mandarin Bailiff', {
  encounter: inOrder(
    pick('arrested', random(1, present)),
    unlessYou(giveOpponentPoints(skillDotsOf(arrested)), captures(asSelected(arrested), 'opponent')),
  ),
  capturing: true,
});
