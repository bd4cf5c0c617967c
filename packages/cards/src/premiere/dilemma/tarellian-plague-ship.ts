import { crew, dilemma } from '@spaceline/engine/language';
import { plagueShipFor } from '../../words/classic-dilemmas.ts';
import { worthItsPoints } from '../../words/dilemmas.ts';

export const tarellianPlagueShip = dilemma('Tarellian Plague Ship', { encounter: worthItsPoints(plagueShipFor(crew)) });
