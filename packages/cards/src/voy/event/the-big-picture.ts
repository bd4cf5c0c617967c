import { event, mayNot, needsMore, playsOnTable, thisCard } from '@spaceline/engine/language';
import { solvedSpaceAndPlanet } from '../../words/permissions.ts';

export const theBigPicture = event('The Big Picture', {
  plays: [playsOnTable()],
  modifiers: [needsMore(40, solvedSpaceAndPlanet), mayNot('nullify', thisCard)],
});
