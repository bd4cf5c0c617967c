import { mayReportHere, personnel, titled } from '@spaceline/engine/language';

export const parena = personnel("Pa'rena", {
  modifiers: [mayReportHere(titled('Ketracel-White'), { free: true })],
});
