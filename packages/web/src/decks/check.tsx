/** What the rules say of a deck, and which of its cards are played in full. */

import type { DeckCheck, SealedPacks } from '@spaceline/protocol';
import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import p from '../app/page.module.css';
import { api } from '../net/api.ts';
import { say } from '../net/say.ts';
import { everyCard, filled, type Piles, pilesOf } from './piles.ts';
import { UnfinishedList } from './unfinished.tsx';

const WAIT = 300;

/** Checks a deck a moment after the last change; meanwhile what was said last stands. */
export function useChecked(format: string, piles: Piles, sealed: SealedPacks | null): DeckCheck | null {
  const [check, setCheck] = useState<DeckCheck | null>(null);
  useEffect(() => {
    let gone = false;
    const timer = setTimeout(() => {
      api.checkDeck({ format, piles: filled(piles), ...(sealed && { sealed }) }).then(
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
  }, [format, piles, sealed]);
  return check;
}

export function Problems({ check }: { check: DeckCheck }) {
  const n = check.problems.length;
  const cards = everyCard(pilesOf(check.piles)).length;
  return (
    <div className={p.form} role="status" data-testid="check" data-legal={n === 0}>
      {n === 0 ? (
        <p className={p.good}>{say('Legal: {n} [cards|card].', { n: cards })}</p>
      ) : (
        <div className={p.problem}>
          <p>{n === 1 ? say('One thing is wrong:') : say('{n} things are wrong:', { n })}</p>
          <ul className={p.bullets}>
            {check.problems.map((x, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: problems have nothing else to tell them apart
              <li key={i}>
                <span translate="no">{x.message}.</span>{' '}
                {/^[A-Z]+-/.test(x.rule) && <Link href={`/rules/${x.rule}`}>{x.rule}</Link>}
              </li>
            ))}
          </ul>
        </div>
      )}
      <UnfinishedList cards={check.warnings} />
    </div>
  );
}
