/** Questions about the table that the rules answer (protocol/src/questions.ts), as a part of the page asks them. */
import type { AnswerTo, TableQuestion } from '@spaceline/protocol';
import { useEffect, useState } from 'react';
import { ask, type NetState, useNet } from './game.ts';

export type { TableQuestion };
/** What is answered to a question about something. */
export type AnswerAbout<A extends TableQuestion['about']> = Extract<AnswerTo, { about: A }>;

/** Answers hold as long as the game stands where it stood: `game n`. */
let position = '';
const answers = new Map<string, Promise<AnswerTo>>();

function asked(at: string, key: string): Promise<AnswerTo> {
  if (at !== position) {
    answers.clear();
    position = at;
  }
  const known = answers.get(key);
  if (known !== undefined) return known;
  const answer = ask(JSON.parse(key) as TableQuestion);
  answers.set(key, answer);
  return answer;
}

/** Where the game stands; null where there is nobody to ask: a replay, a spectator, a lost connection. */
const positionOf = ({ game, link }: NetState): string | null =>
  game === null || game.seat < 0 || link !== 'open' ? null : `${game.id} ${game.n}`;

/**
 * The answer to a question: undefined while it is on its way, null when there is none. When the game goes on the question is asked
 * again, and the last answer stays until the new one is there.
 */
export function useAnswer<A extends TableQuestion['about']>(
  question: Extract<TableQuestion, { about: A }> | null,
): AnswerAbout<A> | null | undefined {
  const at = useNet(positionOf);
  const key = question === null ? null : JSON.stringify(question);
  const [got, setGot] = useState<{ key: string; answer: AnswerTo } | null>(null);
  useEffect(() => {
    if (at === null || key === null) return;
    let gone = false;
    asked(at, key).then((answer) => {
      if (!gone) setGot({ key, answer });
    });
    return () => {
      gone = true;
    };
  }, [at, key]);
  if (key === null || (at === null && got?.key !== key)) return null;
  if (got?.key !== key) return undefined;
  return got.answer.about === 'nothing' ? null : (got.answer as AnswerAbout<A>);
}
