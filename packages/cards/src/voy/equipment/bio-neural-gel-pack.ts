import { boost, either, equipment, mayReportAboard, shipClass, titled } from '@spaceline/engine/language';
import { yourShipAboard } from '../../reaches.ts';

const intrepid = shipClass('Intrepid');

export const bioNeuralGelPack = equipment('Bio-Neural Gel Pack', {
  modifiers: [
    mayReportAboard(intrepid),
    mayReportAboard(titled('U.S.S. Voyager'), { free: true }),
    boost(['range', 'weapons', 'shields'], 1, yourShipAboard(either(intrepid, titled('Delta Flyer'))), {
      cumulative: 3,
    }),
  ],
});
