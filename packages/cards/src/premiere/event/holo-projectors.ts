import { FIRST_IN_PLAY } from '@spaceline/engine';
import { event, grant, playsOnTable } from '@spaceline/engine/language';

/** VOY-30: the text of 2001 (docs/decisions/rules.md) */
export const holoProjectors = event('Holo-Projectors', {
  plays: [playsOnTable()],
  modifiers: [
    grant('holodeck', 'each of your ships has a Holodeck', (g, source, vessel) => {
      const c = g.card(vessel);
      return c.zone >= FIRST_IN_PLAY && g.def(vessel).ship && c.controller === g.card(source).controller;
    }),
  ],
  immuneTo: ['Kevin Uxbridge'],
});
