import { affiliation, may, tactic } from '@spaceline/engine/language';
import { oneOfTheCrewHit } from '../../words/damage.ts';
import { assimilates, inShipBattle } from '../../words/fighting.ts';
import { useOnly, whenItHits } from '../../words/tactics.ts';

export const borgCuttingBeam = tactic('Borg Cutting Beam', {
  played: [useOnly(affiliation('Borg')), whenItHits(may(assimilates(oneOfTheCrewHit, inShipBattle('your', 'ships'))))],
});
