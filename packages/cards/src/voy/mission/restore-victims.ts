import { keyword, mayReportHere, mission } from '@spaceline/engine/language';

export const restoreVictims = mission('Restore Victims', {
  modifiers: [mayReportHere(keyword('Talaxian'), { free: true })],
});
