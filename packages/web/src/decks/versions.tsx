/** What a deck was before: each version with its note, what has changed since, and the way back. */
import type { DeckVersion } from '@spaceline/protocol';
import type { Words } from '@spaceline/protocol/words';
import { useState } from 'react';
import type { Card } from '../cards/index.ts';
import { Button } from '../design/index.ts';
import { useFetched } from '../lobby/use.ts';
import { api } from '../net/api.ts';
import { say } from '../net/say.ts';
import type { Desk } from './draft.ts';
import list from './list.module.css';
import { changes, pilesOf } from './piles.ts';
import s from './versions.module.css';

interface Props {
  /** null where it was never saved as an own deck */
  id: string | null;
  desk: Desk;
  byId: ReadonlyMap<string, Card>;
}

export function Versions({ id, desk, byId }: Props) {
  const { draft, change } = desk;
  const fetched = useFetched(
    () => (id === null ? Promise.resolve([]) : api.deckVersions(id)),
    `versions ${id} ${desk.dirty}`,
  );
  const versions = fetched.data ?? [];
  return (
    <div className={s.versions} data-testid="versions">
      <label className={s.note}>
        <span>{say('What you change, in a few words')}</span>
        <input
          value={draft.remark ?? ''}
          maxLength={200}
          data-testid="version-note"
          onChange={(e) => change((d) => ({ ...d, remark: e.target.value }))}
        />
      </label>
      <label className={s.note}>
        <span>{say('Folder')}</span>
        <input
          value={draft.folder ?? ''}
          maxLength={40}
          data-testid="deck-folder"
          onChange={(e) => change((d) => ({ ...d, folder: e.target.value }))}
        />
      </label>
      {versions.length === 0 && (
        <p className={list.empty}>{say('Each time you save, what the deck was before is kept here.')}</p>
      )}
      <ol>
        {versions.map((v) => (
          <Version key={v.number} version={v} desk={desk} byId={byId} />
        ))}
      </ol>
    </div>
  );
}

function Version({ version, desk: { draft, change }, byId }: { version: DeckVersion } & Pick<Props, 'desk' | 'byId'>) {
  const [open, setOpen] = useState(false);
  const since = changes(pilesOf(version.piles), draft.piles);
  const titleOf = (id: string): Words => byId.get(id)?.facts.title ?? id;
  return (
    <li data-version={version.number}>
      <div className={s.head}>
        <b>{new Date(version.at).toLocaleString()}</b>
        <span translate="no">{version.note}</span>
        <Button aria-expanded={open} onClick={() => setOpen(!open)}>
          {say('Compare')}
        </Button>
        <Button onClick={() => change((d) => ({ ...d, piles: pilesOf(version.piles) }))}>{say('Take it back')}</Button>
      </div>
      {open && (
        <ul className={s.changes} data-testid="changes">
          {since.length === 0 && <li>{say('The same cards as now.')}</li>}
          {since.map(({ id, n }) => (
            <li key={id} data-more={n > 0}>
              <b>{n > 0 ? `+${n}` : `−${-n}`}</b> {titleOf(id)}
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}
