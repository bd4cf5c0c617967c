/**
 * What words need to call things: players, cards, places, as one viewer knows them. `namingOfView` looks at what a client was
 * sent; `namingOf` (naming-of-game.ts) looks at a game, for the terminal and tests. Both say the same (tests/words).
 */
import {
  FIRST_IN_PLAY,
  type OwnWords,
  type Seat,
  type Spot,
  type View,
  type Viewer,
  type Words,
  Zone,
} from '@spaceline/engine';
import { cardCalled, cardOf, placeCalled, type Seen, type SeenCard, spotCalled, whereIs } from './called.ts';
import { ENGLISH, type Language } from './language.ts';

export interface Naming {
  readonly viewer: Viewer;
  readonly language: Language;
  /** a player by name; that the viewer's own seat is "you" is a matter of grammar */
  seat(seat: Seat): Words;
  /** a printing's title */
  title(printing: string): string;
  /** how a card calls its ability of this mark, and its way; null where it has no word of its own for it */
  ability(printing: string, mark: string): Words | null;
  way(printing: string, mark: string): Words | null;
  /** a location, with what tells it from another of its title */
  place(location: number): Words;
  /** the printing that stands for a location, or null */
  placeCard(location: number): string | null;
  /** a card on the table, with what tells it from its namesakes; `whose`: with whose it is, when it is not the viewer's */
  card(id: number, whose?: boolean): Words;
  /** "Mission", "Ship" …; null for a card that may not be known */
  type(id: number): string | null;
  spot(spot: Spot): Words;
  /** where a card is: "aboard Kazon Raider", "at Liberation"; '' where there is nothing to say */
  where(id: number): Words;
}

/** Names from what is seen of a table. */
export function namingFrom(
  s: Seen,
  printings: Pick<Naming, 'title' | 'ability' | 'way'>,
  printing: (id: number) => string | null,
): Naming {
  return {
    viewer: s.viewer,
    language: s.language,
    seat: (seat) => s.seat(seat),
    title: printings.title,
    ability: printings.ability,
    way: printings.way,
    place: (location) => placeCalled(s, location),
    placeCard: (location) => {
      const card = cardOf(s, location);
      return card < 0 ? null : printing(card);
    },
    card: (id, whose) => cardCalled(s, id, whose),
    type: (id) => s.card(id)?.type ?? null,
    spot: (spot) => spotCalled(s, spot),
    where: (id) => whereIs(s, id),
  };
}

/** What the seats are called when nobody says. */
export const SEAT_NAMES: readonly string[] = ['A', 'B'];

// ----- from a view

/** What a client knows of a printing. */
export interface Titled {
  readonly title: string;
  readonly type: string;
  /** what it calls its abilities and ways, where that is not their mark */
  readonly called?: OwnWords;
}

/** A card that a question speaks of and that the view does not list: `DecisionView.shown`. */
export interface Shown {
  readonly id: number;
  readonly card: string | null;
  /** whose it is, where it is not the asked player's own */
  readonly controller?: number;
}

/** `titleOf` looks a printing up in whatever catalogue the client has; `shown` is that of the open question. */
export function namingOfView(
  view: View,
  names: readonly Words[],
  titleOf: (printing: string) => Titled | undefined,
  shown: readonly Shown[] = [],
  language: Language = ENGLISH,
): Naming {
  const cards = new Map(view.cards.map((c) => [c.id, c]));
  const printings = new Map<number, string | null>();
  const seen = new Map<number, SeenCard>();
  const add = (id: number, printing: string | null, controller: Seat, zone: Zone, host: number): void => {
    const known = printing === null ? undefined : titleOf(printing);
    printings.set(id, printing);
    const title = known?.title ?? printing;
    seen.set(id, { title, type: known?.type ?? null, printing, controller, zone, host });
  };
  const mine = (view.viewer < 0 ? 0 : view.viewer) as Seat;
  for (const c of shown) add(c.id, c.card, (c.controller ?? mine) as Seat, Zone.Aside, -1);
  for (const [seat, player] of view.players.entries())
    for (const c of player.own) add(c.id, c.card, seat as Seat, PILES[c.pile], -1);
  for (const c of view.cards) add(c.id, c.card, c.controller, Zone[c.zone as keyof typeof Zone], c.host);
  const titled = new Map<string | null, number[]>();
  for (const [id, { title, zone }] of seen) {
    if (zone < FIRST_IN_PLAY || zone === Zone.Mission) continue;
    titled.set(title, [...(titled.get(title) ?? []), id]);
  }
  const s: Seen = {
    viewer: view.viewer,
    language,
    locations: view.locations,
    lines: view.lines,
    card: (id) => seen.get(id) ?? null,
    titled: (title) => titled.get(title) ?? [],
    inHand: (title, seat) =>
      [...seen].filter(([, c]) => c.zone === Zone.Hand && c.controller === seat && c.title === title).map(([id]) => id),
    owner: (id) => cards.get(id)?.owner ?? mine,
    seat: (seat) => names[seat],
  };
  return namingFrom(
    s,
    {
      title: (printing) => titleOf(printing)?.title ?? printing,
      ability: (printing, mark) => titleOf(printing)?.called?.abilities?.[mark] ?? null,
      way: (printing, mark) => titleOf(printing)?.called?.ways?.[mark] ?? null,
    },
    (id) => printings.get(id) ?? null,
  );
}

const PILES = { hand: Zone.Hand, missions: Zone.MissionPile, seeds: Zone.SeedPile } as const;
