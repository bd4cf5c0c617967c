/** Above the builder: name and format, and what can be done with the deck as a whole. */

import type { UnfinishedCard } from '@spaceline/engine';
import type { DeckDetail } from '@spaceline/protocol';
import { spoken, type Words } from '@spaceline/protocol/words';
import { type ReactNode, useState } from 'react';
import { Link, useSearchParams } from 'wouter';
import p from '../app/page.module.css';
import { Button, Glyph } from '../design/index.ts';
import { useAutosave } from '../events/building.tsx';
import { formatName, useFormats } from '../lobby/use.ts';
import { say } from '../net/say.ts';
import { personName } from '../people/name.ts';
import s from './deck.module.css';
import type { Desk, Draft } from './draft.ts';
import { motto } from './motto.ts';
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
      <Naming deck={deck} desk={desk} waits={waits} />
      <div className={s.acts}>
        {own && (
          <More>
            <Button onClick={copy} disabled={busy}>
              {say('Copy')}
            </Button>
            <Delete drop={drop} />
          </More>
        )}
        <Button onClick={desk.undo ?? (() => undefined)} disabled={desk.undo === null} aria-label={say('Undo')}>
          <Glyph name="undo" size={16} /> <span className={s.word}>{say('Undo')}</span>
        </Button>
        {dirty && deck !== null && <Button onClick={desk.discard}>{say('Discard')}</Button>}
        {own && <ShareButton deck={deck} dirty={dirty} />}
        {(dirty || deck === null || !own) && (
          <Button data-testid="save-deck" onClick={save} disabled={busy}>
            {own || deck === null ? say('Save') : say('Save as mine')}
          </Button>
        )}
        <Button primary onClick={() => play(unfinished.length > 0)} disabled={busy || !legal || !agreement.agreed}>
          <Glyph name="play" size={13} /> {say('Play a bot')}
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

function Naming({ deck, desk, waits }: Pick<Props, 'deck' | 'desk'> & { waits: boolean }) {
  const { draft, change } = desk;
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
        {' · '}
        <b data-testid="deck-state">{waits ? say('waits to be saved') : stateOf(deck, desk)}</b>
      </p>
      {deck !== null && deck.about !== '' && draft.sealed === null && <About text={deck.about} />}
    </div>
  );
}

/** Whose it is, and whether it lies here as it was saved. */
function stateOf(deck: DeckDetail | null, { dirty, resumed }: Desk): Words {
  if (resumed) return say('your unsaved changes are back');
  if (deck === null) return say('new, not saved yet');
  if (deck.kind === 'own') return dirty ? say('changed, not saved') : say('saved');
  if (deck.kind === 'stock') return say('one of ours: changes are saved as your own');
  return say('shared by {who}: save it as yours to change it', {
    who: deck.by === undefined ? '' : personName(deck.by),
  });
}

/** So many letters stand in a line or two. */
const A_LINE = 130;

/** What a deck says of itself: the first sentence, and the rest for whoever wants it. */
function About({ text }: { text: Words }) {
  const { first, rest } = motto(text, A_LINE);
  if (rest === '') return <p className={s.about}>{text}</p>;
  return (
    <details className={s.about}>
      <summary translate="no">{first}</summary>
      <p translate="no">{rest}</p>
    </details>
  );
}

/** What one does seldom with a deck. */
function More({ children }: { children: ReactNode }) {
  return (
    <details className={s.more} data-testid="deck-more">
      <summary>
        <Glyph name="menu" size={16} />
        <span className="hidden">{say('More')}</span>
      </summary>
      <div>{children}</div>
    </details>
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
