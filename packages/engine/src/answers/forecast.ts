/** "What if we fired?": the sums of both sides before an attack, as far as a seat may know them; the unknown is a range. */

import { whyNotTarget } from '../battle/attack.ts';
import { isSelfControlled } from '../battle/self-controlled.ts';
import { hitKind, newShipBattle, sideOf, tellTerms, totals } from '../battle/ship-battle.ts';
import { leadersOf, whyNotFire } from '../battle/weapons.ts';
import { pile } from '../core/door.ts';
import type { Game } from '../core/game.ts';
import type { Engagement, ShipBattleProcess } from '../core/process.ts';
import { other, type Seat, Zone } from '../core/state.ts';
import type { Term } from '../core/terms.ts';
import { attribute } from '../core/values.ts';
import { isUncontrolled, vesselOf } from '../core/vessel.ts';
import { Reading } from '../language/reading.ts';
import { locationOf } from '../spaceline/places.ts';
import { asSeen, isHidden } from './as-seen.ts';
import { type Damage, type OwnTactics, ownDamage, ownTactics } from './own-tactics.ts';

/** A sum: what is known of it, and between what it lies unless somebody plays or uses a card in answer. */
export interface SumForecast {
  readonly terms: readonly Term[];
  readonly known: number;
  /** with the Tactics that could be played, as long as no hidden card changes it; one's own are chosen as well as one can */
  readonly withTactics: readonly [number, number];
  /** with the Tactics that could be played, and whatever is hidden */
  readonly least: number;
  /** null: nobody can say, because it is open */
  readonly most: number | null;
  /** cards that are not known could change it, by as much as they like */
  readonly open: boolean;
  /** how many such cards are aboard */
  readonly hidden: number;
}

export interface ShotForecast {
  readonly by: readonly number[];
  readonly at: number;
  readonly attack: SumForecast;
  readonly defense: SumForecast;
  /** what could come of it, from the worst case to the best */
  readonly results: readonly ShotResult[];
  /** the same, as long as no hidden card changes the sums */
  readonly withTactics: readonly ShotResult[];
}

export type ShotResult = 'miss' | 'hit' | 'direct hit';

export interface Forecast {
  readonly attack: ShotForecast;
  /** the answer of those who could return fire, at the first attacker: all of them at most, one at least; null where nobody could */
  readonly answer: (ShotForecast & { /** nothing hidden keeps them from it */ readonly sure: boolean }) | null;
  /** who could lead each that fires, in the same order */
  readonly leaders: readonly (readonly number[])[];
  /** what the own Battle Bridge could add; null where there is none */
  readonly tactics: OwnTactics | null;
  /** what a hit and a direct hit of the attack do; null: the target is turned, then destroyed */
  readonly damage: { readonly hit: Damage; readonly direct: Damage } | null;
}

/** What a Tactic can add, by its numbers and its text: of the own side deck, or of any Tactic there is; or none is played. */
function tacticRange(
  g: Game,
  seen: Game,
  p: ShipBattleProcess,
  side: 0 | 1,
  viewer: Seat,
  what: 'attack' | 'defense',
): [number, number] {
  const seat = p.sides[side];
  if (seat < 0 || !g.state.players[seat as Seat].bridge) return [0, 0];
  const defs = seat === viewer ? pile(g, seat, Zone.Bridge).map((id) => g.def(id)) : g.defs;
  const own = sideOf(p, side);
  // a Tactic that nobody has seen is no card on this table: the first card of that side reads it out
  const r = new Reading(seen, [...own.firing, ...own.defending][0] ?? -1, own.seat);
  const bonuses = defs.flatMap(({ facts, rules }) =>
    facts.tactic === undefined ? [] : [facts.tactic[what] + (rules?.tactic?.[what]?.(r, own) ?? 0)],
  );
  return [Math.min(0, ...bonuses), Math.max(0, ...bonuses)];
}

const hiddenAboard = (g: Game, viewer: Seat, id: number): number =>
  g.tableau.aboard[id].reduce((n, x) => n + (isHidden(g, viewer, g.card(x)) ? 1 : 0) + hiddenAboard(g, viewer, x), 0);

type Fires = 'weapons' | 'shields';

/** Cards that lie hidden in play, and whose texts change this attribute of something. */
const changers = (g: Game, name: Fires): number[] =>
  g.defs.flatMap((d, n) =>
    (d.personnel || d.equipment) && d.modifiers.some((m) => m.kind === 'attribute' && m.attributes.includes(name))
      ? [n]
      : [],
  );

/** Could a card that lies hidden elsewhere change this attribute, whichever of all cards it is? One at each spot is tried. */
function reachedFromElsewhere(
  g: Game,
  viewer: Seat,
  seen: Game,
  battle: ShipBattleProcess,
  ids: readonly number[],
  name: Fires,
): boolean {
  const spots = new Map<number, number>();
  for (const c of g.state.cards) if (isHidden(g, viewer, c)) spots.set(c.zone * g.state.cards.length + c.host, c.id);
  if (spots.size === 0) return false;
  const before = ids.map((id) => attribute(seen, id, name));
  for (const def of changers(g, name)) {
    for (const card of spots.values()) {
      const tried = asSeen(g, viewer, battle, { card, def });
      if (ids.some((id, i) => attribute(tried, id, name) !== before[i])) return true;
    }
  }
  return false;
}

