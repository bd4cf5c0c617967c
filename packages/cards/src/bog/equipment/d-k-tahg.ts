import { affiliation, boost, equipment, reportsForFree, yourPersonnelPresent } from '@spaceline/engine/language';
import { reportsToBattle } from '../../battles.ts';

export const dkTahg = equipment("D'k Tahg", {
  modifiers: [
    reportsForFree(),
    boost(['strength'], 1, yourPersonnelPresent(affiliation('Klingon')), { cumulative: true }),
  ],
  plays: [reportsToBattle('Klingon')],
});
