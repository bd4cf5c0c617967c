import { boost, either, equipment, itsHost, mayReportAboard, shipClass, titled } from '@spaceline/engine/language';

const intrepid = shipClass('Intrepid');
const home = either(intrepid, titled('Delta Flyer'));

export const bioNeuralGelPack = equipment('Bio-Neural Gel Pack', {
  modifiers: [
    mayReportAboard(intrepid),
    mayReportAboard(titled('U.S.S. Voyager'), { free: true }),
    boost(['range', 'weapons', 'shields'], 1, itsHost('ship that it is on', home), {
      cumulative: 3,
      while: {
        pre: '',
        post: 'if it is yours',
        test: ({ g, source }, id) => g.card(source).controller === g.card(id).controller,
      },
    }),
  ],
  text: 'May report aboard your Intrepid-class ship, for free if it is U.S.S. Voyager. Your Intrepid-class ship or Delta Flyer gets +1 to RANGE, WEAPONS and SHIELDS from each one aboard, up to +3.',
});
