import { artifact, both, icon, missions, ofType } from '@spaceline/engine/language';
import { youMaySeed } from '../../words/reporting.ts';
import { seedsUnder } from '../../words/side-decks.ts';

/** earned with the mission like everything else there, it has done what it is for. */
export const cryosatellite = artifact('Cryosatellite', {
  seeds: [seedsUnder(missions.space)],
  modifiers: [
    youMaySeed(1, ofType('Artifact'), 'with it'),
    youMaySeed(3, both(icon('AU'), ofType('Personnel')), 'with it'),
  ],
});
