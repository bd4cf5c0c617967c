/** How much of a card the game plays: a sign and words, never a colour alone. */
import { spoken, type Words } from '@spaceline/protocol/words';
import type { Card } from '../cards/index.ts';
import { Glyph } from '../design/index.ts';
import { say } from '../net/say.ts';
import s from './status.module.css';

const WORDS = {
  complete: ['check', say('Complete')],
  partial: ['half', say('Partial')],
  'facts-only': ['hollow', say('Facts only')],
} as const;

const statusText = ({ status, missing }: Card): Words =>
  status === 'complete'
    ? say('Complete: the game plays all of it.')
    : status === 'partial'
      ? say('Partial. Missing: {missing}.', { missing: missing ?? say('some of its text') })
      : say('Facts only: its numbers count, its text is not played yet.');

export function StatusMark({ card }: { card: Card }) {
  const [glyph, word] = WORDS[card.status];
  return (
    <span
      className={s.mark}
      data-status={card.status}
      title={spoken(statusText(card))}
      role="img"
      aria-label={spoken(word)}
    >
      <Glyph name={glyph} size={13} weight={2} />
    </span>
  );
}

export const StatusLine = ({ card }: { card: Card }) => (
  <p className={s.line} data-status={card.status}>
    <StatusMark card={card} /> {statusText(card)}
  </p>
);
