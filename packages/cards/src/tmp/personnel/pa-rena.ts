import { personnel, titled } from '@spaceline/engine/language';
import { mayReportAnywhereHere } from '../../words/reporting.ts';

export const parena = personnel("Pa'rena", {
  modifiers: [mayReportAnywhereHere(titled('Ketracel-White'), { free: true })],
});
