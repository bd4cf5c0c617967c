import { dilemma, present } from '@spaceline/engine/language';
import { anaphasicOrganismIn, nagilumAmong } from '../../words/classic-dilemmas.ts';
import { halves } from '../../words/combinations.ts';

export const anaphasicOrganismAndNagilum = dilemma('Anaphasic Organism & Nagilum', {
  encounter: halves(
    { title: 'Anaphasic Organism', effect: anaphasicOrganismIn(present), once: true },
    { title: 'Nagilum', effect: nagilumAmong(present) },
  ),
});
