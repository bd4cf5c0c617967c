import { facility, keyword } from '@spaceline/engine/language';
import { outpost } from '../../outposts.ts';

/** CR-149: the builder is a Klaestron, whatever the affiliation */
export const klaestronOutpost = facility(
  'Klaestron Outpost',
  outpost(keyword('Klaestron'), 'Federation', 'Cardassian'),
);
