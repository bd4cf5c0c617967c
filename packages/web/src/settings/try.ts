/** Something that the server may refuse, and what it says then. */
import type { Words } from '@spaceline/protocol/words';
import { useState } from 'react';
import { Refused } from '../net/api.ts';
import { say } from '../net/say.ts';

export function useTry(): [Words | null, (work: () => Promise<void>) => void] {
  const [problem, setProblem] = useState<Words | null>(null);
  return [
    problem,
    (work) => {
      setProblem(null);
      work().catch((e: unknown) => setProblem(e instanceof Refused ? e.text : say('That did not work. Try again.')));
    },
  ];
}
