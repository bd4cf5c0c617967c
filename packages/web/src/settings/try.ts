/** Something that the server may refuse, and what it says then. */
import { useState } from 'react';
import { Refused } from '../net/api.ts';
import { say } from '../net/say.ts';

export function useTry(): [string | null, (work: () => Promise<void>) => void] {
  const [problem, setProblem] = useState<string | null>(null);
  return [
    problem,
    (work) => {
      setProblem(null);
      work().catch((e: unknown) => setProblem(e instanceof Refused ? e.message : say('That did not work. Try again.')));
    },
  ];
}
