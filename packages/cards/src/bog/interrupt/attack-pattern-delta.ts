import { allowTactics, type Game, participantsOf, shipBattle } from '@spaceline/engine';
import { answers, interrupt, playsOn, type Reading, script, select } from '@spaceline/engine/language';
import { shipBattleOver } from '../../battles.ts';
import { consoleWorks, consoleWorth } from '../../consoles.ts';

const CONSOLE = 'Tactical Console';

const shipsInBattle = ({ g, you }: Reading): number[] => {
  const battle = shipBattle(g);
  if (battle === null) return [];
  return participantsOf(battle).filter((id) => g.def(id).ship && g.card(id).controller === you);
};

/** A console on any ship that takes part. */
const consoles = select('a Tactical Console in this battle', 'Tactical Consoles in this battle', ({ g }) => {
  const battle = shipBattle(g);
  if (battle === null) return [];
  return participantsOf(battle).flatMap((ship) => g.tableau.on[ship].filter((x) => g.def(x).title === CONSOLE));
});

/** The console this interrupt lies on doubles for the ship that console is on. */
const doubles = (g: Game, source: number, ship: number): boolean => {
  const console = g.card(source).host;
  return console >= 0 && g.def(console).title === CONSOLE && consoleWorks(g, console, ship);
};

/** BOG-22 */
export const attackPatternDelta = interrupt('Attack Pattern Delta', {
  plays: [
    playsOn(consoles, {
      name: 'double',
      timing: { on: 'ship-battle' },
      text: 'at the start of a ship battle, plays on a Tactical Console in it, which is doubled until the end of the battle',
    }),
    answers(
      'ship-battle',
      script(
        'draw up to as many extra Tactics as you have ships in this battle',
        function* (ctx) {
          allowTactics(ctx.g, shipBattle(ctx.g)!, ctx.you, shipsInBattle(ctx).length);
        },
        { could: (ctx) => ctx.g.state.players[ctx.you].bridge && shipsInBattle(ctx).length > 0, hint: 2 },
      ),
      { name: 'extra Tactics' },
    ),
  ],
  modifiers: [
    {
      kind: 'attribute',
      attributes: ['weapons'],
      amount: (g, _source, ship) => consoleWorth(g, ship),
      applies: doubles,
      cumulative: true,
      how: 'add',
      text: '',
    },
  ],
  nullified: shipBattleOver,
  text: 'Plays at the start of a ship battle: one Tactical Console is doubled until the end of the battle, OR draw up to as many extra Tactics as you have ships in it.',
});
