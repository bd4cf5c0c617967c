import { all, awayTeam, both, dilemma, kill, simply, under, which, youHaveInPlay } from '@spaceline/engine/language';
import { unarmedUnder } from '../../words/dilemma-people.ts';

export const flashPlasmaStorm = dilemma('Flash Plasma Storm', {
  encounter: simply(kill(all(which(awayTeam, both(unarmedUnder('strength', 6), under('cunning', 9)))))),
  nullified: youHaveInPlay('Thermal Deflectors'),
});
