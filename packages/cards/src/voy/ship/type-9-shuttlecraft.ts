import { either, mayReportAboard, ship, shipClass } from '@spaceline/engine/language';

export const type9Shuttlecraft = ship('Type 9 Shuttlecraft', {
  modifiers: [mayReportAboard(either(shipClass('Intrepid'), shipClass('Nova')))],
});
