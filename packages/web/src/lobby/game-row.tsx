/** One of the own games in a list. */

import type { GameSummary } from '@spaceline/protocol';
import { spoken, type Words } from '@spaceline/protocol/words';
import { Link } from 'wouter';
import p from '../app/page.module.css';
import { api } from '../net/api.ts';
import { say } from '../net/say.ts';
import { personName } from '../people/name.ts';
import { headlineOf, wonHow } from '../summary/ending.ts';
import { ago, formatName, turnWords } from './use.ts';

function outcomeOf({ status, result, yourMove, seat, players }: GameSummary): Words {
  if (status === 'adjourned') return say('adjourned');
  if (status === 'saved') return say('saved for later');
  if (result === null) return yourMove ? say('your move') : say('their move');
  if (result.kind === 'no-result') return say('no result');
  if (result.kind === 'draw') return say('a draw');
  if (result.kind === 'called-off') return say('called off');
  if (result.winner < 0) return say('a tie');
  return say(result.winner === seat ? 'won, {how}' : 'lost, {how}', {
    how: wonHow(result.kind, players[result.winner === 0 ? 1 : 0].name),
  });
}

/** `changed`: something about it was, the list should be read again; left out where nothing can be. */
export function GameRow({ game: g, changed }: { game: GameSummary; changed?(): void }) {
  const them = g.players[g.seat === 1 ? 0 : 1];
  const outcome = outcomeOf(g);
  return (
    <div className={p.row} data-testid="game" data-status={g.status} data-turn={g.turn} data-your-move={g.yourMove}>
      <div>
        <b>
          {say(g.origin === null ? '{format} against {name}' : '{format} against {name}, played on', {
            format: formatName(g.format),
            name: personName(them),
          })}
        </b>
        <small>
          {say('{outcome}, {turn}, {yours} to {theirs}, {when}', {
            outcome,
            turn: turnWords(g.turn),
            yours: g.points[g.seat === 1 ? 1 : 0],
            theirs: g.points[g.seat === 1 ? 0 : 1],
            when: ago(g.updatedAt),
          })}
        </small>
      </div>
      {g.result === null ? (
        <Link href={`/t/${g.id}`} className={p.link}>
          {g.status === 'adjourned' ? say('Look') : g.yourMove ? say('Your move') : say('Go on')}
        </Link>
      ) : (
        <span className={p.acts}>
          <Link href={`/summary/${g.id}`} className={p.link}>
            {say('Summary')}
          </Link>
          <Link href={`/replay/${g.id}?seat=${g.seat}`} className={p.link}>
            {say('Replay')}
          </Link>
          {changed !== undefined && <Listed game={g} changed={changed} />}
        </span>
      )}
    </div>
  );
}

/** Into the public list, or out of it. */
function Listed({ game: g, changed }: { game: GameSummary; changed(): void }) {
  const { now, yours } = g.listed;
  const flip = async () => {
    await api.list(g.id, !yours).catch(() => undefined);
    changed();
  };
  return (
    <button
      type="button"
      className={p.ghost}
      data-on={yours}
      data-testid="list-game"
      title={spoken(
        yours && !now
          ? say('It is there as soon as the other player wants it, too.')
          : say('Everybody finds it in the list of public replays, when all who played it want that.'),
      )}
      onClick={flip}
    >
      {!yours ? say('Make public') : now ? say('Public') : say('Public, if they agree')}
    </button>
  );
}

/** A game in the public list. */
export function PublicRow({ game: g }: { game: GameSummary }) {
  const [one, other] = g.players;
  return (
    <div className={p.row} data-testid="public-game">
      <div>
        <b>{say('{one} against {other}', { one: personName(one), other: personName(other) })}</b>
        <small>
          {say('{format}, {outcome}, {turn}, {ones} to {others}, {when}', {
            format: formatName(g.format),
            outcome: headlineOf(g.result, g.seat, [one.name, other.name]),
            turn: turnWords(g.turn),
            ones: g.points[0],
            others: g.points[1],
            when: ago(g.updatedAt),
          })}
        </small>
      </div>
      <span className={p.acts}>
        <Link href={`/summary/${g.id}`} className={p.link}>
          {say('Summary')}
        </Link>
        <Link href={`/replay/${g.id}`} className={p.link}>
          {say('Replay')}
        </Link>
      </span>
    </div>
  );
}
