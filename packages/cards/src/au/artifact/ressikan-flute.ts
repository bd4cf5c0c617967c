import { artifact, inOrder, people, placeOnTable, points, skill, upTo, your } from '@spaceline/engine/language';
import { forEachDifferent } from '../../words/missions.ts';

const musicians = your(people).which(skill('Music')).present;

/** CR-04: wherever they are. What The Devil may do about it stands with that card. */
export const ressikanFlute = artifact('Ressikan Flute', {
  acquired: inOrder(points(upTo(20, forEachDifferent(musicians, 4))), placeOnTable()),
  limit: 'not-duplicatable',
});
