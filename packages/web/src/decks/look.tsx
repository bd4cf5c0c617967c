/** One card in full, and how many of it lie in which pile. */
import { addressOfCard, spoken } from '@spaceline/protocol/words';
import { Dialog } from '../app/dialog.tsx';
import { type Card, CardFace, kindOf } from '../cards/index.ts';
import { SETS } from '../data/sets.ts';
import { Glyph } from '../design/index.ts';
import { say } from '../net/say.ts';
import type { Draft } from './draft.ts';
import s from './look.module.css';
import { homeOf, lyingIn, PLACE_NAMES, PLACES, type Place } from './piles.ts';
import { StatusLine } from './status.tsx';

interface Props {
  card: Card;
  /** every printing of this title */
  printings: readonly Card[];
  draft: Draft;
  /** every copy of the one becomes the other */
  swap(from: Card, to: Card): void;
  add(card: Card, place: Place): void;
  remove(card: Card, place: Place): void;
  close(): void;
}

export const setName = ({ facts }: Card): string => SETS[facts.set] ?? facts.set;

/** The same title; the second colour and the other face of a card are not printings of it, but sides. */
const SIDE = /-(?:b|back)$/;
export const isPrintingOf = (a: Card, b: Card): boolean =>
  a.facts.title === b.facts.title && SIDE.exec(a.facts.id)?.[0] === SIDE.exec(b.facts.id)?.[0];

function Versions({ card, printings, swap }: Pick<Props, 'card' | 'printings' | 'swap'>) {
  if (printings.length < 2) return null;
  return (
    <label className={s.version}>
      <span>{say('Version')}</span>
      <select
        data-testid="version"
        value={card.facts.id}
        onChange={(e) => {
          const to = printings.find((c) => c.facts.id === e.target.value);
          if (to !== undefined) swap(card, to);
        }}
      >
        {printings.map((c) => (
          <option key={c.facts.id} value={c.facts.id}>
            {setName(c)}
            {c.facts.number !== null && ` ${c.facts.number}`}
          </option>
        ))}
      </select>
    </label>
  );
}

export function Look({ card, printings, draft, swap, add, remove, close }: Props) {
  const { facts } = card;
  const home = homeOf(card);
  return (
    <Dialog title={facts.title} onClose={close}>
      <div className={s.look}>
        <CardFace card={card} scale={1.31} />
        <div className={s.side}>
          <p>
            {kindOf(facts)}, {setName(card)}
            {facts.number !== null && ` ${facts.number}`}
            {facts.rarity && ` (${facts.rarity})`}
          </p>
          <StatusLine card={card} />
          <Versions card={card} printings={printings} swap={swap} />
          <p>
            <a href={addressOfCard(facts.title, facts.id)} target="_blank" rel="noreferrer" data-testid="card-link">
              {say('Text, rulings and scenarios')}
            </a>
          </p>
          <ul className={s.piles}>
            {PLACES.map((place) => {
              const name = PLACE_NAMES[place];
              const n = lyingIn(draft, place).filter((id) => id === facts.id).length;
              return (
                <li key={place} data-in={n > 0} data-home={place === home}>
                  <span>{name}</span>
                  <button
                    type="button"
                    disabled={n === 0}
                    onClick={() => remove(card, place)}
                    aria-label={spoken(say('One less in: {name}', { name }))}
                  >
                    <Glyph name="minus" size={13} weight={2} />
                  </button>
                  <b>{n}</b>
                  <button
                    type="button"
                    onClick={() => add(card, place)}
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
