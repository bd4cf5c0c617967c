import { both, either, icon, may, missions, ofType, shipClass, timeLocation } from '@spaceline/engine/language';
import { eachPlayer } from '../../words/other-player.ts';
import { downloadHere } from '../../words/reporting.ts';
import { oneReportsFreeHere } from '../../words/time.ts';

const native = either(both(icon('AU'), icon('MQ'), icon('OS')), both(icon('OS'), ofType('Equipment')));

/** The Halkans are those who have the dilithium: Mine Dilithium (docs/decisions/rules.md). */
export const halkanCouncil = timeLocation('Halkan Council', {
  corresponds: missions.titled('Mine Dilithium'),
  native,
  seeds: true,
  atOnce: eachPlayer(may(downloadHere(both(icon('MQ'), shipClass('Constitution'))))),
  modifiers: [oneReportsFreeHere(native)],
});
