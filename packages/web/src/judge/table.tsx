/** The board: places side by side, what stands there above and below them, everything to be taken in hand. */
import { joined, spoken, type Words } from '@spaceline/protocol/words';
import type { DragEvent, ReactNode } from 'react';
import { type Card, MissionTile, Unit } from '../cards/index.ts';
import { Emblem, Glyph } from '../design/index.ts';
import { say } from '../net/say.ts';
import { bench, refs, useBench } from './bench.ts';
import { type Entry, INSIDE, isFields, type Path, SIDE_LISTS, type Side, type Target } from './board.ts';
import s from './table.module.css';

/** What is being dragged: a card of the catalogue by its number, or one of the board by its place. */
type Dragged = { card: string } | { from: Path };
const KIND = 'application/x-spaceline-card';

export const drag = (what: Dragged) => ({
  draggable: true,
  onDragStart: (e: DragEvent) => {
    e.stopPropagation();
    e.dataTransfer.setData(KIND, JSON.stringify(what));
    e.dataTransfer.effectAllowed = 'copyMove';
  },
});

/** Something on which a card can be dropped, or at which a click points. */
const drop = (target: Target, cardOf: (id: string) => Card | undefined) => ({
  onDragOver: (e: DragEvent) => {
    if (!e.dataTransfer.types.includes(KIND)) return;
    e.preventDefault();
    e.stopPropagation();
    (e.currentTarget as HTMLElement).dataset.over = 'true';
  },
  onDragLeave: (e: DragEvent) => {
    delete (e.currentTarget as HTMLElement).dataset.over;
  },
  onDrop: (e: DragEvent) => {
    e.preventDefault();
    e.stopPropagation();
    delete (e.currentTarget as HTMLElement).dataset.over;
    const what = JSON.parse(e.dataTransfer.getData(KIND)) as Dragged;
    if ('from' in what) bench.take(what.from, target);
    else {
      const card = cardOf(what.card);
      if (card !== undefined) bench.put(card, target);
    }
  },
});

const useDrop = (target: Target) => drop(target, (id) => cardById(id));
const cardById = (id: string): Card | undefined => refs().byId(id);

const isAimedAt = (target: Target, other: Target): boolean => JSON.stringify(target) === JSON.stringify(other);

/** A place to put the next card: dropped there, or by the search after a click. */
export function Slot({ target, label, children }: { target: Target; label: Words; children?: ReactNode }) {
  const aimed = useBench((b) => isAimedAt(b.target, target));
  const drops = useDrop(target);
  return (
    <button
      type="button"
      className={s.slot}
      aria-pressed={aimed}
      onClick={() => bench.aim(target)}
      data-testid="slot"
      data-target={JSON.stringify(target)}
      {...drops}
    >
      <Glyph name="plus" size={11} /> {children} <span className="hidden">{label}</span>
    </button>
  );
}

export function Table() {
  const line = useBench((b) => b.doc.spaceline as Entry[]);
  const drops = useDrop({ to: 'line' });
  return (
    <section className={s.table} aria-label={spoken(say('The board'))} {...drops}>
      <div className={s.line}>
        {line.map((p, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a place is known by where it stands
          <PlaceColumn key={i} place={p} i={i} />
        ))}
        <div className={s.column} data-empty>
          <Slot target={{ to: 'line' }} label={say('Add a mission')}>
            {line.length === 0 ? say('Begin with a mission: click here and type its name below') : say('mission')}
          </Slot>
        </div>
      </div>
    </section>
  );
}

function PlaceColumn({ place, i }: { place: Entry; i: number }) {
  const name = String(place.mission ?? place.card ?? '');
  const card = refs().cardOf(name);
  const target: Target = { to: 'place', place: i };
  const aimed = useBench((b) => isAimedAt(b.target, target));
  const drops = useDrop(target);
  const seeds = ((place.seeds as unknown[] | undefined) ?? []).length;
  const between = place.between as Entry[] | undefined;
  if (between !== undefined)
    return (
      <div className={s.column}>
        {between.map((e, n) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a card is known by where it lies
          <CardChip key={n} entry={e} path={['spaceline', i, 'between', n]} side="A" />
        ))}
      </div>
    );
  return (
    <div className={s.column} data-place={name}>
      <SideOf place={place} i={i} side="B" />
      <button type="button" className={s.tile} aria-pressed={aimed} onClick={() => bench.aim(target)} {...drops}>
        {card?.facts.type === 'Mission' ? (
          <MissionTile
            card={card}
            size="short"
            owner={place.owner === 'B' ? 'opponent' : 'you'}
            seeds={seeds}
            open={aimed}
          />
        ) : (
          <span className={s.other}>{name}</span>
        )}
      </button>
      {(['seeds', 'on'] as const).map((list) =>
        ((place[list] as Entry[] | undefined) ?? []).map((e, n) => (
          <CardChip
            // biome-ignore lint/suspicious/noArrayIndexKey: a card is known by where it lies
            key={`${list}${n}`}
            entry={e}
            path={['spaceline', i, list, n]}
            side={e.owner === 'B' ? 'B' : 'A'}
            note={list === 'seeds' ? say('seed') : undefined}
          />
        )),
      )}
      <SideOf place={place} i={i} side="A" />
    </div>
  );
}

