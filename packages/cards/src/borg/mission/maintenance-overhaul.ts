import { download, may, mission, titled } from '@spaceline/engine/language';
import { landedShip } from '../../words/missions.ts';

export const maintenanceOverhaul = mission('Maintenance Overhaul', {
  specials: { 'landed-ship': landedShip },
  solved: may(download(titled('Divert Power'))),
});
