import { crew, dilemma } from '@spaceline/engine/language';
import { nagilumAmong } from '../../words/classic-dilemmas.ts';
import { worthItsPoints } from '../../words/dilemmas.ts';

export const nagilum = dilemma('Nagilum', { encounter: worthItsPoints(nagilumAmong(crew)) });
