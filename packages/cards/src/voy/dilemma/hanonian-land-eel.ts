import {
  allOf,
  awayTeam,
  dilemma,
  kill,
  lowest,
  opponentsChoiceOf,
  skilled,
  totalOver,
  unless,
} from '@spaceline/engine/language';
import { dots } from '../../words/dilemma-people.ts';

export const hanonianLandEel = dilemma('Hanonian Land Eel', {
  encounter: unless(
    allOf(skilled('SECURITY'), skilled('SCIENCE'), totalOver('strength', 50)),
    opponentsChoiceOf(
      { mark: 'cunning', word: 'CUNNING', effect: kill(lowest('cunning', awayTeam)) },
      { mark: 'dots', effect: kill(lowest(dots, awayTeam)) },
    ),
  ),
});
