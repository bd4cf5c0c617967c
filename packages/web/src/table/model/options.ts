/** Where an option lies on the table: which card, unit or place a player would click for it. */

import { isCardSpot, isPlanetSpot, NOWHERE, spotLocation } from '@spaceline/engine';
import type { OptionView } from '@spaceline/protocol/words';
import type { Decision, View } from '../../net/game.ts';
import type { Table } from './places.ts';

/** Things on the table that can be clicked have keys: `card-12`, `hand-12`, `team-0-3`, `place-3`. */
export type Key = string;
export const cardKey = (id: number): Key => `card-${id}`;
export const handKey = (id: number): Key => `hand-${id}`;
export const placeKey = (location: number): Key => `place-${location}`;
const teamKey = (seat: number, location: number): Key => `team-${seat}-${location}`;

export const ownIds = (view: View, seat: number): Set<number> =>
  new Set(seat < 0 ? [] : view.players[seat].own.map((c) => c.id));

/** A team tries what lies under a mission: it attempts it, or scouts. */
export const isTry = (o: OptionView): boolean => o.verb === 'attempt' || o.verb === 'scout';

/** Verbs whose target is as good a place to click as what acts. */
const AIMED = new Set(['attempt', 'scout', 'commandeer', 'pick', 'attack', 'fire', 'fight', 'rescue', 'infiltrate']);

function spotKey(t: Table, spot: number): Key | null {
  if (spot === NOWHERE) return null;
  if (isCardSpot(spot)) return cardKey(spot);
  return isPlanetSpot(spot) ? teamKey(t.me, spotLocation(spot)) : placeKey(spotLocation(spot));
}

/** The keys at which an option is offered. */
function keysOf(o: OptionView, t: Table, own: ReadonlySet<number>): Key[] {
  const keys = new Set<Key>();
  if (o.card >= 0) keys.add(own.has(o.card) ? handKey(o.card) : cardKey(o.card));
  if (o.from !== NOWHERE && !own.has(o.from)) keys.add(spotKey(t, o.from)!);
  if (o.to !== NOWHERE && AIMED.has(o.verb)) {
    if (isCardSpot(o.to)) keys.add(cardKey(o.to));
    else keys.add(placeKey(spotLocation(o.to)));
  }
  // what a doorway does for a ship is looked for in her own menu
  if (o.verb === 'use' && isCardSpot(o.to) && t.units.get(cardKey(o.to))?.seat === t.me) keys.add(cardKey(o.to));
  if (o.verb === 'attack' || o.verb === 'fire') for (const id of o.group ?? []) keys.add(cardKey(id));
  return [...keys];
}

export function optionsByKey(d: Decision | null, t: Table, own: ReadonlySet<number>): Map<Key, OptionView[]> {
  const out = new Map<Key, OptionView[]>();
  for (const o of d?.options ?? []) {
    for (const key of keysOf(o, t, own)) {
      const list = out.get(key);
      if (list) list.push(o);
      else out.set(key, [o]);
    }
  }
  return out;
}

/** Those who may go somewhere in a group, each with the ways: whoever is clicked first is the first of the group. */
export function goingByKey(d: Decision | null): Map<Key, OptionView[]> {
  const out = new Map<Key, OptionView[]>();
  for (const o of d?.options ?? []) {
    if (o.verb !== 'walk' && o.verb !== 'beam') continue;
    for (const id of o.group ?? []) out.set(cardKey(id), [...(out.get(cardKey(id)) ?? []), o]);
  }
  return out;
}

/** Where a selected card can go: options by the place or unit that a player would click next. */
export function destinations(options: readonly OptionView[]): Map<Key, OptionView[]> {
  const out = new Map<Key, OptionView[]>();
  const add = (key: Key, o: OptionView) => out.set(key, [...(out.get(key) ?? []), o]);
  for (const o of options) {
    if (o.to === NOWHERE) continue;
    if (isCardSpot(o.to)) add(cardKey(o.to), o);
    else add(placeKey(spotLocation(o.to)), o);
  }
  return out;
}
