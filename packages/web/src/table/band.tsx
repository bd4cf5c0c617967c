/** The spaceline: locations as columns on one line, the opponent's units above, the own below. */
import { joined, type OptionView, spoken, type Words } from '@spaceline/protocol/words';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { TileSize } from '../cards/index.ts';
import { listOf, say } from '../net/say.ts';
import s from './band.module.css';
import { type Scene, useScene } from './context.tsx';
import { type MapSize, TileFace } from './faces.tsx';
import { MapBand } from './map.tsx';
import { destinations, type Key, placeKey } from './model/options.ts';
import type { Place } from './model/places.ts';
import { isMap } from './model/rows.ts';
import { laidOut, take } from './question.ts';
import { aim, dropOn, spotsOf, useTargets } from './targets.ts';
import { useTravel } from './travel.ts';
import { ui, useUi } from './ui.ts';
import { Units } from './units.tsx';
import { useShort, useTall } from './wide.ts';

/** One short line in large tiles, or a map of all. */
export function Band() {
  const { table } = useScene();
  return isMap(table.places) ? <MapBand /> : <LineBand />;
}

function LineBand() {
  const { table } = useScene();
  const box = useRef<HTMLDivElement>(null);
  const [ends, setEnds] = useState({ left: 0, right: 0 });
  const selected = useUi((u) => u.selected);
  const open = useUi((u) => u.open);
  const { places } = table;
  useTravel(box);

  // above what fits, the band scrolls and its ends say how many more there are
  useEffect(() => {
    const b = box.current;
    if (b === null) return;
    const measure = () => {
      const tile = b.scrollWidth / Math.max(1, places.length);
      const left = Math.round(b.scrollLeft / tile);
      const right = Math.round((b.scrollWidth - b.clientWidth - b.scrollLeft) / tile);
      setEnds((e) => (e.left === left && e.right === right ? e : { left, right }));
    };
    measure();
    b.addEventListener('scroll', measure, { passive: true });
    const observer = new ResizeObserver(measure);
    observer.observe(b);
    if (b.firstElementChild) observer.observe(b.firstElementChild);
    return () => {
      b.removeEventListener('scroll', measure);
      observer.disconnect();
    };
  }, [places.length]);

  useEffect(() => {
    if (open === null) return;
    box.current
      ?.querySelector(`[data-key="${placeKey(open)}"]`)
      ?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [open]);

  const reach = useReach(selected);
  const short = useShort();
  const rows = useRows();
  return (
    <div className={s.frame} data-spaceline>
      {ends.left > 0 && <span className={s.moreLeft}>{say('{left} more', { left: ends.left })}</span>}
      {ends.right > 0 && <span className={s.moreRight}>{say('{right} more', { right: ends.right })}</span>}
      <div className={s.scroll} ref={box}>
        <ul
          className={s.band}
          style={{ '--count': Math.max(places.length, 1), '--above': rows.above, '--below': rows.below } as never}
          data-few={places.length < 5}
          data-short={short}
          aria-label={spoken(say('The spaceline'))}
        >
          {places.map((p, i) => (
            <Column
              key={p.id}
              place={p}
              index={i}
              next={places[i + 1]}
              reach={reach}
              open={open === p.id}
              rows={rows}
            />
          ))}
        </ul>
        {places.length === 0 && <p className={s.empty}>{say('The spaceline is empty. Missions come first.')}</p>}
      </div>
    </div>
  );
}

/** Where the selected ship can still go, by index; and where it is. */
export interface Reach {
  from: number;
  to: Set<number>;
}

export function useReach(selected: Key | null): Reach | null {
  const { table, acts } = useScene();
  return useMemo(() => {
    if (selected === null || !selected.startsWith('card-')) return null;
    const options = (acts.get(selected) ?? []).filter((o) => o.verb === 'move');
    if (options.length === 0) return null;
    const unit = table.units.get(selected);
    const from = table.places.findIndex((p) => p.below.some((u) => u.key === unit?.key));
    const goals = destinations(options);
    const to = new Set<number>();
    table.places.forEach((p, i) => {
      if (goals.has(placeKey(p.id))) to.add(i);
    });
    return { from, to };
  }, [selected, table, acts]);
}

interface Rows {
  above: number;
  below: number;
}

/** How many units a column shows on each side: as many as there are, as far as the window has room. */
function useRows(): Rows {
  const { table, game } = useScene();
  const tall = useTall();
  const short = useShort();
  // four seed cards laid out at a mission need three rows of a low band
  const least = short && game.view.turn.number === 0 ? 3 : 2;
  const most = (side: 'above' | 'below') => table.places.reduce((n, p) => Math.max(n, p[side].length), 0);
  return {
    above: Math.min(tall ? 2 : 1, Math.max(1, most('above'))),
    below: Math.min(tall ? 4 : 3, Math.max(least, most('below'))),
  };
}

function Column({
  place,
  index,
  next,
  reach,
  open,
  rows,
}: {
  place: Place;
  index: number;
  next: Place | undefined;
  reach: Reach | null;
  open: boolean;
  rows: Rows;
}) {
  return (
    <li className={s.column}>
      <div className={s.above}>
        <Units place={place} units={place.above} most={rows.above} />
      </div>
      <Tile place={place} open={open} size={useShort() ? 'short' : 'desk'} />
      <div className={s.below}>
        <Units place={place} units={place.below} most={rows.below} />
        <Laid place={place} />
      </div>
      {next !== undefined && <Span place={place} next={next} index={index} reach={reach} />}
    </li>
  );
}

/** How the line of a place is called. */
export const lineName = ({ view, info }: Place): Words =>
  view.time ? say('Another time') : say('{name} Quadrant', { name: info?.facts.quadrant ?? '' });

function Span({ place, next, index, reach }: { place: Place; next: Place; index: number; reach: Reach | null }) {
  const right = next.span;
  const left = place.span;
  let lit = false;
  let text = right === left ? `${right}` : '';
  if (reach !== null && reach.from >= 0) {
    const ahead = index >= reach.from;
    text = `${ahead ? right : left}`;
    lit = reach.to.has(ahead ? index + 1 : index);
  }
  const label =
    right === left
      ? say('span {right}', { right })
      : say('span {left} to the left, {right} to the right', { left, right });
  return (
    <div className={s.line} data-lit={lit}>
      <span className={s.span} title={spoken(label)}>
        {text !== '' ? (
          text
        ) : (
          <>
            <i>‹</i>
            {left}
            <em />
            {right}
            <i>›</i>
          </>
        )}
      </span>
    </div>
  );
}

export function Tile({ place, open, size }: { place: Place; open: boolean; size: TileSize | MapSize }) {
  const scene = useScene();
  const { acts, game, nameOf } = scene;
  const key = placeKey(place.id);
  const selected = useUi((u) => u.selected);
  const group = useUi((u) => u.group);
  const targets = useTargets();
  const goal = targets.get(key);
  const own = acts.get(key);
  const acting = group === null && (goal !== undefined || (selected === null && (own?.length ?? 0) > 0));
  const laid = useLaid(place.id);
  const drop = dropOn(goal, spotsOf(place.id));
  // what makes the place does not lie on it
  const on = place.on.filter((c) => c.id !== place.view.card);
  const click = () => {
    if (selected !== null && selected !== key && aim(goal, spotsOf(place.id))) return;
    ui.set({
      open: place.id,
      selected: null,
      peek: game.decision !== null && game.decision.kind !== 'action' && game.decision.kind !== 'seed',
    });
    if (place.mission?.card) ui.show({ printing: place.mission.card, card: place.mission.id });
    if (own !== undefined && own.length > 0 && selected === null && own.every((o) => o.verb === 'pick'))
      ui.set({ picked: own[0].key });
  };
  const show = () => {
    if (place.mission?.card) ui.show({ printing: place.mission.card, card: place.mission.id });
  };
  return (
    <button
      type="button"
      className={s.tile}
      data-key={key}
      data-open={open}
      data-act={acting}
      data-goal={goal !== undefined}
      onClick={click}
      onPointerEnter={show}
      onFocus={show}
      aria-expanded={open}
      {...drop}
    >
      <TileFace place={place} laid={laid} open={open} size={size} />
      {on.length > 0 && (
        <span className={s.on} data-brief={size !== 'desk'} title={spoken(listOf(on.map((c) => nameOf(c.id))))}>
          <span>{on.length === 1 ? nameOf(on[0].id) : say('{n} cards on it', { n: on.length })}</span>
          <i aria-hidden="true">+{on.length}</i>
        </span>
      )}
      <span className="hidden">{tileWords(place, scene, laid)}</span>
    </button>
  );
}

/** What a tile says to those who listen, beside what is written on it. */
function tileWords(p: Place, { whose, isMine, table }: Scene, laid: number): Words {
  const parts = p.view.time
    ? [say('another time')]
    : [say('points'), say('{whose} mission', { whose: isMine(p.owner) ? say('your') : whose(p.owner) })];
  if (laid > 0) parts.push(say('{laid} of yours laid out', { laid }));
  const count = p.below.reduce((n, u) => n + u.people.length, 0);
  if (count > 0) parts.push(say('{count} [people|person] here {whose}', { count, whose: whose(table.me) }));
  return joined(parts, ', ');
}

/** How many of the own seed cards are laid out here, before the stacks are slid under. */
function useLaid(location: number): number {
  const laid = useLaidOut();
  return laid.get(location)?.length ?? 0;
}

/** The own stacks of batch seeding, by location. */
export function useLaidOut(): Map<number, OptionView[]> {
  const { game } = useScene();
  return useMemo(() => laidOut(game.decision), [game.decision]);
}

/** The own stack at a mission: each card as a strip that can be taken back. */
export function Laid({ place }: { place: Place }) {
  const { nameOf, printingOf } = useScene();
  const laid = useLaidOut().get(place.id) ?? [];
  return laid.map((o) => {
    const printing = printingOf(o.card);
    const show = () => printing && ui.show({ printing, card: o.card });
    return (
      <button
        type="button"
        key={o.key}
        className={s.laid}
        onClick={() => take(o)}
        onPointerEnter={show}
        onFocus={show}
        title={spoken(say('Take back'))}
      >
        {nameOf(o.card)}
        <i aria-hidden="true">×</i>
        <span className="hidden">{say('take back')}</span>
      </button>
    );
  });
}
