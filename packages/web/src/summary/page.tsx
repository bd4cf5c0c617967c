/** The summary of any finished game, by its address. */

import type { Words } from '@spaceline/protocol/words';
import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import p from '../app/page.module.css';
import { Shell } from '../app/shell.tsx';
import { loadCards, useCardFile } from '../net/cards.ts';
import { say } from '../net/say.ts';
import { loadReplay, problemOf, type Replay, viewAt } from '../replay/frames.ts';
import { Unplayable } from './stored.tsx';
import { type Story, StoryView } from './story.tsx';
import s from './summary.module.css';

export default function Summary({ id }: { id: string }) {
  const ready = useCardFile((f) => f.state === 'ready');
  const [replay, setReplay] = useState<Replay | null>(null);
  const [problem, setProblem] = useState<{ text: Words; otherRules: boolean } | null>(null);
  useEffect(() => {
    loadCards();
    loadReplay(id, -1).then(setReplay, (e: unknown) => setProblem(problemOf(e)));
  }, [id]);
  const story: Story | null = replay && {
    view: viewAt(replay, replay.of).view,
    log: viewAt(replay, replay.of).log,
    format: replay.format,
    names: replay.names,
    kinds: replay.kinds,
    seat: -1,
  };
  return (
    <Shell title={say('Summary')}>
      {problem?.otherRules && <Unplayable id={id} text={problem.text} />}
      {problem?.otherRules === false && <p className={p.problem}>{problem.text}</p>}
      {story !== null && ready && (
        <StoryView story={story}>
          <Link href={`/replay/${id}`} className={s.button}>
            {say('Watch the replay')}
          </Link>
          <Link href="/" className={s.button}>
            {say('To the start')}
          </Link>
          {replay?.note && <p className={s.how}>{replay.note}</p>}
        </StoryView>
      )}
    </Shell>
  );
}
