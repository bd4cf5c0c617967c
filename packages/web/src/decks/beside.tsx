/** What belongs to the list of a deck and is not played with: lines that name no card we know, and cards kept aside. */

import type { DeckBeside, FormatSummary } from '@spaceline/protocol';
import { spoken } from '@spaceline/protocol/words';
import type { Card } from '../cards/index.ts';
import { say } from '../net/say.ts';
import s from './beside.module.css';
import type { Desk, Draft } from './draft.ts';
import { dropTarget } from './drag.ts';
import list from './list.module.css';
import { inOrder, Row } from './list.tsx';
import { added, PILE_NAMES, PILES, type Pile, type Place, versionFor } from './piles.ts';

interface Props {
  draft: Draft;
  byId: ReadonlyMap<string, Card>;
  change: Desk['change'];
}

type Unknown = DeckBeside['unknown'][number];

const pileOf = (name: string): Pile | null => PILES.find((p) => p === name) ?? null;

/** One that the player says is that card: its copies come into the pile in which the line stood. */
function resolved(draft: Draft, line: Unknown, card: Card): Draft {
  const pile = pileOf(line.pile);
  const rest = { ...draft.beside, unknown: draft.beside.unknown.filter((u) => u !== line) };
  const ids = Array.from({ length: line.copies }, () => card.facts.id);
  if (pile === null) return { ...draft, beside: { ...rest, aside: [...rest.aside, ...ids] } };
  return { ...draft, beside: rest, piles: ids.reduce((piles, id) => added(piles, pile, id), draft.piles) };
}

/** Nothing is dropped silently: they stay with the deck, and come back when it is written. */
export function UnknownLines({ draft, byId, format, change }: Props & { format: FormatSummary | undefined }) {
  const { unknown } = draft.beside;
  if (unknown.length === 0) return null;
  const drop = (line: Unknown) =>
    change((d) => ({ ...d, beside: { ...d.beside, unknown: d.beside.unknown.filter((u) => u !== line) } }));
  const named = (title: string): Card | undefined => versionFor([...byId.values()], title, format?.pool ?? null);
  return (
    <section className={list.pile} data-testid="unknown-lines">
      <h2>
        {say('Not known')} <b>{unknown.reduce((n, u) => n + u.copies, 0)}</b>
      </h2>
      <p className={list.empty}>
        {say(
          'No card here has these names. They stay in the list, but nobody can play with them: say what is meant, or take them out.',
        )}
      </p>
      <ul>
        {unknown.map((line) => (
          <li key={`${line.pile} ${line.name}`} className={s.unknown} data-line={line.name}>
            <span className={s.name} translate="no">
              <b>{line.copies}</b> {line.name}
            </span>
            <span className={s.pile}>{pileOf(line.pile) ? PILE_NAMES[pileOf(line.pile)!] : say('Kept aside')}</span>
            <span className={s.ways}>
              {line.near.map((title) => {
                const card = named(title);
                return (
                  card && (
                    <button
                      key={title}
                      type="button"
                      data-means={card.facts.id}
                      onClick={() => change((d) => resolved(d, line, card))}
                    >
                      {say('It is {title}', { title })}
                    </button>
                  )
                );
              })}
              <button
                type="button"
                aria-label={spoken(say('Take out {title}', { title: line.name }))}
                onClick={() => drop(line)}
              >
                {say('Take out')}
              </button>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What the list that was brought in has called its parts, where we know no such part: its cards lie where they belong. */
export function Headings({ reading, change }: { reading: readonly string[] } & Pick<Props, 'change'>) {
  if (reading.length === 0) return null;
  return (
    <section className={list.pile} data-testid="unread-headings">
      <h2>{say('Of the list you brought')}</h2>
      <ul className={s.headings} translate="no">
        {reading.map((said, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two may say the same
          <li key={i}>{said}</li>
        ))}
      </ul>
      <span className={s.ways}>
        <button type="button" onClick={() => change((d) => ({ ...d, reading: [] }))}>
          {say('I have read it')}
        </button>
      </span>
    </section>
  );
}

interface AsideProps extends Pick<Props, 'draft' | 'byId'> {
  open(card: Card): void;
  add(card: Card, place: Place): void;
  remove(card: Card, place: Place): void;
  drop(id: string, from: Place | null, to: Place): void;
}

/** Lackey's players put there what may be needed in a game and is in no pile. */
export function KeptAside({ draft, byId, drop, ...acts }: AsideProps) {
  const { aside } = draft.beside;
  if (aside.length === 0) return null;
  return (
    <section className={list.pile} data-testid="kept-aside" data-pile="aside" {...dropTarget('aside', drop)}>
      <h2>
        {say('Kept aside')} <b>{aside.length}</b> <small>{say('not played with')}</small>
      </h2>
      <ul>
        {inOrder(aside, byId).map(({ card, n }) => (
          <Row key={card.facts.id} card={card} n={n} place="aside" {...acts} />
        ))}
      </ul>
    </section>
  );
}
