import { FIRST_IN_PLAY, type Game, Status } from '@spaceline/engine';
import { event, forbid, playsOnTable, seedsOnTable } from '@spaceline/engine/language';
import { mayNotBeNullified } from '../../nullifying.ts';

const AGENTS = ['Kell', 'Taibak', 'Entek'];
const hasAgent = (g: Game): boolean =>
  g.state.cards.some(
    (c) =>
      c.zone >= FIRST_IN_PLAY &&
      (c.status & Status.FaceDown) === 0 &&
      AGENTS.includes(g.defs[c.def].facts.persona ?? ''),
  );

export const eBandEmissions = event('E-Band Emissions', {
  seeds: [seedsOnTable],
  plays: [playsOnTable()],
  modifiers: [
    mayNotBeNullified('may not be nullified if Kell, Taibak or Entek is in play', hasAgent),
    forbid(
      'nullify',
      'Brainwash is immune to Kevin Uxbridge',
      { rule: 'R-4.18', text: 'E-Band Emissions protects Brainwash' },
      (g, _source, id) => g.def(id).title === 'Brainwash',
    ),
  ],
  capturing: true,
  missing:
    'it protects Brainwash from every card that nullifies, not only from Kevin Uxbridge, and the captive gains no infiltration icons',
});