const RESULTS = { miss: 'miss', hit: 'hit', direct: 'direct hit' } as const;
const ORDER = ['miss', 'hit', 'direct'] as const;

/** From the worst case to the best; null has no end. */
function resultsOf(attack: readonly [number, number | null], defense: readonly [number, number | null]): ShotResult[] {
  const worst = hitKind({ attack: attack[0], defense: defense[1] ?? Number.POSITIVE_INFINITY });
  const best = hitKind({ attack: attack[1] ?? Number.POSITIVE_INFINITY, defense: defense[0] });
  return ORDER.slice(ORDER.indexOf(worst), ORDER.indexOf(best) + 1).map((kind) => RESULTS[kind]);
}

/** `some`: not all of those who could fire need to. */
function shot(
  g: Game,
  viewer: Seat,
  sides: [Seat | -1, Seat | -1],
  engagement: Engagement,
  some: boolean,
): ShotForecast & { tactics: OwnTactics | null; damage: Forecast['damage'] } {
  const { firing, target } = engagement;
  const p = newShipBattle(locationOf(g, target), sides, [engagement]);
  const seen = asSeen(g, viewer, p);
  const tactics = sides[0] === viewer ? ownTactics(seen, p, 0) : null;
  const t = totals(seen, p, 0, engagement);
  const made = tellTerms(seen, p, 0, engagement, t);
  const { dock } = g.card(target);
  const range = (what: 'attack' | 'defense', side: 0 | 1, cards: readonly number[], fewest: number): SumForecast => {
    const [down, up] = tacticRange(g, seen, p, side, viewer, what);
    const hidden = cards.reduce((n, id) => n + hiddenAboard(g, viewer, id), 0);
    const name = what === 'attack' ? 'weapons' : 'shields';
    const open = hidden > 0 || reachedFromElsewhere(g, viewer, seen, p, cards, name);
    const chosen = what === 'attack' ? tactics : null;
    return {
      terms: made[what],
      known: t[what],
      withTactics: chosen
        ? [t[what] + chosen.gains[0].attack, t[what] + chosen.gains[chosen.gains.length - 1].attack]
        : [fewest + down, t[what] + up],
      // no attribute is below zero
      least: (open ? 0 : fewest) + down,
      most: open ? null : t[what] + up,
      open,
      hidden,
    };
  };
  const alone = some ? Math.min(...firing.map((id) => attribute(seen, id, 'weapons'))) : t.attack;
  const attack = range('attack', 0, firing, alone);
  const defense = range('defense', 1, dock < 0 ? [target] : [target, vesselOf(g, dock)], t.defense);
  const hit = sides[0] === viewer ? ownDamage(seen, p, 0, target, false) : null;
  const direct = sides[0] === viewer ? ownDamage(seen, p, 0, target, true) : null;
  return {
    by: firing,
    at: target,
    attack,
    defense,
    results: resultsOf([attack.least, attack.most], [defense.least, defense.most]),
    withTactics: resultsOf(attack.withTactics, defense.withTactics),
    tactics,
    damage: hit && direct && { hit, direct },
  };
}

/** Is there anything to forecast: ships or facilities that could take part, each once, against something that can be attacked? */
export function couldFire(g: Game, viewer: Seat, firing: readonly number[], target: number): boolean {
  const armed = (id: number) => {
    const d = g.def(id);
    const { zone } = g.card(id);
    return d.facility ? zone === Zone.Space || zone === Zone.Planet : d.ship && zone === Zone.Space;
  };
  const once = new Set(firing).size === firing.length;
  return firing.length > 0 && once && firing.every(armed) && whyNotTarget(g, viewer, target) === null;
}

export function forecast(g: Game, viewer: Seat, firing: readonly number[], target: number): Forecast {
  const nobodys = isSelfControlled(g, target) || isUncontrolled(g, target);
  const foe: Seat | -1 = nobodys ? -1 : other(viewer);
  const location = locationOf(g, target);
  const { tactics, damage, ...attack } = shot(g, viewer, [viewer, foe], { firing: firing.slice(), target }, false);
  const leaders = firing.map((id) => leadersOf(g, id, viewer));
  const alone: Forecast = { attack, answer: null, leaders, tactics, damage };
  if (foe < 0 || firing.length === 0) return alone;
  const here = [...g.tableau.space[location], ...g.tableau.planet[location]].filter(
    (id) => g.card(id).controller === foe,
  );
  const seen = asSeen(g, viewer, null);
  const sure = here.filter((id) => whyNotFire(seen, foe as Seat, id, 'answer', firing[0]) === null);
  // a crew that nobody sees may be able to
  const able = here.filter((id) => sure.includes(id) || hiddenAboard(g, viewer, id) > 0);
  if (able.length === 0) return alone;
  const {
    tactics: _,
    damage: __,
    ...answer
  } = shot(g, viewer, [foe, viewer], { firing: able, target: firing[0] }, true);
  return { ...alone, answer: { ...answer, sure: sure.length === able.length } };
}
