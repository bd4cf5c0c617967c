import {
  captures,
  dilemma,
  highest,
  opponentsChoiceOf,
  present,
  sumOf,
  totalOver,
  unless,
} from '@spaceline/engine/language';
import { dots } from '../../words/dilemma-people.ts';

export const impressiveTrophies = dilemma('Impressive Trophies', {
  encounter: unless(
    totalOver('cunning', 50),
    opponentsChoiceOf(
      { mark: 'dots', effect: captures(highest(dots, present), 'opponent') },
      {
        mark: 'hunter',
        word: 'CUNNING+STRENGTH',
        effect: captures(highest(sumOf('cunning', 'strength'), present), 'opponent'),
      },
    ),
    'discard',
  ),
  capturing: true,
});
