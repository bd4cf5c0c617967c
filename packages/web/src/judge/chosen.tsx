/** What is said of the card or place in hand: its states, whose it is, where it goes, and away with it. */
import { spoken, type Words } from '@spaceline/protocol/words';
import { useMemo } from 'react';
import type { Card } from '../cards/index.ts';
import { Button } from '../design/index.ts';
import { say } from '../net/say.ts';
import { bench, cardAt, refs, useBench } from './bench.ts';
import {
  at,
  cardsIn,
  change,
  type Entry,
  isFields,
  type Path,
  PILES,
  SIDES,
  type Side,
  shift,
  type Target,
  say as tell,
} from './board.ts';
import s from './chosen.module.css';

/** What may be said of which kind of card: the runner refuses the rest. */
const STATES: readonly (readonly [string, (c: Card) => boolean])[] = [
  ['stopped', (c) => isBody(c)],
  ['disabled', (c) => isBody(c)],
  ['stasis', (c) => isBody(c)],
  ['cloaked', (c) => c.facts.type === 'Ship'],
  ['phased', (c) => c.facts.type === 'Ship'],
  ['landed', (c) => c.facts.type === 'Ship'],
  ['face-down', (c) => c.facts.icons.includes('HA')],
  ['infiltrating', (c) => c.facts.icons.some((i) => i.startsWith('inf:'))],
  ['uncontrolled', (c) => c.facts.type === 'Facility' && c.facts.class === 'Station'],
];
const isBody = ({ facts }: Card): boolean => ['Personnel', 'Ship', 'Facility', 'Equipment'].includes(facts.type);

const NAMES: Readonly<Record<string, Words>> = {
  stopped: say('stopped'),
  disabled: say('disabled'),
  stasis: say('in stasis'),
  cloaked: say('cloaked'),
  phased: say('phased'),
  landed: say('landed'),
  'face-down': say('face down'),
  infiltrating: say('infiltrating'),
  uncontrolled: say('uncontrolled'),
};

export function Chosen() {
  const target = useBench((b) => b.target);
  if (target.to === 'card') return <ChosenCard path={target.path} />;
  if (target.to === 'place') return <ChosenPlace i={target.place} />;
  return null;
}

function ChosenCard({ path }: { path: Path }) {
  const doc = useBench((b) => b.doc);
  const entry = at(doc, path) as Entry | undefined;
  const card = cardAt(doc, path);
  if (entry === undefined) return null;
  const side = SIDES.find((x) => path.includes(x)) ?? 'A';
  const set = (key: string, value: unknown) => bench.change((d) => tell(d, path, key, value));
  return (
    <section
      className={s.chosen}
      aria-label={spoken(say('In hand: {card}', { card: entry.card }))}
      data-testid="chosen"
    >
      <h3>{entry.card}</h3>
      {card !== undefined && (
        <div className={s.states}>
          {STATES.filter(([, fits]) => fits(card)).map(([key]) => (
            <button
              key={key}
              type="button"
              aria-pressed={entry[key] === true}
              data-state={key}
              onClick={() => set(key, entry[key] === true ? undefined : true)}
            >
              {NAMES[key]}
            </button>
          ))}
          {(card.facts.type === 'Ship' || card.facts.type === 'Facility') && (
            <button
              type="button"
              aria-pressed={entry.damage === 'rotated'}
              onClick={() => set('damage', entry.damage === 'rotated' ? undefined : 'rotated')}
            >
              {say('damaged')}
            </button>
          )}
          {card.facts.affiliations.length > 1 && (
            <label>
              <span className="hidden">{say('Works as')}</span>
              <select
                value={String(entry.affiliation ?? '')}
                onChange={(e) => set('affiliation', e.target.value || undefined)}
              >
                <option value="">{say('as what fits')}</option>
                {card.facts.affiliations.map((a) => (
                  <option key={a} value={a}>
                    {a}
                  </option>
                ))}
              </select>
            </label>
          )}
        </div>
      )}
      <div className={s.ways}>
        <Moves path={path} />
        <Owner
          owner={(entry.owner as Side | undefined) ?? side}
          set={(to) => set('owner', to === side ? undefined : to)}
        />
        <Button quiet onClick={() => bench.drop(path)} data-testid="take-off">
          {say('Take it off')}
        </Button>
      </div>
    </section>
  );
}

