import { Status } from '@spaceline/engine';
import { boost, itsHost, ofType, personnel } from '@spaceline/engine/language';

export const tRul = personnel("T'Rul", {
  modifiers: [
    boost(['range'], 1, itsHost('she is aboard', ofType('Ship')), {
      while: { pre: 'cloaked', post: '', test: ({ g }, id) => (g.card(id).status & Status.Cloaked) !== 0 },
    }),
  ],
  text: 'The ship she is aboard is RANGE +1 while it is cloaked.',
});
