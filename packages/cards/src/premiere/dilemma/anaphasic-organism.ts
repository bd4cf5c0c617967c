import { awayTeam, dilemma, female, ifThen, thereIs, which } from '@spaceline/engine/language';
import { anaphasicOrganismIn } from '../../words/classic-dilemmas.ts';

/** "If …": without a woman among them it is discarded before it does anything. */
export const anaphasicOrganism = dilemma('Anaphasic Organism', {
  encounter: ifThen(thereIs(which(awayTeam, female)), anaphasicOrganismIn(awayTeam)),
});
