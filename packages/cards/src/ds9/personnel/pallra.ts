import { mayReportHere, personnel, titled } from '@spaceline/engine/language';

export const pallra = personnel('Pallra', {
  modifiers: [mayReportHere(titled('Trazko'), { place: 'where present', free: true })],
});
