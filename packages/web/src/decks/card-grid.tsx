/** The cards that were found, as they look on the table, with the copies in the deck; only those on the screen are drawn. */
import { spoken } from '@spaceline/protocol/words';
import { useRef } from 'react';
import { type Card, TableCard } from '../cards/index.ts';
import { Glyph } from '../design/index.ts';
import { useRows } from '../gallery/useRows.ts';
import { say } from '../net/say.ts';
import { useNarrowGrid } from '../table/wide.ts';
import s from './catalogue.module.css';
import type { Acts } from './catalogue.tsx';
import { dragged } from './drag.ts';

/** The face, and its stepper below. */
const LARGE = { scale: 1.18, item: { width: 123, height: 219, gap: 12 } };
/** where a window of the usual size would have gaps as wide as cards */
const SMALL = { scale: 1.06, item: { width: 111, height: 202, gap: 10 } };

interface Props extends Acts {
  cards: readonly Card[];
  counts: ReadonlyMap<string, number>;
  pool: ReadonlyMap<string, number> | null;
}

export function CardGrid({ cards, counts, pool, ...acts }: Props) {
  const list = useRef<HTMLUListElement>(null);
  const { scale, item } = useNarrowGrid() ? SMALL : LARGE;
  const { columns, first, last, before, after } = useRows(list, cards.length, item);
  return (
    <ul
      ref={list}
      className={s.grid}
      data-testid="card-grid"
      style={{
        gridTemplateColumns: `repeat(${columns}, ${item.width}px)`,
        gridAutoRows: item.height,
        gap: item.gap,
        paddingTop: before,
        paddingBottom: after,
      }}
    >
      {cards.slice(first * columns, last * columns).map((card) => (
        <Cell
          key={card.facts.id}
          card={card}
          scale={scale}
          n={counts.get(card.facts.id) ?? 0}
          room={pool?.get(card.facts.id) ?? null}
          {...acts}
        />
      ))}
    </ul>
  );
}

interface CellProps extends Acts {
  card: Card;
  scale: number;
  n: number;
  /** how many of it the pool has */
  room: number | null;
}

function Cell({ card, scale, n, room, add, remove, open }: CellProps) {
  const { facts } = card;
  return (
    <li className={s.cell} data-card={facts.id} data-in={n > 0}>
      <button type="button" className={s.face} {...dragged(facts.id, null)} onClick={() => open(card)}>
        <TableCard card={card} scale={scale} late />
      </button>
      <span className={s.badge} aria-hidden="true">
        {n}
      </span>
      <span className={s.count}>
        <button
          type="button"
          onClick={() => remove(card)}
          disabled={n === 0}
          aria-label={spoken(say('Remove one {title}', { title: facts.title }))}
        >
          <Glyph name="minus" size={13} weight={2} />
        </button>
        <b>
          {n}
          {room !== null && <i>/{room}</i>}
        </b>
        <button
          type="button"
          data-add={facts.id}
          onClick={() => add(card)}
          disabled={room !== null && n >= room}
          aria-label={spoken(say('Add one {title}', { title: facts.title }))}
        >
          <Glyph name="plus" size={13} weight={2} />
        </button>
      </span>
    </li>
  );
}
