/** Above the builder: name and format, and what can be done with the deck as a whole. */

import type { UnfinishedCard } from '@spaceline/engine';
import type { DeckDetail } from '@spaceline/protocol';
import { spoken } from '@spaceline/protocol/words';
import { useState } from 'react';
import { Link, useSearchParams } from 'wouter';
import p from '../app/page.module.css';
import { Button, Glyph } from '../design/index.ts';
import { useAutosave } from '../events/building.tsx';
import { formatName, useFormats } from '../lobby/use.ts';
import { say } from '../net/say.ts';
import { personName } from '../people/name.ts';
import s from './deck.module.css';
import type { Desk, Draft } from './draft.ts';
import { useSaving } from './saving.ts';
import { ShareButton } from './share.tsx';
import { AgreementBox, useAgreement } from './unfinished.tsx';

interface Props {
  id: string;
  deck: DeckDetail | null;
  desk: Desk;
  legal: boolean;
  unfinished: readonly UnfinishedCard[];
  saved(now: Draft): void;
}

export function Head({ id, deck, desk, legal, unfinished, saved }: Props) {
  const { draft, dirty } = desk;
  const { busy, problem, waits, save, copy, play, drop } = useSaving(id, deck, desk, saved);
  const [search] = useSearchParams();
  useAutosave(search.has('event'), draft, dirty, busy || problem !== null, save);
  const agreement = useAgreement(unfinished);
  const own = deck?.kind === 'own';
  return (
    <header className={s.head}>
      <h1 className="hidden" translate="no">
        {draft.name}
      </h1>
      <Naming deck={deck} desk={desk} />
      <div className={s.acts}>
        <Button onClick={desk.undo ?? (() => undefined)} disabled={desk.undo === null} aria-label={say('Undo')}>
          <Glyph name="undo" size={16} />
        </Button>
        {own && <ShareButton deck={deck} dirty={dirty} />}
        {own && <Delete drop={drop} />}
        {dirty && deck !== null && <Button onClick={desk.discard}>{say('Discard')}</Button>}
        {(dirty || deck === null || !own) && (
          <Button data-testid="save-deck" onClick={save} disabled={busy}>
            {own || deck === null ? say('Save') : say('Save as mine')}
          </Button>
        )}
        {own && (
          <Button onClick={copy} disabled={busy}>
            {say('Copy')}
          </Button>
        )}
        <Button primary onClick={() => play(unfinished.length > 0)} disabled={busy || !legal || !agreement.agreed}>
          {say('Play a bot')}
        </Button>
      </div>
      {legal && <AgreementBox agreement={agreement} listed />}
      {problem !== null && (
        <p className={p.problem} data-testid={waits ? 'waits-for-connection' : undefined}>
          {problem}
        </p>
      )}
    </header>
  );
}

function Naming({ deck, desk: { draft, change, resumed } }: Pick<Props, 'deck' | 'desk'>) {
  const formats = useFormats();
  return (
    <div className={s.naming}>
      <input
        className={s.name}
        data-testid="deck-name"
        value={draft.name}
        maxLength={60}
        onChange={(e) => change((d) => ({ ...d, name: e.target.value }))}
        aria-label={spoken(say('The deck’s name'))}
      />
      <p>
        <Link href="/decks">{say('Decks')}</Link> ·{' '}
        <label>
          <span className="hidden">{say('Format')}</span>
          <select value={draft.format} onChange={(e) => change((d) => ({ ...d, format: e.target.value }))}>
            {formats.map((f) => (
              <option key={f.id} value={f.id}>
                {formatName(f.id)}
              </option>
            ))}
          </select>
        </label>
        {deck?.kind === 'stock' && <span> · {say('one of ours: what you change is saved as your own')}</span>}
        {deck?.kind === 'shared' && (
          <span>
            {' '}
            ·{' '}
            {say('shared by {who}: save it as yours to change it', {
              who: deck.by === undefined ? '' : personName(deck.by),
            })}
          </span>
        )}
        {resumed && <span> · {say('your unsaved changes are back')}</span>}
      </p>
      {deck !== null && deck.about !== '' && draft.sealed === null && (
        <p className={s.about} translate="no">
          {deck.about}
        </p>
      )}
    </div>
  );
}

/** A deck that is gone is gone: the button asks once more, in its own place. */
function Delete({ drop }: { drop(): void }) {
  const [sure, setSure] = useState(false);
  return (
    <Button onClick={() => (sure ? drop() : setSure(true))} onBlur={() => setSure(false)}>
      {sure ? say('Delete for good?') : say('Delete')}
    </Button>
  );
}
