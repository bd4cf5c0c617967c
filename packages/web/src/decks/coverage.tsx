/** Can the crew do it? One row for each mission, one cell for each thing it asks for, and how often those who do it are drawn in time. */
import type { DeckFigures } from '@spaceline/protocol';
import { spoken, type Words } from '@spaceline/protocol/words';
import { useEffect, useState } from 'react';
import type { Card } from '../cards/index.ts';
import { pointsOf } from '../cards/words.ts';
import { api } from '../net/api.ts';
import { listOf, say } from '../net/say.ts';
import s from './coverage.module.css';
import type { Draft } from './draft.ts';
import { filled } from './piles.ts';

const WAIT = 400;

/** Asked a moment after the last change; meanwhile what was said last stands. `turn`: the one that chances are told for. */
export function useFigures({ format, piles }: Draft, turn: number): DeckFigures | null {
  const [figures, setFigures] = useState<DeckFigures | null>(null);
  useEffect(() => {
    let gone = false;
    const timer = setTimeout(() => {
      api.deckFigures({ format, piles: filled(piles), turn }).then(
        (f) => !gone && setFigures(f),
        () => undefined,
      );
    }, WAIT);
    return () => {
      gone = true;
      clearTimeout(timer);
    };
  }, [format, piles, turn]);
  return figures;
}

/** The turn by which one wants to be able to do it. */
export const FIRST_TURN = 5;
const TURNS = [2, 3, 4, 5, 6, 8, 10];

export interface ByTurn {
  turn: number;
  setTurn(turn: number): void;
}

interface Props extends ByTurn {
  figures: DeckFigures;
  byId: ReadonlyMap<string, Card>;
  open(card: Card): void;
}

type Mission = DeckFigures['missions'][number];

export function Coverage({ figures, byId, open, turn, setTurn }: Props) {
  const { missions, hints } = figures;
  if (missions.length === 0) return null;
  return (
    <section className={s.panel} data-testid="coverage" data-turn={figures.turn}>
      <h2>
        {say('Can your crew do it?')} <i />
        <label className={s.turn}>
          <span>{say('by turn')}</span>
          <select value={turn} data-testid="by-turn" onChange={(e) => setTurn(Number(e.target.value))}>
            {TURNS.map((n) => (
              <option key={n} value={n}>
                {n}
              </option>
            ))}
          </select>
        </label>
      </h2>
      <ul className={s.rows}>
        {missions.map((m, i) => {
          const card = byId.get(m.id);
          // biome-ignore lint/suspicious/noArrayIndexKey: a universal mission may be there twice
          return card && <Row key={`${m.id} ${i}`} mission={m} card={card} byId={byId} open={open} />;
        })}
      </ul>
      {hints.map((hint, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: hints have nothing else to tell them apart
        <p key={i} className={s.hint} data-hint={hint.kind}>
          {hintWords(hint, (id) => byId.get(id)?.facts.title ?? id)}
        </p>
      ))}
    </section>
  );
}

function hintWords(hint: DeckFigures['hints'][number], titleOf: (id: string) => string): Words {
  switch (hint.kind) {
    case 'no-facility':
      return say(
        'Nothing among the seeds to report to: people wait in the hand for an outpost, a headquarters or a station.',
      );
    case 'no-ship':
      return say('There is no ship: nobody leaves the place where they report.');
    case 'unsolvable':
      return say('Nobody here can do {title}: not even all of them together.', { title: titleOf(hint.id) });
    case 'unstaffed':
      return say('{title} cannot be staffed by these people.', { title: titleOf(hint.id) });
    case 'many-copies':
      return say('{n} of {title}, of whom one can be in play: the others wait in the hand.', {
        n: hint.n,
        title: titleOf(hint.id),
      });
  }
}

/** Enough, but not many. */
const FEW = 3;

/** How few there are: none, just one, or enough. */
const stateOf = ({ people, met }: Mission['ways'][number][number]): string =>
  met === false ? 'lacking' : people === 1 ? 'one' : met === null ? 'open' : 'enough';

type Ways = Mission['ways'];

/** The way that lacks least, and for which there are most people: the one that is shown where there are several. */
function easiest(ways: Ways): number {
  const lacking = (way: Ways[number]) => way.filter((x) => x.met === false).length;
  const fewest = (way: Ways[number]) => Math.min(...way.map((x) => x.people ?? 99));
  const [best = 0] = ways
    .map((_, w) => w)
    .sort((a, b) => lacking(ways[a]) - lacking(ways[b]) || fewest(ways[b]) - fewest(ways[a]));
  return best;
}

function Row({ mission, card, byId, open }: { mission: Mission; card: Card } & Pick<Props, 'byId' | 'open'>) {
  const { facts, requirement = [] } = card;
  const [all, setAll] = useState(false);
  const best = easiest(mission.ways);
  const shown = mission.ways.flatMap((way, w) => (all || w === best ? [{ way, w }] : []));
  const others = mission.ways.length - 1;
  const team = mission.team?.map((id) => byId.get(id)?.facts.title ?? id) ?? [];
  return (
    <li className={s.row} data-mission={facts.id}>
      <button type="button" className={s.name} onClick={() => open(card)}>
        <b>{facts.title}</b>
        <small>
          {facts.where === 'planet' ? say('planet') : facts.where === 'space' ? say('space') : say('planet and space')}{' '}
          {pointsOf(facts)}
        </small>
      </button>
      <div className={s.ways}>
        {shown.map(({ way, w }, i) => (
          <ul key={w} className={s.way} aria-label={spoken(i === 0 ? say('Asks for') : say('or'))}>
            {i > 0 && <li className={s.or}>{say('or')}</li>}
            {way.map((need, t) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: nor do the parts of a way
              <li key={t} data-state={stateOf(need)} data-few={need.people !== null && need.people <= FEW}>
                <span>{requirement[w]?.[t] ?? ''}</span>
                {need.people !== null && <b>{need.people}</b>}
              </li>
            ))}
          </ul>
        ))}
      </div>
      <b
        className={s.chance}
        data-state={mission.chance === null ? 'open' : mission.chance < 60 ? 'low' : 'good'}
        title={spoken(say('How often they are drawn by then'))}
      >
        {mission.chance === null ? '?' : say('{n} %', { n: mission.chance })}
      </b>
      <p className={s.team}>
        {team.length > 0 &&
          team.length <= 4 &&
          (team.length === 1
            ? say('{who} alone can do it.', { who: team[0] })
            : say('{who} can do it.', { who: listOf(team) }))}{' '}
        {others > 0 && (
          <button type="button" aria-expanded={all} onClick={() => setAll(!all)}>
            {all ? say('Only the easiest way') : say('{n} other [ways|way]', { n: others })}
          </button>
        )}
      </p>
    </li>
  );
}
