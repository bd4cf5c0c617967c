import { both, icon, missions, timeLocation } from '@spaceline/engine/language';
import { oneReportsFreeHere } from '../../words/time.ts';

const native = both(icon('Films'), icon('AU'));

/** Khitomer is where Khitomer Research is done (docs/decisions/rules.md). */
export const campKhitomer = timeLocation('Camp Khitomer', {
  corresponds: missions.titled('Khitomer Research'),
  native,
  seeds: true,
  modifiers: [oneReportsFreeHere(native)],
});
