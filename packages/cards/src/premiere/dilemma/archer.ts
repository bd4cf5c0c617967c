import { allOf, awayTeam, dilemma, highest, kill, skilled, unless } from '@spaceline/engine/language';
import { allAttributes } from '../../words/dilemma-people.ts';

export const archer = dilemma('Archer', {
  encounter: unless(allOf(skilled('SECURITY'), skilled('MEDICAL')), kill(highest(allAttributes, awayTeam)), 'discard'),
});
