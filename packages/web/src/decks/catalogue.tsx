/** Every card there is, to search and take. */
import { isInPool } from '@spaceline/engine';
import type { FormatSummary } from '@spaceline/protocol';
import { CardIndex } from '@spaceline/protocol/search';
import { useCallback, useDeferredValue, useMemo, useState } from 'react';
import { type Card, TYPE_ORDER } from '../cards/index.ts';
import { say } from '../net/say.ts';
import { CardGrid } from './card-grid.tsx';
import s from './catalogue.module.css';
import { skillsGiven } from './figures.ts';
import { QueryLine } from './query-line.tsx';

export interface Acts {
  add(card: Card): void;
  remove(card: Card): void;
  open(card: Card): void;
}

interface Props extends Acts {
  cards: readonly Card[];
  /** copies in the deck, by printing */
  counts: ReadonlyMap<string, number>;
  /** only these, and no more than so many: the packs of a sealed event */
  pool: ReadonlyMap<string, number> | null;
  format: FormatSummary | undefined;
  /** the skills that the deck's missions ask for */
  skills: ReadonlySet<string>;
}

const typeRank = new Map(TYPE_ORDER.map((t, i) => [t, i]));

/** Spelling out every card takes longer than searching them, so that it is done once. */
const useIndex = (cards: readonly Card[]): CardIndex<Card> =>
  useMemo(() => {
    const shown = cards.filter((c) => !c.facts.id.endsWith('-back') && !c.facts.token);
    const rank = (c: Card) => typeRank.get(c.facts.type) ?? 0;
    return new CardIndex(shown.sort((a, b) => rank(a) - rank(b) || a.facts.title.localeCompare(b.facts.title)));
  }, [cards]);

/** Those who have most of what is asked for; among them those who are played in full. */
function bestFirst(cards: readonly Card[], skills: ReadonlySet<string>): Card[] {
  const scores = new Map(cards.map((c) => [c, 2 * skillsGiven(c, skills) + Number(c.status === 'complete')]));
  return cards.toSorted((a, b) => scores.get(b)! - scores.get(a)!);
}

/** What is looked for. */
export interface Wanted {
  query: string;
  /** only what the format lets be played */
  playable: boolean;
  /** only cards of the deck */
  mine: boolean;
  /** those first who have what the missions ask for */
  best: boolean;
}

export function Catalogue({ cards, counts, pool, format, skills, ...acts }: Props) {
  // the page of a card leads here with its title
  const [wanted, setWanted] = useState<Wanted>(() => ({
    query: new URLSearchParams(location.search).get('q') ?? '',
    playable: true,
    mine: false,
    best: true,
  }));
  const query = useDeferredValue(wanted.query);
  const index = useIndex(cards);
  const found = useMemo(() => index.find(query), [index, query]);
  const { playable, mine, best } = wanted;
  const formatPool = format?.pool ?? null;
  const listed = useCallback(
    (all: readonly Card[], isWorded: boolean): readonly Card[] => {
      const shown = all.filter(({ facts }) =>
        pool !== null ? pool.has(facts.id) : !playable || isInPool(facts, formatPool),
      );
      // words say themselves which card is meant
      return best && !isWorded && skills.size > 0 ? bestFirst(shown, skills) : shown;
    },
    [pool, playable, formatPool, best, skills],
  );
  const ordered = useMemo(() => listed(found.cards, found.words.length > 0), [listed, found]);
  const ofDeck = (all: readonly Card[]) => (mine ? all.filter((c) => counts.has(c.facts.id)) : all);
  const taken = ofDeck(ordered);
  // the list may still be that of fewer letters: what counts is what the line says now
  const enter = () => {
    if (wanted.query.trim() === '') return;
    const now = wanted.query === query ? found : index.find(wanted.query);
    const first = ofDeck(listed(now.cards, now.words.length > 0))[0];
    if (first !== undefined) acts.add(first);
  };
  return (
    <>
      <QueryLine
        wanted={wanted}
        want={(change) => setWanted({ ...wanted, ...change })}
        found={found}
        of={query}
        n={taken.length}
        hasMissions={skills.size > 0}
        logo={pool === null && formatPool !== null ? formatPool.property : null}
        enter={enter}
      />
      {taken.length === 0 ? (
        <p className={s.none}>{say('No card has all of this. Take a word or a filter away.')}</p>
      ) : (
        <CardGrid cards={taken} counts={counts} pool={pool} {...acts} />
      )}
    </>
  );
}
