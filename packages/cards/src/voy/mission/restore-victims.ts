import { keyword, mayReportTo, mission } from '@spaceline/engine/language';
import { thisPlanet } from '../../words/missions.ts';

export const restoreVictims = mission('Restore Victims', {
  modifiers: [mayReportTo(keyword('Talaxian'), thisPlanet, { free: true })],
});
