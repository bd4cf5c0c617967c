import { affiliation, either, facility, flips, not, the, thisCard, twoSided } from '@spaceline/engine/language';
import { seedsAt } from '../../outposts.ts';
import { whenCommandeered } from '../../words/stations.ts';
import { locationsAll } from '../../worlds.ts';

const bajorRegion = locationsAll.inRegion('Bajor Region');
const bajoranOrFederation = either(affiliation('Bajoran'), affiliation('Federation'));

/** one card with two sides; it is seeded as Terok Nor, or as Deep Space 9 in the dilemma phase. */
export const terokNor = twoSided(
  facility('Terok Nor', {
    seeds: [seedsAt(bajorRegion)],
    triggers: [whenCommandeered(flips(the(thisCard)), bajoranOrFederation)],
    limit: 'not-duplicatable',
  }),
  facility('Deep Space 9', {
    seeds: [seedsAt(bajorRegion, 'dilemma-phase')],
    triggers: [whenCommandeered(flips(the(thisCard)), not(bajoranOrFederation))],
    limit: 'not-duplicatable',
  }),
);
