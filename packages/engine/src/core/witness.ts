/**
 * What each seat was shown, and where that may lie by now. `knows` says what a seat sees at this moment; somebody who reported in the open and
 * went into a hidden crew (DOM-58, DOM-59) it forgets, a player does not. A seat follows what it cannot see as a player does: by counts.
 * Of three who were shown it is not seen which one beamed down, so each may be there.
 *
 * All of it follows from what the seat was told and from what moved, never from what a hidden card is.
 */
import type { Game } from './game.ts';
import { Stream } from './random.ts';
import { knows } from './sight.ts';
import { SEATS, type Seat, Status, Zone } from './state.ts';
import { eachShown, type Telling } from './telling.ts';

/** A card that was shown, and the cards that it may be now, by number. */
export interface Sighting {
  readonly def: number;
  readonly owner: Seat;
  readonly at: readonly number[];
}

/** Where it is told which one moves, since they lie in an order. */
const IN_ORDER: readonly Zone[] = [Zone.Deck, Zone.Bridge, Zone.QDeck, Zone.Tent, Zone.Seeded, Zone.Under];

interface Whereabouts {
  readonly zone: Zone;
  readonly host: number;
  /** bits of the seats that knew it */
  readonly known: number;
}

const isSame = (a: Whereabouts, b: Whereabouts): boolean => a.zone === b.zone && a.host === b.host;

const union = (a: readonly number[], b: readonly number[]): number[] =>
  [...new Set([...a, ...b])].sort((x, y) => x - y);

export class Witness {
  private readonly seen: [Sighting[], Sighting[]] = [[], []];
  /** by seat: what was told since the last look */
  private readonly told: [Map<number, number>, Map<number, number>] = [new Map(), new Map()];
  private before: Whereabouts[] = [];
  private drawn: readonly number[] = [];

  sightings(seat: Seat): readonly Sighting[] {
    return this.seen[seat];
  }

  hear(telling: Telling): void {
    eachShown(telling, ({ card, def }, seats) => {
      for (const seat of SEATS) if ((seats & (1 << seat)) !== 0) this.told[seat].set(card, def);
    });
  }

  /** Before a question: what has moved since the last one, and what is seen now. */
  look(g: Game): void {
    const now = g.state.cards.map(
      (c): Whereabouts => ({
        zone: c.zone,
        host: c.host,
        known: (knows(g, 0, c.id) ? 1 : 0) | (knows(g, 1, c.id) ? 2 : 0),
      }),
    );
    const { drawn } = g.state.chance;
    const shuffled = SEATS.map((owner) => drawn[Stream.Shuffle + owner] !== (this.drawn[Stream.Shuffle + owner] ?? 0));
    for (const seat of SEATS) this.follow(g, seat, now, shuffled);
    this.before = now;
    this.drawn = drawn.slice();
  }

  private follow(g: Game, seat: Seat, now: readonly Whereabouts[], shuffled: readonly boolean[]): void {
    const bit = 1 << seat;
    const told = this.told[seat];
    const { before } = this;
    const heaps = new Map<string, number[]>();
    for (const { id, def, owner } of g.state.cards) {
      const was = before[id];
      if (was === undefined) continue;
      if ((was.known & bit) !== 0) {
        // it was followed to where it cannot be seen any more
        if ((now[id].known & bit) === 0) this.pin(seat, owner, id, def);
      } else if (!IN_ORDER.includes(was.zone)) {
        const heap = `${was.zone}:${was.host}:${g.card(id).controller}`;
        heaps.set(heap, [...(heaps.get(heap) ?? []), id]);
      }
    }
    for (const heap of heaps.values()) {
      const unseen = heap.filter((id) => !told.has(id) && (now[id].known & bit) === 0);
      const moved = unseen.filter((id) => !isSame(before[id], now[id]));
      if (moved.length === 0) continue;
      if (moved.length === unseen.length && moved.every((id) => isSame(now[id], now[moved[0]]))) continue;
      this.mix(seat, heap);
    }
    // what was told of as it went into a deck that is shuffled lies anywhere in it
    const isShuffled = (id: number): boolean => g.card(id).zone === Zone.Deck && shuffled[g.card(id).owner];
    for (const [id, def] of told) if (isShuffled(id)) this.pin(seat, g.card(id).owner, id, def);
    for (const owner of SEATS) {
      if (!shuffled[owner]) continue;
      const deck = g.deck(owner).slice();
      for (const { id } of g.state.cards)
        if (before[id]?.zone === Zone.Deck && g.card(id).owner === owner && (now[id].known & bit) === 0) deck.push(id);
      this.mix(seat, deck);
    }
    for (const [id, def] of told) if (!isShuffled(id)) this.pin(seat, g.card(id).owner, id, def);
    told.clear();
    if (shuffled.includes(true)) {
      // seed cards that were shuffled lie anywhere among those of their place
      for (const { seeds } of g.state.locations)
        this.mix(
          seat,
          seeds.filter((id) => (g.card(id).status & Status.Shuffled) !== 0 && (now[id].known & bit) === 0),
        );
    }
    const open = this.seen[seat].flatMap((s) => (s.at.length > 1 ? s.at : []));
    for (const id of new Set(open))
      if ((now[id].known & bit) !== 0) this.pin(seat, g.card(id).owner, id, g.card(id).def);
  }

  /** This card is seen to be that one. */
  private pin(seat: Seat, owner: Seat, card: number, def: number): void {
    const all = this.seen[seat];
    let same = -1;
    all.forEach((s, i) => {
      if (s.def !== def || s.owner !== owner || !s.at.includes(card)) return;
      if (same < 0 || s.at.length < all[same].at.length) same = i;
    });
    const rest = all.flatMap((s, i): Sighting[] => {
      if (i === same) return [];
      const at = s.at.includes(card) ? s.at.filter((id) => id !== card) : s.at;
      return at.length === 0 ? [] : [{ ...s, at }];
    });
    this.seen[seat] = [...rest, { def, owner, at: [card] }];
  }

  /** Whoever was among these may be any of them now. */
  private mix(seat: Seat, ids: readonly number[]): void {
    if (ids.length < 2) return;
    const among = new Set(ids);
    this.seen[seat] = this.seen[seat].map((s) =>
      s.at.some((id) => among.has(id)) ? { ...s, at: union(s.at, ids) } : s,
    );
  }
}
