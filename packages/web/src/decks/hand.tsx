/** A hand from the draw deck, to see how a deck begins. */
import { useState } from 'react';
import { type Card, TableCard } from '../cards/index.ts';
import { Button } from '../design/index.ts';
import { say } from '../net/say.ts';
import s from './hand.module.css';

/** Fisher and Yates; nothing depends on this shuffle, so that any chance will do. */
function shuffled<T>(list: readonly T[]): T[] {
  const out = [...list];
  for (let i = out.length - 1; i > 0; i--) {
    const j = Math.floor(Math.random() * (i + 1));
    [out[i], out[j]] = [out[j], out[i]];
  }
  return out;
}

interface Props {
  draw: readonly string[];
  /** cards in an opening hand */
  size: number;
  byId: ReadonlyMap<string, Card>;
  open(card: Card): void;
}

export function TestHand({ draw, size, byId, open }: Props) {
  const [order, setOrder] = useState<readonly string[]>(() => shuffled(draw));
  const [n, setN] = useState(size);
  const hand = order.slice(0, n);
  /** how often this hand was shuffled back; a new hand begins to count anew */
  const [mulligans, setMulligans] = useState(0);
  const deal = (shuffledBack: number) => {
    setOrder(shuffled(draw));
    setN(size);
    setMulligans(shuffledBack);
  };
  if (draw.length === 0)
    return <p className={s.none}>{say('The draw deck is empty. Put people and a ship into it first.')}</p>;
  return (
    <>
      <div className={s.buttons}>
        <Button onClick={() => deal(0)}>{say('New hand')}</Button>
        <Button data-testid="mulligan" onClick={() => deal(mulligans + 1)}>
          {say('Mulligan')}
        </Button>
        <Button onClick={() => setN(n + 1)} disabled={n >= order.length}>
          {say('Draw a card')}
        </Button>
        <span role="status">
          {say('{n} in hand, {left} left<; shuffled back {times} [times|time]>', {
            n: hand.length,
            left: order.length - hand.length,
            times: mulligans > 0 ? mulligans : null,
          })}
        </span>
      </div>
      <ul className={s.hand}>
        {hand.map((id, i) => {
          const card = byId.get(id);
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: copies are told apart by their place in the hand
            <li key={`${id} ${i}`}>
              {card && (
                <button type="button" onClick={() => open(card)}>
                  <TableCard card={card} />
                </button>
              )}
            </li>
          );
        })}
      </ul>
    </>
  );
}
