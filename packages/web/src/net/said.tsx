/** A sentence with more than words in its holes: a link, a number in bold. What `say` is for plain ones. */
import { Fragment, type ReactNode } from 'react';
import { language } from './language.ts';

export const Said = ({ words, holes }: { words: string; holes: Readonly<Record<string, ReactNode>> }): ReactNode =>
  language(words)
    .split(/\{(\w+)\}/)
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one sentence never change places
    .map((part, i) => <Fragment key={i}>{i % 2 === 0 ? part : holes[part]}</Fragment>);
