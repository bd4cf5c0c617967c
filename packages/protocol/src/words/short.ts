/** Tellings that read better as one: a whole crew is stopped, a player draws card after card. */
import type { TellingKind, Told, ToldOf } from '@spaceline/engine';

/** The kinds that can be put together, and the field in which they may differ: cards that make a list, or a number that is added up. */
const SUBJECTS: { readonly [K in TellingKind]?: Exclude<keyof ToldOf<K>, 'kind'> } = {
  drew: 'count',
  revealed: 'card',
  left: 'card',
  'put-under': 'card',
  relocated: 'cards',
  discarded: 'cards',
  nullified: 'card',
  stopped: 'cards',
  unstopped: 'cards',
  condition: 'card',
  control: 'card',
  killed: 'whom',
  destroyed: 'card',
  deactivated: 'card',
  'struck-down': 'card',
  captured: 'card',
  freed: 'card',
  exposed: 'card',
};

export const subjectOf = (told: Told): string | null => SUBJECTS[told.kind] ?? null;

/** All of a telling but its subject, of draws the number and the cards: what two must share to be told together. */
function rest(told: Told, subject: string): string {
  return JSON.stringify({ ...told, [subject]: null, ...(told.kind === 'drew' && { cards: null }) });
}

function readsWith(a: Told, b: Told): boolean {
  const subject = subjectOf(a);
  return subject !== null && a.kind === b.kind && rest(a, subject) === rest(b, subject);
}

/** Everybody knows that what was played or met is discarded. */
export const goesWithoutSaying = (told: Told): boolean => told.kind === 'used-up';

/** The last line that says something. */
export const lastSaid = <L extends { readonly told: Told }>(lines: readonly L[]): L | undefined =>
  lines.findLast(({ told }) => !goesWithoutSaying(told));

/** Lines in order, those together that read as one, without what goes without saying: `wordsOfAll` tells each group. */
export function short<L extends { readonly turn: number; readonly told: Told }>(lines: readonly L[]): L[][] {
  const out: L[][] = [];
  for (const line of lines) {
    if (goesWithoutSaying(line.told)) continue;
    const group = out[out.length - 1];
    const first = group?.[0];
    if (first !== undefined && first.turn === line.turn && readsWith(first.told, line.told)) group.push(line);
    else out.push([line]);
  }
  return out;
}
