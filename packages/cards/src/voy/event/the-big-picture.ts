import { event, mayNot, playsOnTable, thisCard } from '@spaceline/engine/language';
import { needsMorePoints, solvedSpaceAndPlanet } from '../../words/permissions.ts';

export const theBigPicture = event('The Big Picture', {
  plays: [playsOnTable()],
  modifiers: [needsMorePoints(40, solvedSpaceAndPlanet), mayNot('nullify', thisCard)],
});
