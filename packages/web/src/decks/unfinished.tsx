/** Cards that are not in Spaceline in full: which they are, and the word of whoever plays with them all the same. */
import type { UnfinishedCard } from '@spaceline/engine';
import { useState } from 'react';
import p from '../app/page.module.css';
import { language } from '../net/language.ts';
import { say } from '../net/say.ts';
import s from './unfinished.module.css';

/** Those of several decks, each once. */
export const unfinishedOf = (...decks: readonly (readonly UnfinishedCard[])[]): UnfinishedCard[] => [
  ...new Map(decks.flat().map((c) => [c.id, c])).values(),
];

interface Agreement {
  cards: readonly UnfinishedCard[];
  /** to exactly these; also where there are none */
  agreed: boolean;
  change(agreed: boolean): void;
}

/** Whoever agrees, agrees to these cards: other decks are asked about again. */
export function useAgreement(cards: readonly UnfinishedCard[]): Agreement {
  const now = cards.map((c) => c.id).join();
  const [to, setTo] = useState('');
  return { cards, agreed: now === to || cards.length === 0, change: (agreed) => setTo(agreed ? now : '') };
}

export function UnfinishedList({ cards, open = false }: { cards: readonly UnfinishedCard[]; open?: boolean }) {
  if (cards.length === 0) return null;
  return (
    <details open={open} data-testid="unfinished">
      <summary>{say('{n} [cards are|card is] not in Spaceline in full yet', { n: cards.length })}</summary>
      <ul className={p.bullets}>
        {cards.map(({ id, title, missing }) => (
          <li key={id} data-card={id}>
            {missing === null
              ? say('{title}: its text plays as a blank', { title })
              : say('{title}: {missing}', { title, missing: language(missing) })}
          </li>
        ))}
      </ul>
    </details>
  );
}

/** The list with the question; nothing where every card is finished. `listed`: it stands elsewhere on the page. */
export function AgreementBox({ agreement, listed = false }: { agreement: Agreement; listed?: boolean }) {
  const { cards, agreed, change } = agreement;
  if (cards.length === 0) return null;
  return (
    <div className={s.box}>
      {!listed && <UnfinishedList cards={cards} open />}
      <label className={p.check}>
        <input
          type="checkbox"
          checked={agreed}
          onChange={(e) => change(e.target.checked)}
          data-testid="agree-to-blanks"
        />
        {say('I play with what is missing as blanks')}
      </label>
    </div>
  );
}
