import { affiliation, both, keyword } from '@spaceline/engine/language';
import { guestsOrHq, headquarters } from '../../headquarters.ts';
import { whiteKeepsOnPlanet } from '../../ketracel-white.ts';

export const theGreatLink = headquarters('The Great Link', 'Founders', [
  whiteKeepsOnPlanet,
  ...guestsOrHq(both(affiliation('Dominion'), keyword('Founder'))),
]);
