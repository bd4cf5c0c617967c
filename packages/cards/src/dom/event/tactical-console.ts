import { event, playsOn, which, whoIs, yourShips } from '@spaceline/engine/language';
import { consoleWorks, consoleWorth } from '../../consoles.ts';

const docked = whoIs('docked at a facility of yours', (g, id) => {
  const { dock, controller } = g.card(id);
  return dock >= 0 && g.card(dock).controller === controller;
});

/** an enhancement like any other. */
export const tacticalConsole = event('Tactical Console', {
  plays: [playsOn(which(yourShips, docked))],
  modifiers: [
    {
      kind: 'attribute',
      attributes: ['weapons'],
      amount: (g, _source, ship) => consoleWorth(g, ship),
      applies: consoleWorks,
      cumulative: false,
      how: 'add',
      text: "while you have Miles O'Brien or a SECURITY-classification personnel aboard, the ship is WEAPONS +3",
    },
  ],
});
