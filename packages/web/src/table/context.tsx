/** The game on this table, and what was worked out from it once for all parts of the page. */
import type { Naming, OptionView, Words } from '@spaceline/protocol/words';
import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { type CardInfo, lookup, useCardFile } from '../net/cards.ts';
import type { Game } from '../net/game.ts';
import { say } from '../net/say.ts';
import { NamingContext, namingFor } from '../net/words.ts';
import { goingByKey, type Key, optionsByKey, ownIds } from './model/options.ts';
import { type Table, tableOf } from './model/places.ts';

export interface Scene {
  game: Game;
  table: Table;
  own: ReadonlySet<number>;
  /** what can be done, by what would be clicked */
  acts: ReadonlyMap<Key, OptionView[]>;
  /** where people can go together with others, by each of them */
  going: ReadonlyMap<Key, OptionView[]>;
  /** false for spectators and replays */
  live: boolean;
  /** is it this player's? Nothing is a spectator's */
  isMine(seat: number): boolean;
  /** "yours", or by name */
  whose(seat: number): Words;
  /** the other player's name, and the own; to a spectator, those above and below */
  them: string;
  you: string;
  printingOf(id: number): string | null;
  infoOf(id: number): CardInfo | undefined;
  /** a card's title, or what can be said of it */
  nameOf(id: number): Words;
  /** what sentences call things */
  naming: Naming;
  /** a sentence of the page's own, in the reader's language */
  say: typeof say;
}

const Context = createContext<Scene | null>(null);

export function useScene(): Scene {
  const scene = useContext(Context);
  if (scene === null) throw new Error('there is no table here');
  return scene;
}

export function SceneProvider({ game, live, children }: { game: Game; live: boolean; children: ReactNode }) {
  const ready = useCardFile((s) => s.state === 'ready');
  // biome-ignore-start lint/correctness/useExhaustiveDependencies: the cards may come later than the game
  const table = useMemo(() => tableOf(game.view, game.format, lookup), [game.view, game.format, ready]);
  const [first, second] = game.seats.map((seat) => seat.name);
  const naming = useMemo(
    () => namingFor(game.view, [first, second], live ? game.decision?.shown : []),
    [game.view, game.decision, first, second, live, ready],
  );
  // biome-ignore-end lint/correctness/useExhaustiveDependencies: the cards may come later than the game
  const scene = useMemo((): Scene => {
    const own = ownIds(game.view, game.seat);
    const d = live ? game.decision : null;
    const found = new Map<number, string | null>(d?.shown.map((s) => [s.id, s.card]));
    for (const c of game.view.players[table.me].own) found.set(c.id, c.card);
    const printingOf = (id: number) => table.cards.get(id)?.card ?? found.get(id) ?? null;
    const infoOf = (id: number) => {
      const printing = printingOf(id);
      return printing === null ? undefined : lookup(printing);
    };
    return {
      game,
      table,
      own,
      acts: optionsByKey(d, table, own),
      going: goingByKey(d),
      live,
      isMine: (seat) => game.seat >= 0 && seat === table.me,
      whose: (seat) =>
        game.seat >= 0 && seat === table.me ? say('yours') : say('{name}’s', { name: game.seats[seat]?.name ?? '' }),
      them: game.seats[table.them].name,
      you: game.seats[table.me].name,
      printingOf,
      infoOf,
      nameOf: (id) => infoOf(id)?.facts.title ?? naming.card(id),
      naming,
      say,
    };
  }, [game, table, live, naming]);
  return (
    <NamingContext value={naming}>
      <Context value={scene}>{children}</Context>
    </NamingContext>
  );
}
