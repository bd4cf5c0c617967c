import { dilemma, forEach, ifThen, points, simply } from '@spaceline/engine/language';
import { differBy } from '../../words/dilemma-conditions.ts';
import { missionsSeeded } from '../../words/dilemma-people.ts';
import { eachPlayer } from '../../words/other-player.ts';

const lopsided = differBy(3, forEach(missionsSeeded('planet')), forEach(missionsSeeded('space')));

export const balancingAct = dilemma('Balancing Act', { encounter: simply(eachPlayer(ifThen(lopsided, points(-50)))) });
