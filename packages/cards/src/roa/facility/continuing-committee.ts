import { either, skill, titled } from '@spaceline/engine/language';
import { guests, headquarters } from '../../headquarters.ts';
import { persona } from '../../words/whereabouts.ts';

export const continuingCommittee = headquarters(
  'Continuing Committee',
  'Romulus',
  [guests(either(skill('Tal Shiar'), persona('Neral')))],
  { coexists: titled('Office of the Proconsul') },
);
