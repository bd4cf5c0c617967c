/** The end of a game at the own table. */

import { Link } from 'wouter';
import { Shell } from '../app/shell.tsx';
import { Button } from '../design/index.ts';
import { askRematch, type Game, useNet } from '../net/game.ts';
import { say } from '../net/say.ts';
import { StoryView } from './story.tsx';
import s from './summary.module.css';

export function Result({ game, onLook }: { game: Game; onLook(): void }) {
  const rematch = useNet((n) => n.rematch);
  const names = game.seats.map((x) => x.name) as [string, string];
  const kinds = game.seats.map((x) => x.kind) as [string, string];
  const asked = game.seat >= 0 && rematch?.asked[game.seat];
  const wanted = game.seat >= 0 && rematch?.asked[1 - game.seat];
  return (
    <Shell title={say('Result')}>
      <StoryView story={{ view: game.view, log: game.log, format: game.format, names, kinds, seat: game.seat }}>
        {game.seat >= 0 && (
          <Button primary onClick={askRematch} disabled={asked}>
            {asked
              ? say('Waiting for the other player …')
              : wanted
                ? say('Rematch: {who} is ready', { who: names[1 - game.seat] })
                : say('Rematch')}
          </Button>
        )}
        <Link href={`/replay/${game.id}?seat=${game.seat}`} className={s.button}>
          {say('Watch the replay')}
        </Link>
        {game.view.turn.number > 1 && (
          <Link href={`/replay/${game.id}?seat=${game.seat}&turned`} className={s.button}>
            {say('Where it turned')}
          </Link>
        )}
        <Button onClick={onLook} data-testid="look-at-table">
          {say('Look at the table')}
        </Button>
        <Link href="/" className={s.button}>
          {say('To the start')}
        </Link>
      </StoryView>
      <details className={s.seed}>
        <summary>{say('The shuffle was fixed before the first card')}</summary>
        <p>
          {say('Hash')} <code>{game.commitment}</code>
          {game.seed !== null && (
            <>
              {say(', seed')} <code>{game.seed}</code>
            </>
          )}
          .
        </p>
      </details>
    </Shell>
  );
}
