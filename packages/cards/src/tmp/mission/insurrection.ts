import { keyword, mayReportTo, mission } from '@spaceline/engine/language';
import { thisPlanet } from '../../words/missions.ts';

export const insurrection = mission('Insurrection', {
  modifiers: [mayReportTo(keyword("Ba'ku"), thisPlanet, { free: true })],
});
