import {
  allowTactics,
  gainWeapons,
  openBridge,
  participantsOf,
  personnelAt,
  shipBattle,
  skillLevel,
  skillNumber,
} from '@spaceline/engine';
import { answers, doorway, oneOf, type Reading, script, seedsOnTable, when } from '@spaceline/engine/language';

const LEADERSHIP = skillNumber('Leadership');

/** Is somebody with Leadership aboard one of your cards in this battle? */
const leads = when('you have Leadership in that battle', ({ g, you }: Reading) => {
  const battle = shipBattle(g);
  if (battle === null) return false;
  return participantsOf(battle)
    .filter((id) => g.card(id).controller === you)
    .some((id) => personnelAt(g, id, you).some((p) => skillLevel(g, p, LEADERSHIP) > 0));
});

/** BOG-03, BOG-22 */
export const battleBridgeDoor = doorway('Battle Bridge Door', {
  seeds: [
    {
      ...seedsOnTable,
      phases: ['doorway-phase'],
      effect: script('opens your Battle Bridge side deck', function* (ctx) {
        openBridge(ctx.g, ctx.you);
      }),
    },
  ],
  plays: [
    answers(
      'ship-battle',
      oneOf(
        {
          name: 'two extra Tactics',
          effect: script(
            'draw up to two extra Tactics in this battle',
            function* ({ g, you }) {
              allowTactics(g, shipBattle(g)!, you, 2);
            },
            { could: ({ g, you }) => g.state.players[you].bridge, hint: 2 },
          ),
        },
        {
          name: 'WEAPONS +1',
          effect: script(
            'each of your ships and facilities is WEAPONS +1 in this battle',
            function* ({ g, you }) {
              gainWeapons(g, shipBattle(g)!, you, 1);
            },
            { hint: 2 },
          ),
        },
      ),
      { when: leads },
    ),
  ],
  limit: 'unique',
  text: 'Seeds on table in the doorway phase (one): opens your Battle Bridge side deck. OR at the start of a ship battle in which you have Leadership, even in the opponent’s turn: draw up to two extra Tactics (cumulative), or each of your ships and facilities is WEAPONS +1 in it; discard doorway.',
});
