/** One card in full, and how many of it lie in which pile. */
import { spoken } from '@spaceline/protocol/words';
import { Dialog } from '../app/dialog.tsx';
import { type Card, CardFace, kindOf } from '../cards/index.ts';
import { SETS } from '../data/sets.ts';
import { Glyph } from '../design/index.ts';
import { say } from '../net/say.ts';
import s from './look.module.css';
import { homeOf, PILE_NAMES, PILES, type Pile, type Piles } from './piles.ts';
import { StatusLine } from './status.tsx';

interface Props {
  card: Card;
  piles: Piles;
  add(card: Card, pile: Pile): void;
  remove(card: Card, pile: Pile): void;
  close(): void;
}

export function Look({ card, piles, add, remove, close }: Props) {
  const { facts } = card;
  const home = homeOf(card);
  const shown = PILES.filter((p, i) => i < 3 || p === home || piles[p].includes(facts.id));
  return (
    <Dialog title={facts.title} onClose={close}>
      <div className={s.look}>
        <CardFace card={card} scale={1.31} />
        <div className={s.side}>
          <p>
            {kindOf(facts)}, {SETS[facts.set] ?? facts.set}
            {facts.number !== null && ` ${facts.number}`}
            {facts.rarity && ` (${facts.rarity})`}
          </p>
          <StatusLine card={card} />
          <ul className={s.piles}>
            {shown.map((pile) => {
              const name = PILE_NAMES[pile];
              const n = piles[pile].filter((id) => id === facts.id).length;
              return (
                <li key={pile} data-in={n > 0}>
                  <span>{name}</span>
                  <button
                    type="button"
                    disabled={n === 0}
                    onClick={() => remove(card, pile)}
                    aria-label={spoken(say('One less in: {name}', { name }))}
                  >
                    <Glyph name="minus" size={13} weight={2} />
                  </button>
                  <b>{n}</b>
                  <button
                    type="button"
                    onClick={() => add(card, pile)}
                    aria-label={spoken(say('One more in: {name}', { name }))}
                  >
                    <Glyph name="plus" size={13} weight={2} />
                  </button>
                </li>
              );
            })}
          </ul>
        </div>
      </div>
    </Dialog>
  );
}
