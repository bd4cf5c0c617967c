/** The deck itself, pile by pile. */

import type { CardFacts, CardType } from '@spaceline/engine';
import type { FormatSummary } from '@spaceline/protocol';
import { spoken, type Words } from '@spaceline/protocol/words';
import { picture } from '../art/index.ts';
import { Art } from '../cards/Art.tsx';
import { type Card, TYPE_ORDER } from '../cards/index.ts';
import { pointsOf, shortKind } from '../cards/words.ts';
import { Emblem, Glyph } from '../design/index.ts';
import { say } from '../net/say.ts';
import { dragged, dropTarget } from './drag.ts';
import s from './list.module.css';
import { countOf, PILE_NAMES, PILES, type Pile, type Piles, PLACE_NAMES, type Place } from './piles.ts';
import { StatusMark } from './status.tsx';

interface Props {
  piles: Piles;
  byId: ReadonlyMap<string, Card>;
  format: FormatSummary | undefined;
  add(card: Card, pile: Pile): void;
  remove(card: Card, pile: Pile): void;
  /** one copy from a pile, or from the catalogue, into a pile */
  drop(id: string, from: Place | null, to: Place): void;
  open(card: Card): void;
}

/** How large a pile should be, in few words. */
function wanted(pile: Pile, format: FormatSummary | undefined): Words {
  if (format === undefined) return '';
  const { min, max } = format.missions;
  if (pile === 'missions')
    return min === max ? say('of {max}', { max }) : max > 90 ? '' : say('of {max} at most', { max });
  if (pile === 'seeds') return say('of {max} at most', { max: format.maxSeeds });
  return pile === 'draw' ? say('of {min} at least', { min: format.minDraw }) : '';
}

export function DeckPiles({ piles, byId, format, drop, ...acts }: Props) {
  const shown = PILES.filter((p, i) => i < 3 || piles[p].length > 0);
  return shown.map((pile) => (
    <section
      key={pile}
      className={s.pile}
      data-pile={pile}
      aria-label={spoken(PILE_NAMES[pile])}
      {...dropTarget(pile, drop)}
    >
      <h2>
        {PILE_NAMES[pile]} <b>{piles[pile].length}</b> <small>{wanted(pile, format)}</small>
      </h2>
      {piles[pile].length === 0 && <p className={s.empty}>{EMPTY[pile]}</p>}
      {byType(inOrder(piles[pile], byId)).map(([type, cards], _, groups) => (
        <div key={type}>
          {groups.length > 1 && <TypeHead type={type} cards={cards} />}
          <ul>
            {cards.map(({ card, n }) => (
              <Row key={card.facts.id} card={card} n={n} place={pile} {...acts} />
            ))}
          </ul>
        </div>
      ))}
    </section>
  ));
}

/** Side decks that are not there yet, and what is kept aside: something to drop a card on. */
export function EmptyPlaces({ piles, aside, drop }: Pick<Props, 'piles' | 'drop'> & { aside: readonly string[] }) {
  const empty: Place[] = [
    ...PILES.slice(3).filter((p) => piles[p].length === 0),
    ...(aside.length === 0 ? (['aside'] as const) : []),
  ];
  return (
    <ul className={s.places}>
      {empty.map((place) => (
        <li key={place} data-pile={place} {...dropTarget(place, drop)}>
          {PLACE_NAMES[place]}
        </li>
      ))}
    </ul>
  );
}

const EMPTY: Partial<Record<Pile, Words>> = {
  missions: say('Choose the missions first: they say which skills your people need.'),
  seeds: say('An outpost to begin at, and dilemmas for the other player’s missions.'),
  draw: say('People who can do your missions, and a ship to fly them.'),
};

export function inOrder(ids: readonly string[], byId: ReadonlyMap<string, Card>): Copies[] {
  return [...countOf(ids)]
    .flatMap(([id, n]) => {
      const card = byId.get(id);
      return card === undefined ? [] : [{ card, n }];
    })
    .sort(
      (a, b) =>
        TYPE_ORDER.indexOf(a.card.facts.type) - TYPE_ORDER.indexOf(b.card.facts.type) ||
        a.card.facts.title.localeCompare(b.card.facts.title),
    );
}

interface Copies {
  card: Card;
  n: number;
}

function byType(cards: readonly Copies[]): [CardType, Copies[]][] {
  const groups = new Map<CardType, Copies[]>();
  for (const c of cards) groups.set(c.card.facts.type, [...(groups.get(c.card.facts.type) ?? []), c]);
  return [...groups];
}

const MOST_FACES = 7;

/** How many there are of a kind; of people, a few faces. */
function TypeHead({ type, cards }: { type: CardType; cards: readonly Copies[] }) {
  return (
    <>
      <h3 className={s.type}>
        <b>{cards.reduce((n, c) => n + c.n, 0)}</b> {type}
      </h3>
      {type === 'Personnel' && cards.length >= MOST_FACES && (
        <div className={s.faces} aria-hidden="true">
          {cards.slice(0, MOST_FACES).map(({ card }) => (
            <Art key={card.facts.id} svg={picture(card.facts, 42, 40)} />
          ))}
        </div>
      )}
    </>
  );
}

const WHERE: Readonly<Record<string, Words>> = { planet: say('planet'), space: say('space'), both: say('either') };

/** What one wants to know of a card without looking at it. */
function detailOf(f: CardFacts): Words {
  const where = WHERE[f.where ?? ''] ?? '';
  switch (f.type) {
    case 'Mission':
      return say('{where}<, {quadrant}> {points}', {
        where,
        quadrant: f.quadrant === undefined || f.quadrant === 'Alpha' ? null : f.quadrant,
        points: pointsOf(f),
      });
    case 'Dilemma':
      return where;
    case 'Personnel':
      return say('{kind} {i} {c} {s}', {
        kind: shortKind(f),
        i: String(f.integrity ?? ''),
        c: String(f.cunning ?? ''),
        s: String(f.strength ?? ''),
      });
    case 'Ship':
      return say('{r} {w} {s}', { r: String(f.range ?? ''), w: String(f.weapons ?? ''), s: String(f.shields ?? '') });
    default:
      return '';
  }
}

interface RowProps {
  card: Card;
  n: number;
  place: Place;
  add(card: Card, place: Place): void;
  remove(card: Card, place: Place): void;
  open(card: Card): void;
}

export function Row({ card, n, place, add, remove, open }: RowProps) {
  const { facts } = card;
  return (
    <li className={s.row}>
      <button
        type="button"
        className={s.name}
        data-card={facts.id}
        {...dragged(facts.id, place)}
        onClick={() => open(card)}
      >
        <b>{n}</b>
        <span className={s.sign}>
          {facts.affiliations[0] ? (
            <Emblem of={facts.affiliations[0]} size={14} />
          ) : (
            facts.where && <Glyph name={facts.where} size={12} />
          )}
        </span>
        <span className={s.title}>{facts.title}</span>
        {card.status !== 'complete' && <StatusMark card={card} />}
        <span className={s.detail}>{detailOf(facts)}</span>
      </button>
      <button
        type="button"
        className={s.step}
        onClick={() => remove(card, place)}
        aria-label={spoken(say('One {title} less', { title: facts.title }))}
      >
        <Glyph name="minus" size={12} weight={2} />
      </button>
      <button
        type="button"
        className={s.step}
        onClick={() => add(card, place)}
        aria-label={spoken(say('One {title} more', { title: facts.title }))}
      >
        <Glyph name="plus" size={12} weight={2} />
      </button>
    </li>
  );
}
