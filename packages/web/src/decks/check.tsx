/** What the rules say of a deck, and which of its cards are played in full. */

import type { DeckCheck } from '@spaceline/protocol';
import { addressOfCard, addressOfRule, type Words } from '@spaceline/protocol/words';
import { Fragment, useEffect, useMemo, useState } from 'react';
import { Link } from 'wouter';
import p from '../app/page.module.css';
import { Glyph } from '../design/index.ts';
import { api } from '../net/api.ts';
import { lookup } from '../net/cards.ts';
import { say } from '../net/say.ts';
import s from './check.module.css';
import type { Draft } from './draft.ts';
import { added, everyCard, filled, PILE_NAMES, PILES, type Pile, type Piles, pilesOf, removed } from './piles.ts';
import { UnfinishedList } from './unfinished.tsx';

const WAIT = 300;
/** and after so long once more where nobody answered */
const AGAIN = 5000;

export interface Checked {
  /** what was said last; null = nothing yet */
  check: DeckCheck | null;
  /** it is about the deck as it lies there now */
  fresh: boolean;
  /** nobody answered when the deck was asked about */
  cut: boolean;
}

/** Checks a deck a moment after the last change; meanwhile what was said last stands, and says that it is older. */
export function useChecked({ format, piles, beside, sealed }: Draft): Checked {
  const asked = useMemo(
    () => ({ format, piles: filled(piles), beside, ...(sealed && { sealed }) }),
    [format, piles, beside, sealed],
  );
  const [said, setSaid] = useState<{ of: typeof asked; check: DeckCheck } | null>(null);
  const [cut, setCut] = useState<typeof asked | null>(null);
  useEffect(() => {
    let gone = false;
    let timer: ReturnType<typeof setTimeout>;
    const ask = () =>
      api.checkDeck(asked).then(
        (check) => {
          if (!gone) setSaid({ of: asked, check });
        },
        () => {
          if (gone) return;
          setCut(asked);
          timer = setTimeout(ask, AGAIN);
        },
      );
    timer = setTimeout(ask, WAIT);
    return () => {
      gone = true;
      clearTimeout(timer);
    };
  }, [asked]);
  return { check: said?.check ?? null, fresh: said?.of === asked, cut: cut === asked && said?.of !== asked };
}

type Fix = NonNullable<DeckCheck['problems'][number]['fix']>;

/** The cards of a fix, out of their piles and into others. */
export function mended(piles: Piles, fix: Fix): Piles {
  const isPile = (name: string): name is Pile => PILES.some((p) => p === name);
  const less = fix.out.reduce((now, { pile, id }) => (isPile(pile) ? removed(now, pile, id) : now), piles);
  return fix.in.reduce((now, { pile, id }) => (isPile(pile) ? added(now, pile, id) : now), less);
}

/** What the button does, in as few words as say it. */
function fixWords({ how, out, in: into }: Fix, titleOf: (id: string) => Words): Words {
  const cards = how === 'add' ? into : out;
  const titles = [...new Set(cards.map((c) => c.id))];
  const what = titles.length === 1 ? titleOf(titles[0]) : null;
  const n = cards.length;
  switch (how) {
    case 'move': {
      const to = PILE_NAMES[into[0].pile as Pile] ?? '';
      return what === null
        ? say('Move {n} [cards|card] to: {to}', { n, to })
        : say('Move {what} to: {to}', { what, to });
    }
    case 'add':
      return say('Add {what}', { what: what ?? '' });
    case 'swap':
      return say('Take the version that is allowed');
    case 'take-out':
      return what === null ? say('Take out {n} [cards|card]', { n }) : say('Take out {what}', { what });
  }
}

interface ProblemsProps {
  check: DeckCheck;
  /** nobody answers: what is said is of before the last changes */
  cut?: boolean;
  /** mends the deck; left out where there is none on a desk */
  mend?(fix: Fix): void;
}

export function Problems({ check, cut = false, mend }: ProblemsProps) {
  const titleOf = (id: string): Words => lookup(id)?.facts.title ?? id;
  const n = check.problems.length;
  const cards = everyCard(pilesOf(check.piles)).length;
  return (
    <div className={p.form} role="status" data-testid="check" data-legal={n === 0}>
      {cut && (
        <p className={p.problem} data-testid="check-cut">
          {say('There is no connection: what follows is of before your last changes.')}
        </p>
      )}
      {n === 0 ? (
        <p className={p.good}>{say('Legal: {n} [cards|card].', { n: cards })}</p>
      ) : (
        <div className={p.problem}>
          <p className="hidden">{n === 1 ? say('One thing is wrong:') : say('{n} things are wrong:', { n })}</p>
          <ul className={s.problems}>
            {check.problems.map((x, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: problems have nothing else to tell them apart
              <li key={i}>
                <Glyph name="warning" size={15} />
                <p>
                  <span translate="no">{x.message}.</span>{' '}
                  {/^[A-Z]+-/.test(x.rule) && <Link href={`/rules/${x.rule}`}>{x.rule}</Link>}
                </p>
                {x.fix && mend && (
                  <button type="button" className={s.fix} data-fix={x.rule} onClick={() => mend(x.fix!)}>
                    {fixWords(x.fix, titleOf)}
                  </button>
                )}
              </li>
            ))}
          </ul>
        </div>
      )}
      <UnfinishedList cards={check.warnings} />
      <Notes notes={check.notes} />
    </div>
  );
}

/** No faults: texts that a ruling has changed, cards of the Second Edition. */
function Notes({ notes: { changed, converted } }: { notes: DeckCheck['notes'] }) {
  return (
    <>
      {changed.length > 0 && (
        <details className={s.notes} data-testid="deck-changed">
          <summary>{say('{n} [cards have|card has] a text that a ruling has changed', { n: changed.length })}</summary>
          <ul className={p.bullets}>
            {changed.map(({ title, rules, date }) => (
              <li key={title}>
                <Link href={addressOfCard(title)} translate="no">
                  {title}
                </Link>{' '}
                {rules.map((id) => (
                  <Fragment key={id}>
                    {' '}
                    <Link href={addressOfRule(id)}>{id}</Link>
                  </Fragment>
                ))}{' '}
                <small>{say('since {date}', { date })}</small>
              </li>
            ))}
          </ul>
        </details>
      )}
      {converted.length > 0 && (
        <details className={s.notes} data-testid="deck-converted">
          <summary>
            {say('{n} [cards were|card was] converted from the Second Edition', { n: converted.length })}
          </summary>
          <ul className={p.bullets}>
            {converted.map((title) => (
              <li key={title}>
                <Link href={addressOfCard(title)} translate="no">
                  {title}
                </Link>
              </li>
            ))}
            <li>
              <Link href={addressOfRule('CR-171')}>CR-171</Link>
            </li>
          </ul>
        </details>
      )}
    </>
  );
}
