/** Cards by name, to be dragged onto the board, or put where the hand points. */
import { joined, spoken, type Words } from '@spaceline/protocol/words';
import { useDeferredValue, useMemo, useState } from 'react';
import { type Card, kindOf } from '../cards/index.ts';
import { SETS } from '../data/sets.ts';
import { Emblem, Glyph } from '../design/index.ts';
import { say } from '../net/say.ts';
import { bench, refs, useBench } from './bench.ts';
import { at, type Entry } from './board.ts';
import { findCards } from './find.ts';
import s from './search.module.css';
import { drag } from './table.tsx';

/** Where the next card goes. */
function useTargetWords(): Words {
  const target = useBench((b) => b.target);
  const doc = useBench((b) => b.doc);
  const nameAt = (i: number) => {
    const place = (doc.spaceline as Entry[])[i];
    return String(place?.mission ?? place?.card ?? '');
  };
  switch (target.to) {
    case 'line':
      return say('to the spaceline');
    case 'side':
      return say('at {place}, {side}’s side', { place: nameAt(target.place), side: target.side });
    case 'place':
      return say('under or on {place}', { place: nameAt(target.place) });
    case 'card':
      return say('into or on {card}', { card: (at(doc, target.path) as Entry | undefined)?.card ?? '' });
    case 'pile':
      return say('to {side}’s {pile}', { side: target.side, pile: target.pile });
  }
}

export function CardSearch() {
  const [typed, setTyped] = useState('');
  const wanted = useDeferredValue(typed);
  const all = useMemo(() => refs().cards, []);
  const found = useMemo(() => findCards(refs(), all, wanted), [all, wanted]);
  const [at, setAt] = useState(0);
  const where = useTargetWords();
  const put = (card: Card) => {
    bench.put(card);
    setTyped('');
    setAt(0);
  };
  return (
    <search className={s.search}>
      <label className={s.field}>
        <Glyph name="search" size={15} />
        <input
          type="text"
          role="combobox"
          aria-expanded={found.length > 0}
          aria-controls="bench-cards"
          aria-activedescendant={found[at] && `bench-card-${at}`}
          aria-label={spoken(say('A card to put {where}', { where }))}
          value={typed}
          placeholder={spoken(say('Type a name, or drag a card'))}
          autoComplete="off"
          data-testid="card-search"
          onChange={(e) => {
            setTyped(e.target.value);
            setAt(0);
          }}
          onKeyDown={(e) => {
            if (e.key === 'ArrowDown') setAt(Math.min(at + 1, found.length - 1));
            else if (e.key === 'ArrowUp') setAt(Math.max(0, at - 1));
            else if (e.key === 'Enter' && found[at]) put(found[at]);
            else if (e.key === 'Escape') setTyped('');
            else return;
            e.preventDefault();
          }}
        />
      </label>
      <p className={s.where} data-testid="target">
        {say('The next card goes')} <b>{where}</b>
      </p>
      <div
        id="bench-cards"
        role="listbox"
        aria-label={spoken(say('Cards found'))}
        className={s.list}
        hidden={found.length === 0}
      >
        {found.map((card, i) => (
          <button
            key={card.facts.id}
            id={`bench-card-${i}`}
            type="button"
            role="option"
            aria-selected={i === at}
            tabIndex={-1}
            className={s.found}
            data-testid="found-card"
            onClick={() => put(card)}
            {...drag({ card: card.facts.id })}
          >
            {card.facts.affiliations[0] !== undefined && <Emblem of={card.facts.affiliations[0]} size={15} />}
            <b>{card.facts.title}</b>
            <small>{joined([kindOf(card.facts), SETS[card.facts.set] ?? card.facts.set], ', ')}</small>
          </button>
        ))}
      </div>
    </search>
  );
}
