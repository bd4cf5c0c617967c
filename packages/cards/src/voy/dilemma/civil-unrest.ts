import { all, awayTeam, dilemma, inOrder, oneOfThemHas, pick, random, stop, unless } from '@spaceline/engine/language';
import { bothOf } from '../../words/dilemma-people.ts';

const envoys = bothOf('envoys');

export const civilUnrest = dilemma('Civil Unrest', {
  encounter: inOrder(
    pick('envoys', random(2, awayTeam)),
    unless(oneOfThemHas(envoys, 'Diplomacy'), stop(all(envoys)), 'mission continues'),
  ),
});
