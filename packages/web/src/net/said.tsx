/** A sentence with more than words in its holes: a link, a number in bold. What `say` is for plain ones. */
import { pieces } from '@spaceline/protocol/words';
import { Fragment, type ReactNode } from 'react';
import { language } from './language.ts';

export const Said = ({ words, holes }: { words: string; holes: Readonly<Record<string, ReactNode>> }): ReactNode =>
  pieces(language(words)).map((piece, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one sentence never change places
    <Fragment key={i}>{'hole' in piece ? holes[piece.hole] : piece.words}</Fragment>
  ));
