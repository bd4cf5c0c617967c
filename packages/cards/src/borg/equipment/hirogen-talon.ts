import { affiliation, boost, equipment, reportsForFree, yourPersonnelPresent } from '@spaceline/engine/language';
import { reportsToBattle } from '../../battles.ts';

export const hirogenTalon = equipment('Hirogen Talon', {
  modifiers: [
    reportsForFree(),
    boost(['strength'], 1, yourPersonnelPresent(affiliation('Hirogen')), { cumulative: true }),
  ],
  plays: [reportsToBattle('Hirogen')],
});
