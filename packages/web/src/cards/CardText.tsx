/** Sentences of a card: icons in brackets become signs. */

import type { Affiliation } from '@spaceline/engine';
import { spoken, type Words } from '@spaceline/protocol/words';
import { Fragment, type ReactNode } from 'react';
import { AFFILIATION } from '../art/index.ts';
import { Emblem } from '../design/Emblem.tsx';
import { say } from '../net/say.ts';
import styles from './CardText.module.css';

const SHORT: Readonly<Record<string, Affiliation>> = { Neu: 'Neutral', Non: 'Non-Aligned', Fed: 'Federation' };
const isAffiliation = (word: string): word is Affiliation => word in AFFILIATION;

/** How often: the sign of multiplication, as on cards and chips. */
const TIMES = / x(?=\d)/g;

export function withIcons(text: Words): ReactNode {
  const parts = spoken(text)
    .replace(TIMES, ' ×')
    .split(/\[([\w:-]+)\]/);
  if (parts.length === 1) return parts[0];
  return parts.map((part, i) => {
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text never change places
    if (i % 2 === 0) return <Fragment key={i}>{part}</Fragment>;
    // the icon of those who can infiltrate an affiliation
    const infiltrates = part.startsWith('inf:');
    const word = infiltrates ? part.slice('inf:'.length) : part;
    const affiliation = SHORT[word] ?? word;
    if (isAffiliation(affiliation))
      return (
        // biome-ignore lint/suspicious/noArrayIndexKey: as above
        <Fragment key={i}>
          <span className={styles.emblem}>
            <Emblem of={affiliation} size={13} />
          </span>
          {infiltrates && say('-infiltrating')}
        </Fragment>
      );
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: as above
      <span key={i} className={styles.icon}>
        {part}
      </span>
    );
  });
}
