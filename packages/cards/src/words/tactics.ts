/** Words of Tactics in use: bonuses, other hits than printed, and what is done when they are turned over or hit. */

import {
  chance,
  type Flow,
  type Game,
  nullifyTactic,
  other,
  type Seat,
  shipBattle,
  shown,
  spare,
} from '@spaceline/engine';
import {
  type Amount,
  amountOf,
  awake,
  type BattleSide,
  both,
  type Condition,
  type Effect,
  type Filter,
  measured,
  opponents,
  people,
  Reading,
  type Selector,
  select,
  squeeze,
  type TacticWord,
  withArticle,
  your,
} from '@spaceline/engine/language';
import { isBorgCube } from '../crews.ts';
import { inShipBattle } from './fighting.ts';

const noun = (f: Filter, word: string): string => squeeze(`${f.pre} ${word} ${f.post}`);
/** "an Akira-class ship of yours", "a ship of yours without staffing requirements" */
const yours = (f: Filter): string =>
  withArticle(squeeze(`${f.pre} ${/ship$/i.test(f.pre) ? '' : 'ship'} of yours ${f.post}`));
const sign = (n: number): string => (n < 0 ? `${n}` : `+${n}`);
const has = (r: Reading, ids: readonly number[], f: Filter): boolean =>
  ids.some((id) => r.g.def(id).ship && f.test(r, id));

// ----- ships and people that Tactics speak of

export const borgCube: Filter = { test: ({ g }, id) => isBorgCube(g, id), pre: 'Borg cube', post: '' };

// ----- as a current tactic

/** ATTACK bonus if such a ship of yours fires; or for each that does. */
export const whenFiring = (f: Filter, bonus: Amount, o: { forEach?: true } = {}): TacticWord => ({
  attack: (r, side) => {
    const firing = side.firing.filter((id) => has(r, [id], f)).length;
    return amountOf(bonus, r) * (o.forEach ? firing : Math.min(1, firing));
  },
  text: `ATTACK ${measured(bonus, sign)} ${o.forEach ? `for each ${yours(f).replace(/^an? /, '')} that` : `if ${yours(f)}`} fires`,
});

/** DEFENSE bonus if such a ship of yours is fired at. */
export const whenDefending = (f: Filter, bonus: Amount): TacticWord => ({
  defense: (r, side) => (has(r, side.defending, f) ? amountOf(bonus, r) : 0),
  text: `DEFENSE ${measured(bonus, sign)} if ${yours(f)} defends`,
});

type Symbols = readonly ('down' | 'flip')[];
const SYMBOLS = { down: '[Down]', flip: '[Flip]' } as const;
const symbolText = (symbols: Symbols): string => symbols.map((s) => SYMBOLS[s]).join('');

const isSaid = (f: Filter): string =>
  squeeze(f.post.startsWith('with ') ? `has${f.post.slice(4)}` : `is ${f.pre} ${f.post}`);

/**
 * A hit, but no direct hit, is another one than printed if such a ship of yours fires, or such a card is the target (BOG-31); or a shot does
 * this that does not hit.
 */
export const hitIs = (symbols: Symbols, o: { firing: Filter } | { against: Filter } | 'if missed'): TacticWord => {
  if (o === 'if missed') return { miss: [...symbols], text: `a miss is ${symbolText(symbols)}` };
  return {
    hit: (r, side, target) =>
      ('firing' in o ? has(r, side.firing, o.firing) : o.against.test(r, target)) ? [...symbols] : null,
    text: `a hit is ${symbolText(symbols)} if ${'firing' in o ? `your ${squeeze(`${o.firing.pre} ${o.firing.post}`)} fires` : `the target ${isSaid(o.against)}`}`,
  };
};

/** R-1.23: of no use to a side without such a card in the battle. */
export const useOnly = (f: Filter): TacticWord => ({
  when: (r, side) => [...side.firing, ...side.defending].some((id) => f.test(r, id)),
  text: `${f.pre} use only`,
});

/** Done for each target that is hit, before the damage; `theCrewHit` and the like are of that target. */
export const whenItHits = (effect: Effect): TacticWord => ({
  *struck(r, _side: BattleSide, target): Flow {
    r.target = target;
    if (effect.could(r)) yield* effect.run(r);
  },
  text: `if you hit, ${effect.text}`,
});

/** BOG-25: both tactics are turned up together, so one that is just being nullified still nullifies, but does nothing else. */
function isNullified(g: Game, seat: Seat): boolean {
  const theirs = shipBattle(g)?.tactics[other(seat)] ?? -1;
  if (theirs < 0) return false;
  return g.def(theirs).rules?.tactic?.nullifies?.met(new Reading(g, theirs, other(seat))) === true;
}

const UNDER_FIRE = 'under fire';

/** Done once when the tactics are turned over. */
export const whenRevealed = (effect: Effect): TacticWord => ({
  *revealed(r, side): Flow {
    if (isNullified(r.g, r.you)) return;
    r.bind(
      UNDER_FIRE,
      side.firing.filter((id) => side.defending.includes(id)),
    );
    yield* effect.run(r);
  },
  text: effect.text,
});

/** The other player's tactic counts for nothing. */
export const nullifiesTacticUnless = (c: Condition): TacticWord => {
  const nullifies: Condition = { met: (r) => !c.met(r), text: `not ${c.text}`, hint: 1 - c.hint };
  return {
    nullifies,
    *revealed(r): Flow {
      const mutual = isNullified(r.g, r.you);
      if (nullifies.met(r)) nullifyTactic(r.g, r.opponent);
      if (mutual) nullifyTactic(r.g, r.you);
    },
    text: `nullifies the Tactic of your opponent unless ${c.text}`,
  };
};

// ----- who is in the battle

/** Those of yours that fire and are fired at, when the tactics are turned over. */
export const yourShipUnderFire: Selector = select('your ship under fire', 'your ships under fire', (r) =>
  r.bound(UNDER_FIRE).filter((id) => r.g.def(id).ship),
);

export const youStartedTheBattle: Condition = {
  met: ({ g, you }) => shipBattle(g)?.sides[0] === you,
  text: 'you started the battle',
  hint: 0.5,
};

/**
 * Somebody of that player who is not disabled, aboard a ship or facility in the ship battle; on a Nor, at one of its sites (R-11.40). Of
 * your own only those on your side of it: an intruder does not fight your ship battle.
 */
export const hasInBattle = (who: 'you' | 'opponent', f: Filter): Condition => {
  const side = who === 'you' ? 'your' : 'either';
  const whose = who === 'you' ? your(people) : opponents(people);
  return {
    met: (r) => whose.which(both(awake, f)).aboard(inShipBattle(side)).ids(r).length > 0,
    text: `${who === 'you' ? 'you have' : 'your opponent has'} ${withArticle(noun(f, 'personnel'))} aboard a ship or facility in the battle`,
    hint: 0.5,
  };
};

/** An even chance for each of them to take no damage at all. */
export const evenChanceToEscape = (s: Selector): Effect => ({
  *run(r): Flow {
    const { g } = r;
    for (const ship of s.ids(r)) {
      const escapes = chance(g);
      if (escapes) spare(g, ship);
      g.tell(() => ({ kind: 'maneuver', ship: shown(g, ship), deceives: escapes }));
    }
  },
  could: (r) => s.ids(r).length > 0,
  text: `${s.each} has an even chance to escape all damage of the battle`,
  hint: 3,
});
