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

function asked(at: string, text: string): Promise<AnswerTo> {
  if (at !== position) {
    answers.clear();
    position = at;
  }
  const known = answers.get(text);
  if (known !== undefined) return known;
  const answer = ask(JSON.parse(text) as TableQuestion);
  answers.set(text, answer);
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
  const text = question === null ? null : JSON.stringify(question);
  const [got, setGot] = useState<{ text: string; answer: AnswerTo } | null>(null);
  useEffect(() => {
    if (at === null || text === null) return;
    let gone = false;
    asked(at, text).then((answer) => {
      if (!gone) setGot({ text, answer });
    });
    return () => {
      gone = true;
    };
  }, [at, text]);
  if (text === null || (at === null && got?.text !== text)) return null;
  if (got?.text !== text) return undefined;
  return got.answer.about === 'nothing' ? null : (got.answer as AnswerAbout<A>);
}
