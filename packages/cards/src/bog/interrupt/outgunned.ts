import { attribute, capture, inPlay, isCaptive, personnelAt, shipBattle } from '@spaceline/engine';
import { answers, interrupt, type Reading, script, when } from '@spaceline/engine/language';
import { commandeer } from '../../commandeering.ts';
import { crewOf } from '../../crews.ts';

/** The opponent's only ship here, if it is the target, undocked and hopelessly outgunned; else -1. */
function victim({ g, you, opponent }: Reading): number {
  const p = shipBattle(g);
  if (p === null || p.sides[0] !== you) return -1;
  const ships = g.tableau.space[p.location].filter((id) => g.def(id).ship && g.card(id).controller === opponent);
  const [ship] = ships;
  if (ships.length !== 1 || g.card(ship).dock >= 0 || !p.attack.some((e) => e.target === ship)) return -1;
  const guns = new Set(p.attack.flatMap((e) => e.firing));
  const total = [...guns].reduce((sum, id) => sum + attribute(g, id, 'weapons'), 0);
  return total > 3 * attribute(g, ship, 'shields') ? ship : -1;
}

export const outgunned = interrupt('Outgunned', {
  plays: [
    answers(
      'ship-battle',
      script(
        'the battle is cancelled, its crew is captured and the ship commandeered',
        function* (ctx) {
          const { g, you, opponent } = ctx;
          const ship = victim(ctx);
          const guns = shipBattle(g)!.attack.flatMap((e) => e.firing);
          ctx.event!.cancelled = true;
          for (const id of personnelAt(g, ship, opponent)) yield* capture(g, id, you, ctx.source);
          const by = guns.flatMap((id) => crewOf(g, id, you)).find((id) => !isCaptive(g, id)) ?? -1;
          if (inPlay(g.card(ship))) commandeer(g, ship, by, you);
        },
        { could: (ctx) => victim(ctx) >= 0, hint: 10 },
      ),
      {
        name: 'outgunned',
        when: when('your WEAPONS are more than three times its SHIELDS', (ctx) => victim(ctx) >= 0),
      },
    ),
  ],
  capturing: true,
  text: 'Plays at the start of your attack on your opponent’s only ship here. If it is undocked and your total WEAPONS in the battle are more than three times its SHIELDS, the battle is cancelled, the crew captured and the ship commandeered.',
});
