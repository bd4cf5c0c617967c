/** Guns that stand at a place and fire on whoever attacks there. */
import { confirm, damage, type Flow, inPlay, leaveShipBattle, shipBattle } from '@spaceline/engine';
import {
  type Ability,
  ability,
  type Condition,
  type Filter,
  inSpace,
  opponents,
  type Reading,
  ships,
  when,
} from '@spaceline/engine/language';
import { happensHere } from './missions.ts';
import { onceEachBattle } from './people-and-ships.ts';
import { named } from './phrases.ts';

/** Your opponent, and nothing that fights by itself, fires at one of yours that passes. */
const isTargeted = (r: Reading, f: Filter): boolean => {
  const p = shipBattle(r.g);
  if (p?.sides[0] !== r.opponent) return false;
  return p.attack.some(({ target }) => r.g.card(target).controller === r.you && f.test(r, target));
};

/** As your opponent attacks such a card of yours here: a ship of your opponent's is damaged, and takes no part in the battle if you like. */
export const firesOnAttackers = (defended: Filter): Ability => {
  const attacked: Condition = when(
    `your opponent attacks your ${named(defended, 'ship or facility')} here`,
    (r) => happensHere.met(r) && isTargeted(r, defended),
  );
  return ability(
    'fire',
    {
      *run({ g, source, target, you }): Flow {
        yield* damage(g, target);
        const p = shipBattle(g);
        if (p === null || !inPlay(g.card(target))) return;
        const question = { id: 'exclude', text: '{card}: exclude that ship from the battle?', card: source };
        if (yield* confirm(you, question)) leaveShipBattle(g, p, (id) => id === target);
      },
      could: () => true,
      text: 'it is damaged, and you may exclude it from the battle',
      hint: 4,
    },
    {
      timing: { on: 'ship-battle' },
      limit: onceEachBattle,
      targets: opponents(ships).which(inSpace).here,
      when: attacked,
    },
  );
};
