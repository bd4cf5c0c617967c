/** What the rules say of a deck, and which of its cards are played in full. */
import type { DeckCheck } from '@spaceline/protocol';
import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import p from '../app/page.module.css';
import { api } from '../net/api.ts';

const WAIT = 350;

/** Checks a list a moment after the last key. */
export function useChecked(format: string, text: string): DeckCheck | null {
  const [check, setCheck] = useState<DeckCheck | null>(null);
  useEffect(() => {
    if (text.trim() === '') {
      setCheck(null);
      return;
    }
    let gone = false;
    const timer = setTimeout(() => {
      api.checkDeck({ format, text }).then(
        (c) => {
          if (!gone) setCheck(c);
        },
        () => undefined,
      );
    }, WAIT);
    return () => {
      gone = true;
      clearTimeout(timer);
    };
  }, [format, text]);
  return check;
}

export function Problems({ check }: { check: DeckCheck }) {
  const cards = Object.values(check.piles).reduce((n, pile) => n + pile.length, 0);
  return (
    <div className={p.form} role="status">
      {check.legal ? (
        <p className={p.good}>Legal: {cards} cards.</p>
      ) : (
        <div className={p.problem}>
          <p>{check.problems.length === 1 ? 'One thing is wrong:' : `${check.problems.length} things are wrong:`}</p>
          <ul>
            {check.problems.map((x) => (
              <li key={`${x.rule}${x.message}`}>
                {x.line !== undefined && `Line ${x.line}: `}
                {x.message} {/^[A-Z]+-/.test(x.rule) && <Link href={`/rules/${x.rule}`}>{x.rule}</Link>}
              </li>
            ))}
          </ul>
        </div>
      )}
      {check.warnings.length > 0 && (
        <details>
          <summary>
            {check.warnings.length} {check.warnings.length === 1 ? 'card is' : 'cards are'} not played in full yet
          </summary>
          <ul>
            {check.warnings.map((w) => (
              <li key={w.id}>
                {w.title}
                {w.missing !== null && `: ${w.missing}`}
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}
