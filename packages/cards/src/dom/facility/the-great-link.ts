import { affiliation, keyword } from '@spaceline/engine/language';
import { headquarters } from '../../headquarters.ts';
import { whiteKeepsOnPlanet } from '../../ketracel-white.ts';

export const theGreatLink = headquarters(
  'The Great Link',
  'Founders',
  [affiliation('Dominion'), keyword('Founder')],
  whiteKeepsOnPlanet,
);
