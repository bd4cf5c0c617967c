import { FIRST_IN_PLAY } from '@spaceline/engine';
import { event, forbid, playsOnTable, seedsOnTable } from '@spaceline/engine/language';
import { mayNotBeNullified } from '../../nullifying.ts';

const MASTERS = ['Kell', 'Taibak', 'Entek'];

export const eBandEmissions = event('E-Band Emissions', {
  seeds: [seedsOnTable],
  plays: [playsOnTable()],
  modifiers: [
    mayNotBeNullified(`may not be nullified while ${MASTERS.join(' or ')} is in play`, (g) =>
      g.state.cards.some((c) => c.zone >= FIRST_IN_PLAY && MASTERS.includes(g.defs[c.def].title)),
    ),
    forbid(
      'nullify',
      'Brainwash is immune to Kevin Uxbridge',
      { rule: 'R-4.18', text: 'E-Band Emissions: Brainwash is immune to Kevin Uxbridge' },
      (g, _source, id) => g.def(id).title === 'Brainwash',
    ),
  ],
  capturing: true,
  missing: 'Brainwash does not give the captive infiltration icons yet',
});
