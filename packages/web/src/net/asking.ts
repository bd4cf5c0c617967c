/** Questions about the table that are on their way (net/ask.ts keeps their answers). */
import type { AnswerTo, TableQuestion } from '@spaceline/protocol';
import { state } from './state.ts';
import { say } from './wire.ts';

let asks = 0;
const answersToAsk = new Map<number, (answer: AnswerTo) => void>();

/** Asks the rules about the table. It is answered only while the connection holds: see net/ask.ts. */
export function ask(question: TableQuestion): Promise<AnswerTo> {
  const { game } = state();
  const number = ++asks;
  return new Promise((resolve) => {
    answersToAsk.set(number, resolve);
    if (game === null || !say({ t: 'ask', game: game.id, ask: number, question })) {
      answersToAsk.delete(number);
      resolve({ about: 'nothing' });
    }
  });
}

export function answered(number: number, answer: AnswerTo): void {
  answersToAsk.get(number)?.(answer);
  answersToAsk.delete(number);
}
