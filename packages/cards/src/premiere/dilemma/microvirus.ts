import { awayTeam, dilemma } from '@spaceline/engine/language';
import { microvirusOf } from '../../words/classic-dilemmas.ts';
import { worthItsPoints } from '../../words/dilemmas.ts';

export const microvirus = dilemma('Microvirus', { encounter: worthItsPoints(microvirusOf(awayTeam)) });
