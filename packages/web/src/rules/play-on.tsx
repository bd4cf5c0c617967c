/** From a position that somebody has set up to a game: against a bot, in the seat that was looked through. */
import type { BenchGameRequest } from '@spaceline/protocol';
import type { Words } from '@spaceline/protocol/words';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { Button } from '../design/index.ts';
import { api, Refused } from '../net/api.ts';
import { ensureMe } from '../net/me.ts';
import { say } from '../net/say.ts';

export function PlayOn({ at }: { at: BenchGameRequest }) {
  const [, to] = useLocation();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Words | null>(null);
  const begin = async () => {
    setBusy(true);
    setProblem(null);
    try {
      await ensureMe();
      to(`/t/${(await api.playBench(at)).id}`);
    } catch (e) {
      setProblem(e instanceof Refused ? e.text : say('It cannot be played on from here.'));
      setBusy(false);
    }
  };
  return (
    <>
      <Button quiet onClick={begin} disabled={busy} data-testid="play-on">
        {say('Play on from here')}
      </Button>
      {problem !== null && <small role="alert">{problem}</small>}
    </>
  );
}
