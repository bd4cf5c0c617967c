/** Persona replacement: at the start of your turn another version from your hand takes the place of one in play. */

import { modeFor } from '../affiliations/compatibility.ts';
import { Option } from '../core/decision.ts';
import { put, putOn, setMode, takeStateOf, toPile } from '../core/door.ts';
import { ask, type Flow } from '../core/flow.ts';
import type { Game } from '../core/game.ts';
import { NOWHERE } from '../core/spot.ts';
import { type Seat, Zone } from '../core/state.ts';
import { shown } from '../core/telling.ts';

/** Versions of one persona: unique personnel that are not the same card; the second is known to be unique. No two ships are. */
function versions(g: Game, a: number, b: number): boolean {
  const x = g.def(a);
  const y = g.def(b);
  return x !== y && x.personas.length === y.personas.length && x.personas.every((p) => y.personas.includes(p));
}

function isReplaceable(g: Game, seat: Seat, id: number): boolean {
  const { zone, controller, owner } = g.card(id);
  return (zone === Zone.Aboard || zone === Zone.Planet) && controller === seat && owner === seat && g.def(id).unique;
}

function listReplacements(g: Game, seat: Seat): Option[] {
  const out: Option[] = [];
  const hand = g.hand(seat);
  if (hand.length === 0) return out;
  const there = g.tableau.inPlay.filter((id) => isReplaceable(g, seat, id));
  for (const id of hand)
    for (const old of there) if (versions(g, id, old)) out.push(new Option('report', id, NOWHERE, old));
  return out;
}

/** The new card takes the old one's place and state; the old one goes to the discard pile. */
function replace(g: Game, seat: Seat, id: number, old: number): void {
  const o = g.card(old);
  const { zone, host, status, rangeUsed, since, until } = o;
  const on = g.tableau.on[old].slice();
  put(g, id, zone, host);
  for (const x of on) putOn(g, x, id);
  toPile(g, old, Zone.Discard);
  takeStateOf(g, id, { status, rangeUsed, since, until });
  setMode(g, id, modeFor(g, seat, id, zone === Zone.Aboard ? host : -1));
  g.tell(() => ({ kind: 'replaced', old: shown(g, old), card: shown(g, id), how: 'persona' }));
}

export function* replacePersonas(g: Game, seat: Seat): Flow {
  for (;;) {
    const options = listReplacements(g, seat);
    if (options.length === 0) return;
    options.push(new Option('pass'));
    const prompt = { id: 'persona', text: 'Start of your turn: replace a version of a persona in play?', card: -1 };
    const { option } = yield* ask({ seat, kind: 'response', prompt, options });
    if (option.verb === 'pass') return;
    replace(g, seat, option.card, option.to);
  }
}
