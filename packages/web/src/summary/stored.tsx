/** A finished game that cannot be put on the table: what was stored of it is shown all the same. */

import type { GameSummary } from '@spaceline/protocol';
import type { Words } from '@spaceline/protocol/words';
import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { Glyph } from '../design/index.ts';
import { formatName } from '../lobby/use.ts';
import { api } from '../net/api.ts';
import { say } from '../net/say.ts';
import { personName } from '../people/name.ts';
import { headlineOf, howOf } from './ending.ts';
import s from './summary.module.css';

interface Stored extends Pick<GameSummary, 'format' | 'seat' | 'points' | 'turn' | 'result'> {
  names: readonly [Words, Words];
}

export function StoredResult({ id, game, text }: { id: string; game: Stored; text: Words }) {
  const { names, seat, points, turn, result } = game;
  const me = seat === 1 ? 1 : 0;
  const winner = result === null ? -1 : result.winner;
  return (
    <div className={s.story} data-testid="result">
      <header className={s.head} data-good={winner >= 0 && winner === seat} data-dark>
        <p className={s.kicker}>{say('{format}, {turn} [turns|turn]', { format: formatName(game.format), turn })}</p>
        <h1>{headlineOf(result, seat, names)}</h1>
        <p className={s.how}>{howOf(result, points, me, names)}</p>
        <p className={s.how}>{text}</p>
        <div className={s.buttons}>
          <a className={s.button} href={`/api/games/${id}/replay`} download={`spaceline-${id}.json`}>
            <Glyph name="download" /> {say('Download the record')}
          </a>
          <Link href="/" className={s.button}>
            {say('To the start')}
          </Link>
        </div>
      </header>
    </div>
  );
}

/** The same by its address: what the server has of the game, and why it cannot show more. */
export function Unplayable({ id, text }: { id: string; text: Words }) {
  const [game, setGame] = useState<GameSummary | null>(null);
  useEffect(() => {
    api.game(id).then(setGame, () => setGame(null));
  }, [id]);
  if (game === null) return <p className={s.how}>{text}</p>;
  const names = [personName(game.players[0]), personName(game.players[1])] as const;
  return <StoredResult id={id} game={{ ...game, names }} text={text} />;
}
