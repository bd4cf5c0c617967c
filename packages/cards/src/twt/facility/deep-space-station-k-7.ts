import { facility, icon, playsOn, titled } from '@spaceline/engine/language';
import { madeBy, oneReportsFreeHere } from '../../words/time.ts';

/** */
export const deepSpaceStationK7 = facility('Deep Space Station K-7', {
  plays: [playsOn(madeBy(titled("Sherman's Peak"), '2267 Sherman’s Planet'))],
  openToBoth: true,
  modifiers: [oneReportsFreeHere(icon('OS'))],
  limit: 'not-duplicatable',
});
