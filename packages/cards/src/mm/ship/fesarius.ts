import { mayReportHere, ship, titled } from '@spaceline/engine/language';

export const fesarius = ship('Fesarius', {
  modifiers: [mayReportHere(titled('Balok'), { place: 'aboard', free: true })],
});
