/** What is asked, and how it is answered: question/ has a file for each kind of question. */

export { awayFor } from './question/away.ts';
export { shipLeft } from './question/group.ts';
export { isMuted } from './question/muted.ts';
export { type Question, questionOf } from './question/question.ts';
export { battleToRead, encounterToRead } from './question/reading.ts';
export { laidOut, stillToSeed } from './question/seeding.ts';
export { take } from './question/take.ts';
export { attemptWords } from './question/turn.ts';
export { watchQuestion } from './question/watch.ts';
