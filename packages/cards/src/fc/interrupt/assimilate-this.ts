import { interrupt } from '@spaceline/engine/language';
import { nullifiesAndPunishes } from '../../words/punishing.ts';

export const assimilateThis = interrupt('Assimilate This!', {
  plays: nullifiesAndPunishes(10, 'Build Interplexing Beacon', 'Crosis', 'Orbital Bombardment'),
});
