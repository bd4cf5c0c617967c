import { awayTeam, discard, mission, unique, which, youChoose } from '@spaceline/engine/language';
import { givingUp } from '../../words/missions.ts';

export const reviveSettlers = mission('Revive Settlers', {
  specials: { 'discard-unique-personnel': givingUp(discard(youChoose(1, which(awayTeam, unique)))) },
});