function SideOf({ place, i, side }: { place: Entry; i: number; side: Side }) {
  const own = isFields(place[side]) ? place[side] : {};
  const label = say('Put a card at {place}, on {side}’s side', { place: String(place.mission ?? place.card), side });
  return (
    <div className={s.side} data-side={side}>
      {SIDE_LISTS.map((list) =>
        ((own[list] as Entry[] | undefined) ?? []).map((e, n) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a card is known by where it lies
          <CardChip key={`${list}${n}`} entry={e} path={['spaceline', i, side, list, n]} side={side} />
        )),
      )}
      <Slot target={{ to: 'side', place: i, side }} label={label}>
        {side}
      </Slot>
    </div>
  );
}

/** Words for what is said of a card, as far as they are short. */
const SAID = [
  'stopped',
  'disabled',
  'stasis',
  'cloaked',
  'phased',
  'deactivated',
  'infiltrating',
  'exposed',
  'face-down',
  'captive',
  'landed',
];

/** A card that lies on the board, and what lies in it. */
export function CardChip({
  entry,
  path,
  side,
  note,
  depth = 0,
}: {
  entry: Entry;
  path: Path;
  side: Side;
  note?: Words;
  depth?: number;
}) {
  const card = refs().cardOf(entry.card);
  const target: Target = { to: 'card', path };
  const aimed = useBench((b) => isAimedAt(b.target, target));
  const drops = useDrop(target);
  const docked = path.at(-2) === 'docked';
  const words = [
    ...(docked ? [say('docked')] : []),
    ...SAID.filter((key) => entry[key] !== undefined && entry[key] !== false),
    ...(entry.damage === undefined ? [] : [say('damaged')]),
    ...(note === undefined ? [] : [note]),
  ];
  const inside = INSIDE.flatMap((key) => (Array.isArray(entry[key]) ? [[key, entry[key] as Entry[]] as const] : []));
  const crew = inside
    .filter(([key]) => ['crew', 'aboard', 'here', 'intruders'].includes(key))
    .flatMap(([, l]) => l).length;
  const big = card?.facts.type === 'Ship' || card?.facts.type === 'Facility';
  const owner = entry.owner !== undefined && entry.owner !== side ? String(entry.owner) : null;
  return (
    <div className={s.card} style={{ marginLeft: depth === 0 ? undefined : 8 }}>
      <button
        type="button"
        className={big ? s.unit : s.chip}
        aria-pressed={aimed}
        data-testid="board-card"
        data-card={entry.card}
        data-side={side}
        onClick={() => bench.aim(target)}
        onKeyDown={(e) => {
          if (e.key !== 'Delete' && e.key !== 'Backspace') return;
          e.preventDefault();
          bench.drop(path);
        }}
        {...drag({ from: path })}
        {...drops}
      >
        {big ? (
          <Unit
            facts={card.facts}
            name={card.facts.title}
            side={side === 'A' ? 'you' : 'opponent'}
            crew={crew}
            state={aimed ? 'chosen' : entry.stopped === true ? 'stopped' : 'plain'}
            fact={words.length > 0 ? joined(words, ', ') : side}
          />
        ) : (
          <>
            {card?.facts.affiliations[0] !== undefined && <Emblem of={card.facts.affiliations[0]} size={13} />}
            <span>{entry.card}</span>
            {(words.length > 0 || owner !== null) && (
              <small>{joined([...words, ...(owner === null ? [] : [owner])], ', ')}</small>
            )}
          </>
        )}
      </button>
      {inside.map(([key, list]) =>
        list.map((e, n) => (
          <CardChip
            // biome-ignore lint/suspicious/noArrayIndexKey: a card is known by where it lies
            key={`${key}${n}`}
            entry={e}
            path={[...path, key, n]}
            side={key === 'intruders' ? (side === 'A' ? 'B' : 'A') : side}
            note={key === 'on' || key === 'damage' || key === 'seeds' ? NOTES[key] : undefined}
            depth={depth + 1}
          />
        )),
      )}
    </div>
  );
}

const NOTES: Readonly<Record<string, Words>> = { on: say('on it'), damage: say('marker'), seeds: say('beneath') };
