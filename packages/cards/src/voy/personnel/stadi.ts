import { affiliation, boost, itsHost, personnel, shipClass } from '@spaceline/engine/language';

const intrepid = shipClass('Intrepid');

export const stadi = personnel('Stadi', {
  modifiers: [
    boost(['range'], 1, itsHost('the ship she is on', affiliation('Federation')), {
      while: { text: 'if it is a Federation ship', test: (g, _s, id) => g.def(id).ship },
    }),
    boost(['range'], 1, itsHost('it', intrepid), {
      while: { text: 'more if it is Intrepid class', test: (g, _s, id) => g.def(id).ship },
    }),
  ],
  text: 'If she is on a Federation ship, it is RANGE +1 (+2 if Intrepid class).',
});
