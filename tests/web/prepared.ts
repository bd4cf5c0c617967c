/**
 * A game that stands at a prepared position, for what would take many turns to bring about: written as a scenario is, and
 * stored as the server stores a game that was put back to a saved position. From there on it is a game like any other.
 */
import { sign } from '@fastify/cookie';
import type { Game, Rules } from '@spaceline/engine';
import { systemEntry } from '@spaceline/protocol';
import { parseScenario, Runner, rulesFor } from '@spaceline/rulebook';
import { type Position, saveState } from '../../packages/protocol/src/position.ts';
import { Checkpoints } from '../../packages/server/src/database/checkpoints.ts';
import { type DatabasePlace, openDatabase } from '../../packages/server/src/database/database.ts';
import { Games } from '../../packages/server/src/database/games.ts';
import { cookieSecret } from '../../packages/server/src/database/settings.ts';
import { Users } from '../../packages/server/src/database/users.ts';
import { type Sitter, startGame } from '../../packages/server/src/games/new-game.ts';
import { silent } from '../../packages/server/src/testing/places.ts';
import { fingerprintOfRules } from '../../scripts/build.mjs';

export interface Prepared {
  game: string;
  /** the session cookie of each seat's player; none for a bot's */
  cookies: string[];
}

const NO_CARDS = { missions: [], seeds: [], draw: [] };

function position(g: Game, rules: Rules): Position {
  return { n: 0, answers: 0, state: saveState(g.state, rules.catalogue), log: [] };
}

/**
 * Stores the game; the server must not have been started on this place yet. `bot` plays seat 1, where one is named; `away` is how many
 * milliseconds a player may be away while the other waits.
 */
export async function prepare(
  place: DatabasePlace,
  text: string,
  names: [string, string],
  bot?: string,
  away = 600_000,
) {
  const scenario = parseScenario(text);
  const rules = rulesFor(scenario);
  const { game } = new Runner(scenario, rules);
  const database = await openDatabase(place, silent);
  try {
    const { db, decisions } = database;
    const users = new Users(db, () => {});
    const now = Date.now();
    const secret = await cookieSecret(db);
    const cookies: string[] = [];
    const sitters: Sitter[] = [];
    for (const [seat, name] of names.entries()) {
      const kind = seat === 1 && bot !== undefined ? bot : 'person';
      const user = kind === 'person' ? await users.newGuest(name, now) : null;
      if (user !== null) cookies.push(sign(await users.newSession(user.id, now), secret));
      sitters.push({ user: user?.id ?? null, name, kind, deckName: name, deck: NO_CARDS as unknown as Sitter['deck'] });
    }
    const terms = {
      format: scenario.format,
      private: false,
      spectators: true,
      blanks: false,
      clock: null,
      away,
    };
    const row = startGame(sitters as [Sitter, Sitter], terms, await fingerprintOfRules());
    await new Games(db).add(row);
    await new Checkpoints(db).restore(row.id, position(game, rules));
    const clock = { left0: 0, left1: 0, away0: 0, away1: 0 };
    const entry = systemEntry({ do: 'restore', n: 0 });
    await decisions.append([{ game: row.id, number: 0, entry, seat: -1, auto: 0, at: now, ...clock, hash: null }]);
    return { game: row.id, cookies } satisfies Prepared;
  } finally {
    await database.close();
  }
}
