import { affiliation, boost, itsHost, passes, personnel, shipClass } from '@spaceline/engine/language';

const intrepid = shipClass('Intrepid');

export const stadi = personnel('Stadi', {
  modifiers: [
    {
      ...boost(['range'], 1, itsHost('the ship she is on', affiliation('Federation')), {
        while: { pre: '', post: 'if it is a Federation ship', test: ({ g }, id) => g.def(id).ship },
      }),
      amount: (g, _source, id) => (passes(g, intrepid, id) ? 2 : 1),
    },
  ],
  text: 'If she is on a Federation ship, it is RANGE +1 (+2 if Intrepid class).',
});