function Owner({ owner, set }: { owner: Side; set(to: Side): void }) {
  return (
    <label>
      <span className="hidden">{say('Whose card')}</span>
      <select value={owner} onChange={(e) => set(e.target.value === 'B' ? 'B' : 'A')}>
        <option value="A">{say('A’s card')}</option>
        <option value="B">{say('B’s card')}</option>
      </select>
    </label>
  );
}

/** By keyboard and by thumb a card goes where a list says. */
function Moves({ path }: { path: Path }) {
  const doc = useBench((b) => b.doc);
  const places = useMemo((): { target: Target; name: Words }[] => {
    const line = doc.spaceline as Entry[];
    const hosts = [...cardsIn(doc)].filter(({ entry }) =>
      ['Ship', 'Facility', 'Site'].includes(refs().cardOf(entry.card)?.facts.type ?? ''),
    );
    return [
      ...hosts.map(({ path: to, entry, side }) => ({
        target: { to: 'card', path: to } as const,
        name: say('{card} of {side}', { card: entry.card, side: side ?? '' }),
      })),
      ...line.flatMap((p, place) =>
        SIDES.map((side) => ({
          target: { to: 'side', place, side } as const,
          name: say('{place}, {side}’s side', { place: String(p.mission ?? p.card), side }),
        })),
      ),
      ...SIDES.flatMap((side) =>
        PILES.slice(0, 4).map((pile) => ({
          target: { to: 'pile', side, pile } as const,
          name: say('{side}’s {pile}', { side, pile }),
        })),
      ),
    ];
  }, [doc]);
  return (
    <label>
      <span className="hidden">{say('Move it')}</span>
      <select
        value=""
        data-testid="move-to"
        onChange={(e) => {
          const to = places[Number(e.target.value)];
          if (to === undefined) return;
          bench.take(path, to.target);
          bench.aim({ to: 'line' });
        }}
      >
        <option value="">{say('Move to …')}</option>
        {places.map((x, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: places of one board, in their order
          <option key={i} value={i}>
            {x.name}
          </option>
        ))}
      </select>
    </label>
  );
}

function ChosenPlace({ i }: { i: number }) {
  const doc = useBench((b) => b.doc);
  const line = doc.spaceline as Entry[];
  const place = line[i];
  if (place === undefined) return null;
  const name = String(place.mission ?? place.card);
  const solved = SIDES.find((side) => solvedOf(doc, side).includes(name));
  return (
    <section className={s.chosen} aria-label={spoken(say('In hand: {card}', { card: name }))} data-testid="chosen">
      <h3>{name}</h3>
      <div className={s.ways}>
        <Owner
          owner={place.owner === 'B' ? 'B' : 'A'}
          set={(owner) => bench.change((d) => tell(d, ['spaceline', i], 'owner', owner))}
        />
        <label>
          <span className="hidden">{say('Solved')}</span>
          <select
            value={solved ?? ''}
            onChange={(e) => bench.change((d) => withSolved(d, name, e.target.value as Side | ''))}
          >
            <option value="">{say('not solved')}</option>
            <option value="A">{say('solved by A')}</option>
            <option value="B">{say('solved by B')}</option>
          </select>
        </label>
        <Button
          quiet
          disabled={i === 0}
          onClick={() => bench.change((d) => shift(d, i, -1))}
          aria-label={say('To the left')}
        >
          ‹
        </Button>
        <Button
          quiet
          disabled={i === line.length - 1}
          onClick={() => bench.change((d) => shift(d, i, 1))}
          aria-label={say('To the right')}
        >
          ›
        </Button>
        <Button quiet onClick={() => bench.drop(['spaceline', i])}>
          {say('Take it off')}
        </Button>
      </div>
    </section>
  );
}

const solvedOf = (doc: Record<string, unknown>, side: Side): string[] =>
  (at(doc, ['players', side, 'solved']) as string[] | undefined) ?? [];

function withSolved(doc: Record<string, unknown>, name: string, by: Side | ''): Record<string, unknown> {
  return SIDES.reduce((d, side) => {
    const rest = solvedOf(d, side).filter((x) => x !== name);
    const next = side === by ? [...rest, name] : rest;
    const known = isFields(at(d, ['players', side]));
    return known || next.length > 0 ? change(d, ['players', side, 'solved'], () => next) : d;
  }, doc);
}
