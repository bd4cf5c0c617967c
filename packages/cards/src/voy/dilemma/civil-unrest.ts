import { all, awayTeam, dilemma, oneOfThemHas, stop, unless } from '@spaceline/engine/language';
import { bothOf } from '../../words/dilemma-people.ts';
import { facedBy } from '../../words/dilemmas.ts';

const envoys = bothOf('envoys');

export const civilUnrest = dilemma('Civil Unrest', {
  encounter: facedBy(
    'envoys',
    2,
    awayTeam,
    unless(oneOfThemHas(envoys, 'Diplomacy'), stop(all(envoys)), 'mission continues'),
  ),
});
