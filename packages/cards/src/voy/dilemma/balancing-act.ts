import { differBy, dilemma, forEach, ifThen, simply } from '@spaceline/engine/language';
import { missionsSeeded } from '../../words/dilemma-people.ts';
import { eachPlayer } from '../../words/other-player.ts';
import { losesPoints } from '../../words/scoring-cards.ts';

const lopsided = differBy(3, forEach(missionsSeeded('planet')), forEach(missionsSeeded('space')));

export const balancingAct = dilemma('Balancing Act', {
  encounter: simply(eachPlayer(ifThen(lopsided, losesPoints(50, 'you', { evenBorg: true })))),
});
