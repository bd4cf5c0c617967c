import { either, kin, mayReportTo, mission, titled } from '@spaceline/engine/language';
import { thisPlanet } from '../../words/missions.ts';

export const observeRitual = mission('Observe Ritual', {
  modifiers: [mayReportTo(either(kin('Vulcan'), titled('Amanda Grayson')), thisPlanet)],
});
