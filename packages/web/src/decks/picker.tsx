/** Choosing the deck to play with: what is chosen, and a list with emblem, size and plan to choose another from. */

import type { DeckSummary } from '@spaceline/protocol';
import type { Words } from '@spaceline/protocol/words';
import { useState } from 'react';
import { Link } from 'wouter';
import { Dialog } from '../app/dialog.tsx';
import { formatName } from '../lobby/use.ts';
import { Said } from '../net/said.tsx';
import { listOf, say } from '../net/say.ts';
import { DeckEmblems } from './emblems.tsx';
import { motto } from './motto.ts';
import s from './picker.module.css';

const detailsOf = (d: DeckSummary): Words =>
  say('{format}, {n} [cards|card], {sides}<, {own}><, {blanks} of them unfinished>', {
    format: formatName(d.format),
    n: d.cards,
    sides: d.affiliations.length > 0 ? listOf(d.affiliations) : say('no people'),
    own: d.kind === 'own' ? say('yours') : null,
    blanks: d.warnings.length > 0 ? d.warnings.length : null,
  });

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
          <b translate="no">{chosen.name}</b>
          <small translate="no">{motto(chosen.about).first || detailsOf(chosen)}</small>
        </span>
        <em>
          {decks.length > 1 ? say('{at} of {n}', { at: decks.indexOf(chosen) + 1, n: decks.length }) : ''}
          <i>{say('Change')}</i>
        </em>
      </button>
      {open && (
        <Dialog title={say('Your deck')} wide onClose={() => setOpen(false)}>
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
                    <b translate="no">{d.name}</b>
                    <em>{detailsOf(d)}</em>
                    <small translate="no">{d.about}</small>
                  </span>
                </button>
              </li>
            ))}
          </ul>
          <p className={s.more}>
            <Said
              words="{build}, or {open} and build from those."
              holes={{
                build: <Link href={`/decks/new?format=${chosen.format}`}>{say('Build one of your own')}</Link>,
                open: <Link href="/packs">{say('open packs')}</Link>,
              }}
            />
          </p>
        </Dialog>
      )}
    </>
  );
}
