import {
  affiliationBit,
  affiliations,
  disabled,
  type Game,
  setMemo,
  skillLevel,
  skillNumber,
  stopped,
  Zone,
} from '@spaceline/engine';
import {
  fillsIcons,
  forbid,
  objective,
  playsOn,
  playsOnTable,
  script,
  seedsOnTable,
  which,
  whoIs,
  yourPersonnel,
} from '@spaceline/engine/language';
import { commandeer } from '../../commandeering.ts';
import { crewOf, isBorgCube } from '../../crews.ts';

const COMPUTER_SKILL = skillNumber('Computer Skill');
const BORG = affiliationBit('Borg');

/** BOG-95, R-12.14: somebody else's ship with nobody of that player aboard. */
function aboardEmptyShip(g: Game, id: number): boolean {
  const c = g.card(id);
  if (c.zone !== Zone.Aboard || !g.def(c.host).ship || isBorgCube(g, c.host)) return false;
  const owner = g.card(c.host).controller;
  if (owner === c.controller) return false;
  return !g.tableau.aboard[c.host].some((x) => g.def(x).personnel && g.card(x).controller === owner);
}

const hacker = which(
  yourPersonnel,
  whoIs(
    'with Computer Skill on a ship that the opponent has left without crew (no Borg cube)',
    (g, id) =>
      skillLevel(g, id, COMPUTER_SKILL) > 0 &&
      !stopped(g, id) &&
      !disabled(g, id) &&
      // BOG-96
      (affiliations(g, id) & BORG) === 0 &&
      aboardEmptyShip(g, id),
  ),
);

const seize = script(
  'that personnel commandeers the ship',
  function* (ctx) {
    const { g } = ctx;
    const ship = g.card(ctx.target).host;
    setMemo(g, ctx.source, ship);
    commandeer(g, ship, ctx.target, ctx.you);
  },
  { hint: 6 },
);

export const commandeerShip = objective('Commandeer Ship', {
  seeds: [seedsOnTable],
  plays: [
    playsOn(hacker, {
      name: 'commandeer',
      effect: seize,
      stays: true,
    }),
    playsOnTable({
      name: 'hold',
    }),
  ],
  modifiers: [
    fillsIcons('that personnel may fill up to three staffing icons of the ship', (g, source, ship, id) => {
      const c = g.card(source);
      return c.zone === Zone.On && c.host === id && (c.memo < 0 || c.memo === ship) ? 2 : 0;
    }),
    forbid(
      'return',
      'ships with an intruder or infiltrator of yours cannot go back to the hand of your opponent',
      { rule: 'R-12.10', text: 'Commandeer Ship keeps the ship from returning to hand' },
      (g, source, ship, seat) => {
        const c = g.card(source);
        if (c.zone !== Zone.Table || c.controller === seat) return false;
        return crewOf(g, ship, c.controller).length > 0;
      },
    ),
  ],
  text: 'Plays on your personnel with Computer Skill on a ship that your opponent has left without crew (no Borg cube): you commandeer the ship, and that personnel stands for three staffing icons as long as this card remains. OR seeds or plays on table: ships with an intruder or infiltrator of yours cannot go back to the hand of your opponent.',
});
