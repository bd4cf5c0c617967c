import { dilemma } from '@spaceline/engine/language';
import { attacksAndMoves, placeAtFurthestEnd } from '../../words/self-moving.ts';

export const borgShip = dilemma('Borg Ship', {
  encounter: placeAtFurthestEnd,
  triggers: [attacksAndMoves],
});
