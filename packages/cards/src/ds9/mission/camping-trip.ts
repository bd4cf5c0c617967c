import { both, either, icon, keyword, mayReportTo, mission } from '@spaceline/engine/language';
import { thisPlanet } from '../../words/missions.ts';

export const campingTrip = mission('Camping Trip', {
  modifiers: [mayReportTo(both(icon('GQ'), either(keyword('Vorta'), keyword("Jem'Hadar"))), thisPlanet)],
});
