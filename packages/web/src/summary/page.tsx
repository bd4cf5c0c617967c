/** The summary of any finished game, by its address. */
import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import p from '../app/page.module.css';
import { Shell } from '../app/shell.tsx';
import { Refused } from '../net/api.ts';
import { loadCards, useCardFile } from '../net/cards.ts';
import { loadReplay, type Replay, viewAt } from '../replay/frames.ts';
import { type Story, StoryView } from './story.tsx';
import s from './summary.module.css';

export default function Summary({ id }: { id: string }) {
  const ready = useCardFile((f) => f.state === 'ready');
  const [replay, setReplay] = useState<Replay | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  useEffect(() => {
    loadCards();
    loadReplay(id, -1).then(setReplay, (e: unknown) =>
      setProblem(e instanceof Refused ? e.message : 'The game could not be fetched.'),
    );
  }, [id]);
  const story: Story | null = replay && {
    view: viewAt(replay, replay.of).view,
    log: viewAt(replay, replay.of).log,
    format: replay.format,
    names: replay.names,
    seat: -1,
  };
  return (
    <Shell title="Summary">
      {problem !== null && <p className={p.problem}>{problem}</p>}
      {story !== null && ready && (
        <StoryView story={story}>
          <Link href={`/replay/${id}`} className={s.button}>
            Watch the replay
          </Link>
          <Link href="/" className={s.button}>
            To the start
          </Link>
        </StoryView>
      )}
    </Shell>
  );
}
