import { ability, awayTeam, both, oncePerGame, personnel, unstop, which } from '@spaceline/engine/language';
import { isStopped } from '../../words/ships-and-crews.ts';
import { onThePlanet } from '../../words/whereabouts.ts';

/** stopped herself, she may do it all the same. */
export const deannaTroi = personnel('Deanna Troi', {
  ids: ['fc-deanna-troi'],
  abilities: [ability('unstop', unstop(which(awayTeam, both(isStopped, onThePlanet))), { limit: oncePerGame })],
});
