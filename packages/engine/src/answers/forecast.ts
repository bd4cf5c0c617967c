/** "What if we fired?": the sums of both sides before an attack, as far as a seat may know them; the unknown is a range. */

import { isSelfControlled, isUncontrolled } from '../battle/self-controlled.ts';
import { newShipBattle, terms, totals } from '../battle/ship-battle.ts';
import { whyNotFire } from '../battle/weapons.ts';
import { pile } from '../core/door.ts';
import type { Game } from '../core/game.ts';
import type { Engagement } from '../core/process.ts';
import { knows } from '../core/sight.ts';
import { other, type Seat, Zone } from '../core/state.ts';
import type { Term } from '../core/terms.ts';
import { locationOf } from '../spaceline/places.ts';

/** A sum: what is known of it, and between what it must lie. */
export interface SumForecast {
  readonly terms: readonly Term[];
  readonly known: number;
  /** with the Tactics that could be played */
  readonly least: number;
  readonly most: number;
  /** cards aboard whose texts are not known and could change it */
  readonly hidden: number;
}

export interface ShotForecast {
  readonly by: readonly number[];
  readonly at: number;
  readonly attack: SumForecast;
  readonly defense: SumForecast;
  /** what could come of it, from the worst case to the best */
  readonly results: readonly ('miss' | 'hit' | 'direct hit')[];
}

export interface Forecast {
  readonly attack: ShotForecast;
  /** the answer of those who could return fire, all at the first attacker; null where nobody could */
  readonly answer: (ShotForecast & { /** nothing hidden keeps them from it */ readonly sure: boolean }) | null;
}

/** What a Tactic can add: of the own side deck, or of any Tactic there is. */
function tacticRange(g: Game, seat: Seat | -1, viewer: Seat, what: 'attack' | 'defense'): [number, number] {
  if (seat < 0 || !g.state.players[seat as Seat].bridge) return [0, 0];
  const own = seat === viewer;
  const tactics = own
    ? pile(g, seat as Seat, Zone.Bridge).map((id) => g.def(id).facts.tactic)
    : g.defs.map((d) => d.facts.tactic);
  const bonuses = tactics.flatMap((t) => (t === undefined ? [] : [t[what]]));
  return [Math.min(0, ...bonuses), Math.max(0, ...bonuses)];
}

/** The same table without what the viewer may not know: hidden cards have no text there. */
function asSeen(g: Game, viewer: Seat): Game {
  return g.asIf(({ cards }) => {
    for (const c of cards) {
      if (!knows(g, viewer, c.id) && (c.zone === Zone.Aboard || c.zone === Zone.Planet)) {
        c.zone = Zone.OutOfPlay;
        c.host = -1;
      }
    }
  });
}

const hiddenAboard = (g: Game, viewer: Seat, id: number): number =>
  g.tableau.aboard[id].filter((x) => !knows(g, viewer, x)).length;

const RESULTS = ['miss', 'hit', 'direct hit'] as const;

/** */
const resultOf = (attack: number, defense: number): number =>
  attack <= defense || attack <= 0 ? 0 : defense <= 0 || attack > 2 * defense ? 2 : 1;

function shot(g: Game, viewer: Seat, sides: [Seat | -1, Seat | -1], engagement: Engagement): ShotForecast {
  const seen = asSeen(g, viewer);
  const p = newShipBattle(locationOf(g, engagement.target), sides, [engagement]);
  const t = totals(seen, p, 0, engagement);
  const made = terms(seen, p, 0, engagement, t);
  const range = (what: 'attack' | 'defense', side: 0 | 1, cards: readonly number[]): SumForecast => {
    const [down, up] = tacticRange(g, sides[side], viewer, what);
    const hidden = cards.reduce((n, id) => n + hiddenAboard(g, viewer, id), 0);
    return { terms: made[what], known: t[what], least: t[what] + down, most: t[what] + up, hidden };
  };
  const attack = range('attack', 0, engagement.firing);
  const defense = range('defense', 1, [engagement.target]);
  const worst = resultOf(attack.least, defense.most);
  const best = resultOf(attack.most, defense.least);
  return { by: engagement.firing, at: engagement.target, attack, defense, results: RESULTS.slice(worst, best + 1) };
}

export function forecast(g: Game, viewer: Seat, firing: readonly number[], target: number): Forecast {
  const nobodys = isSelfControlled(g, target) || isUncontrolled(g, target);
  const foe: Seat | -1 = nobodys ? -1 : other(viewer);
  const location = locationOf(g, target);
  const attack = shot(g, viewer, [viewer, foe], { firing: firing.slice(), target });
  if (foe < 0 || firing.length === 0) return { attack, answer: null };
  const here = [...g.tableau.space[location], ...g.tableau.planet[location]].filter(
    (id) => g.card(id).controller === foe,
  );
  const seen = asSeen(g, viewer);
  const sure = here.filter((id) => whyNotFire(seen, foe as Seat, id, false, firing[0]) === null);
  // a crew that nobody sees may be able to
  const able = here.filter((id) => sure.includes(id) || hiddenAboard(g, viewer, id) > 0);
  if (able.length === 0) return { attack, answer: null };
  const answer = shot(g, viewer, [foe, viewer], { firing: able, target: firing[0] });
  return { attack, answer: { ...answer, sure: sure.length === able.length } };
}
