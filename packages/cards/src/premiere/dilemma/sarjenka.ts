import { all, dilemma, oneOf, people, stop } from '@spaceline/engine/language';
import { discardDilemma, worthItsPoints } from '../../words/dilemmas.ts';
import { onThePlanet } from '../../words/whereabouts.ts';

export const sarjenka = dilemma('Sarjenka', {
  encounter: oneOf(
    { mark: 'ignore', effect: discardDilemma },
    { mark: 'help', effect: worthItsPoints(stop(all(people.which(onThePlanet).here))) },
  ),
});
