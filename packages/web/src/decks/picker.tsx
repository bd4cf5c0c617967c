/** Choosing the deck to play with: what is chosen, and a list with emblem, size and plan to choose another from. */
import type { DeckSummary } from '@spaceline/protocol';
import { useState } from 'react';
import { Link } from 'wouter';
import { Dialog } from '../app/dialog.tsx';
import { formatName } from '../lobby/use.ts';
import { say } from '../net/say.ts';
import { DeckEmblems } from './emblems.tsx';
import s from './picker.module.css';

/** The first sentence of what a deck says of itself. */
const motto = (about: string): string => /^.*?[.!?](?=\s|$)/.exec(about)?.[0] ?? about;

interface Props {
  decks: readonly DeckSummary[];
  value: string;
  onChange(id: string): void;
}

export function DeckPicker({ decks, value, onChange }: Props) {
  const [open, setOpen] = useState(false);
  const chosen = decks.find((d) => d.id === value);
  if (chosen === undefined) return null;
  return (
    <>
      <button type="button" className={s.chosen} onClick={() => setOpen(true)} aria-haspopup="dialog">
        <DeckEmblems of={chosen.affiliations} />
        <span className={s.words}>
          <b>{chosen.name}</b>
          <small>{motto(chosen.about) || `${formatName(chosen.format)}, ${chosen.cards} cards, your own`}</small>
        </span>
        <em>
          {decks.length > 1 ? `1 of ${decks.length}` : ''}
          <i>Change</i>
        </em>
      </button>
      {open && (
        <Dialog title="Your deck" wide onClose={() => setOpen(false)}>
          <ul className={s.list}>
            {decks.map((d) => (
              <li key={d.id}>
                <button
                  type="button"
                  className={s.deck}
                  aria-pressed={d.id === value}
                  onClick={() => {
                    onChange(d.id);
                    setOpen(false);
                  }}
                >
                  <DeckEmblems of={d.affiliations} size={26} />
                  <span className={s.words}>
                    <b>{d.name}</b>
                    <em>
                      {formatName(d.format)}, {d.cards} cards, {d.affiliations.join(' and ') || 'no people'}
                      {d.kind === 'own' && ', yours'}
                      {d.warnings.length > 0 && say(', {n} of them unfinished', { n: d.warnings.length })}
                    </em>
                    <small>{d.about}</small>
                  </span>
                </button>
              </li>
            ))}
          </ul>
          <p className={s.more}>
            <Link href={`/decks/new?format=${chosen.format}`}>Build one of your own</Link>, or{' '}
            <Link href="/packs">open packs</Link> and build from those.
          </p>
        </Dialog>
      )}
    </>
  );
}
