/** Where an option lies on the table: which card, unit or place a player would click for it. */

import { isCardSpot, isPlanetSpot, locationSpot, NOWHERE, planetSpot, spotLocation } from '@spaceline/engine';
import type { Holes, OptionView } from '@spaceline/protocol/words';
import type { Decision, View } from '../../net/game.ts';
import { has, isShip, type Place, type Table, type Unit } from './places.ts';

/** Things on the table that can be clicked have keys: `card-12`, `hand-12`, `team-0-3`, `place-3`. */
export type Key = string;
export const cardKey = (id: number): Key => `card-${id}`;
export const handKey = (id: number): Key => `hand-${id}`;
export const placeKey = (location: number): Key => `place-${location}`;
const teamKey = (seat: number, location: number): Key => `team-${seat}-${location}`;

export const ownIds = (view: View, seat: number): Set<number> =>
  new Set(seat < 0 ? [] : view.players[seat].own.map((c) => c.id));

/** Verbs whose target is as good a place to click as what acts. */
const AIMED = new Set(['attempt', 'pick', 'attack', 'fire', 'fight', 'rescue', 'infiltrate']);

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

/** An action that is not offered: what it would be called, and what is asked about it. */
export interface Ask {
  label: string;
  holes: Holes;
  action: { verb: OptionView['verb']; card?: number; from?: number; to?: number };
}

/** The obvious actions of a card in hand that are not offered: to be greyed, with the reason asked for. */
export function refusedInHand(view: View, t: Table, id: number, options: readonly OptionView[]): Ask[] {
  if (options.length > 0) return [];
  const own = view.players[t.me].own.find((c) => c.id === id);
  const info = own && t.lookup(own.card);
  if (own === undefined || info === undefined) return [];
  const { type, title } = info.facts;
  const ask = (label: string, verb: OptionView['verb']): Ask => ({
    label,
    holes: { title },
    action: { verb, card: id },
  });
  if (own.pile !== 'hand') return [ask('Seed {title}', 'seed')];
  const reports = type === 'Personnel' || type === 'Ship' || type === 'Equipment';
  return [reports ? ask('Report {title}', 'report') : ask('Play {title}', 'play')];
}

/** The same for a unit: flying, beaming, attempting. */
export function refusedAtUnit(t: Table, place: Place, u: Unit, options: readonly OptionView[]): Ask[] {
  const out: Ask[] = [];
  if (u.seat !== t.me) return out;
  const verbs = new Set(options.map((o) => o.verb));
  if (isShip(u.info) && u.card !== null && !verbs.has('move')) {
    const at = t.places.indexOf(place);
    const next = t.places[at + 1] ?? t.places[at - 1];
    if (next)
      out.push({
        label: 'Move {ship}',
        holes: { ship: u.name },
        action: { verb: 'move', card: u.card.id, to: locationSpot(next.id) },
      });
  }
  if (!verbs.has('attempt') && place.mission !== null && u.kind !== 'facility' && !has(place.mission, 'solved')) {
    out.push({
      label: 'Attempt {place}',
      holes: { place: place.title },
      action: { verb: 'attempt', from: u.spot, to: locationSpot(place.id) },
    });
  }
  if (!verbs.has('beam') && u.people.length + u.things.length > 0) {
    const to = u.kind === 'team' ? (place.below.find((x) => x.kind !== 'team')?.spot ?? null) : planetSpot(place.id);
    const planet = place.info?.facts.where === 'planet' || place.info?.facts.where === 'both';
    if (to !== null && (u.kind === 'team' || planet))
      out.push({
        label: u.kind === 'team' ? 'Beam up' : 'Beam down to the planet',
        holes: {},
        action: { verb: 'beam', from: u.spot, to },
      });
  }
  return out;
}
