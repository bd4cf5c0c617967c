import { affiliation, boost, itsHost, personnel, shipClass } from '@spaceline/engine/language';

const intrepid = shipClass('Intrepid');

export const stadi = personnel('Stadi', {
  modifiers: [
    {
      ...boost(['range'], 1, itsHost('the ship she is on', affiliation('Federation')), {
        while: { text: 'if it is a Federation ship', test: (g, _source, id) => g.def(id).ship },
      }),
      amount: (g, _source, id) => (intrepid.test(g, id) ? 2 : 1),
    },
  ],
  text: 'If she is on a Federation ship, it is RANGE +1 (+2 if Intrepid class).',
});
