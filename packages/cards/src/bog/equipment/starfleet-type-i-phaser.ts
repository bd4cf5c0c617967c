import { affiliation, boost, equipment, reportsForFree, yourPersonnelPresent } from '@spaceline/engine/language';
import { reportsToBattle } from '../../battles.ts';

export const starfleetTypeIPhaser = equipment('Starfleet Type I Phaser', {
  modifiers: [
    reportsForFree(),
    boost(['strength'], 1, yourPersonnelPresent(affiliation('Federation')), { cumulative: true }),
  ],
  plays: [reportsToBattle('Federation')],
});
