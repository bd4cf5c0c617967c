/** What a deck was before: each version with its note, what has changed since, and the way back. */
import type { DeckVersion } from '@spaceline/protocol';
import type { Words } from '@spaceline/protocol/words';
import { useState } from 'react';
import type { Card } from '../cards/index.ts';
import { Button } from '../design/index.ts';
import { formatName, useFetched } from '../lobby/use.ts';
import { api } from '../net/api.ts';
import { say } from '../net/say.ts';
import { type Desk, restored } from './draft.ts';
import list from './list.module.css';
import { setName } from './look.tsx';
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
  const since = changes({ piles: pilesOf(version.piles), beside: version.beside }, draft);
  const titleOf = (what: string): Words => {
    const card = byId.get(what);
    if (card === undefined) return what;
    const { title } = card.facts;
    // of a reprint, which one
    const isAlone = since.every((c) => c.what === what || byId.get(c.what)?.facts.title !== title);
    return isAlone ? title : say('{title} ({set})', { title, set: setName(card) });
  };
  return (
    <li data-version={version.number}>
      <div className={s.head}>
        <b>{new Date(version.at).toLocaleString()}</b>
        <span translate="no">{version.note}</span>
        <Button aria-expanded={open} onClick={() => setOpen(!open)}>
          {say('Compare')}
        </Button>
        <Button data-testid="take-back" onClick={() => change((d) => restored(d, version))}>
          {say('Take it back')}
        </Button>
      </div>
      {open && (
        <ul className={s.changes} data-testid="changes">
          {version.name !== draft.name && <li>{say('It was called {name}.', { name: version.name })}</li>}
          {version.format !== draft.format && (
            <li>{say('It was made for: {format}', { format: formatName(version.format) })}</li>
          )}
          {since.length === 0 && <li>{say('The same cards as now.')}</li>}
          {since.map(({ what, aside, n }) => (
            <li key={`${aside} ${what}`} data-more={n > 0}>
              <b>{n > 0 ? `+${n}` : `−${-n}`}</b>{' '}
              {aside ? say('{title}, kept aside', { title: titleOf(what) }) : titleOf(what)}
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}
