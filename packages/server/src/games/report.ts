/** Reports: what was wrong, with the record and the position. */
import { type GameHeader, positionHash, type Recording, type ReportFile, type TalkLine } from '@spaceline/protocol';
import { boardOf } from '@spaceline/rulebook';
import { GONE } from '../database/called.ts';
import type { ReportRow } from '../database/tables.ts';
import type { Users } from '../database/users.ts';
import { newId } from '../identifiers.ts';
import { kindOf } from '../lobby/names.ts';

interface Subject {
  id: string;
  header: GameHeader;
  recording: Recording;
}

function report(about: Subject, kind: string, user: string | null, text: string, talk?: TalkLine[]): ReportRow {
  const { recording } = about;
  const id = newId();
  const at = Date.now();
  const title = text.split('\n')[0].slice(0, 80);
  const { entries, positions } = recording.folded;
  const file: ReportFile = {
    id,
    game: about.id,
    text,
    at,
    header: about.header,
    answers: entries,
    ...(positions && { positions }),
    ...(talk && talk.length > 0 && { talk: talk.map((line) => ({ ...line, name: '' })) }),
    hash: positionHash(recording.game),
    scenario: boardOf(recording.game, title === '' ? 'A report' : title),
  };
  return {
    id,
    game: about.id,
    user,
    kind,
    text,
    data: JSON.stringify(file),
    about: null,
    closed_at: null,
    note: null,
    at,
  };
}

export const playerReport = (about: Subject, user: string, text: string, talk: TalkLine[]): ReportRow =>
  report(about, 'player', user, text, talk);

export function engineReport(about: Subject, entry: string, error: unknown): ReportRow {
  const what = error instanceof Error ? (error.stack ?? error.message) : String(error);
  return report(about, 'engine', null, `The engine failed at "${entry}": ${what}`);
}

/** What went with a report is kept without names: whoever said it is called there what they are called now. */
export async function withNamesOfNow(talk: readonly TalkLine[], users: Users): Promise<TalkLine[]> {
  const people = await users.byIds([...new Set(talk.map((line) => line.by))]);
  const now = new Map(people.map((user) => [user.id, user]));
  return talk.map((line) => {
    const user = now.get(line.by);
    return { ...line, name: user?.name ?? GONE, kind: user === undefined ? line.kind : kindOf(user.login) };
  });
}
