/** The spaceline on a phone: one location in the middle, its neighbours peeking. */
import { spoken, type Words } from '@spaceline/protocol/words';
import { useEffect, useRef } from 'react';
import { kindOf } from '../../cards/index.ts';
import { Glyph } from '../../design/index.ts';
import { say } from '../../net/say.ts';
import { isStill } from '../../net/settings.ts';
import { useNaming } from '../../net/words.ts';
import { lineName, useLaidOut } from '../band.tsx';
import { useScene } from '../context.tsx';
import { TileFace } from '../faces.tsx';
import { shortName } from '../model/names.ts';
import { cardKey, placeKey } from '../model/options.ts';
import type { Place, Unit } from '../model/places.ts';
import { glyphOf } from '../people.tsx';
import { useLongPress } from '../press.ts';
import { isOpen, useCount } from '../requirement.tsx';
import { aim, spotsOf, useTargets } from '../targets.ts';
import { ui, useUi } from '../ui.ts';
import s from './phone.module.css';

const SLIDE = 278;
const SWIPE_LASTS = 1500;

/** One location in the middle, its neighbours peeking; a swipe opens the next. `bare`: a map above says where it is. */
export function Swipe({ open, bare }: { open: number; bare: boolean }) {
  const { table } = useScene();
  const box = useRef<HTMLDivElement>(null);
  const settle = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const touched = useRef(0);
  const at = Math.max(
    0,
    table.places.findIndex((p) => p.id === open),
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: other places are another width
  useEffect(() => {
    const b = box.current;
    if (b === null || Math.abs(b.scrollLeft - at * SLIDE) < 2 || Date.now() - touched.current < SWIPE_LASTS) return;
    b.scrollTo({ left: at * SLIDE, behavior: isStill() ? 'instant' : 'smooth' });
  }, [at, table.places.length]);
  const touch = () => {
    touched.current = Date.now();
  };
  const scrolled = () => {
    clearTimeout(settle.current);
    // only a finger opens another location; the band also moves by itself
    if (Date.now() - touched.current > SWIPE_LASTS) return;
    settle.current = setTimeout(() => {
      const b = box.current;
      if (b === null) return;
      const place = table.places[Math.round(b.scrollLeft / SLIDE)];
      if (place && place.id !== ui.get().open && ui.get().group === null) ui.set({ open: place.id, tab: null });
    }, 120);
  };
  if (table.places.length === 0)
    return <p className={s.empty}>{say('The spaceline is empty. Missions come first.')}</p>;
  return (
    <>
      <div
        className={s.swipe}
        data-bare={bare}
        ref={box}
        onScroll={scrolled}
        onTouchStart={touch}
        onTouchMove={touch}
        onWheel={touch}
      >
        <div className={s.slides}>
          {table.places.map((p, i) => (
            <Slide key={p.id} place={p} next={table.places[i + 1]} open={p.id === open} />
          ))}
        </div>
      </div>
      {!bare && (
        <div className={s.dots} aria-hidden="true">
          {table.places.map((p) => (
            <i key={p.id} data-open={p.id === open} data-mine={p.owner === table.me} />
          ))}
        </div>
      )}
    </>
  );
}

function Slide({ place, next, open }: { place: Place; next: Place | undefined; open: boolean }) {
  const { acts, game } = useScene();
  const key = placeKey(place.id);
  const goal = useTargets().get(key);
  const selected = useUi((u) => u.selected);
  const laid = useLaidOut().get(place.id)?.length ?? 0;
  const press = useLongPress(place.mission?.card ?? null, place.mission?.id ?? null);
  const count = useCount(place);
  const { language } = useNaming();
  const terms =
    isOpen(place, game.seat) && count.needs.rows.length > 0
      ? count.needs.rows.map((r) => ({
          text: language(r.text),
          ...(r.met === 'met' ? { state: 'met' as const } : r.met === 'coming' ? { state: 'pending' as const } : {}),
        }))
      : undefined;
  const acting = goal !== undefined || (selected === null && (acts.get(key)?.length ?? 0) > 0);
  return (
    <div className={s.slide} data-above={place.above.length > 0}>
      <div className={s.pills} data-side="them">
        <UnitPills units={place.above} place={place} />
      </div>
      <button
        type="button"
        className={s.tile}
        data-key={key}
        data-act={acting && !open}
        aria-expanded={open}
        onClick={() => {
          if (selected !== null && aim(goal, spotsOf(place.id))) return;
          ui.set({ open: place.id, selected: null, tab: null });
        }}
        {...press}
      >
        <TileFace place={place} laid={laid} open={open} size="phone" terms={terms} />
      </button>
      <div className={s.pills} data-side="you">
        <UnitPills units={place.below} place={place} />
      </div>
      {next && next.line !== place.line && (
        <span className={s.span} data-break="true" title={spoken(lineName(next))}>
          <span className="hidden">{lineName(next)}</span>
        </span>
      )}
      {next && next.line === place.line && (
        <span
          className={s.span}
          title={spoken(
            next.span === place.span
              ? say('span {n}', { n: next.span })
              : say('span {left} to the left, {right} to the right', { left: place.span, right: next.span }),
          )}
        >
          {next.span === place.span ? next.span : `${place.span}|${next.span}`}
        </span>
      )}
    </div>
  );
}

/** Short enough for two of them below a tile. */
const pillName = (u: Unit): Words => {
  if (u.kind === 'team') return say('Away Team');
  return u.kind === 'facility' && u.info ? kindOf(u.info.facts) : shortName(u.name);
};

function UnitPills({ units, place }: { units: Unit[]; place: Place }) {
  const { table, acts } = useScene();
  const selected = useUi((u) => u.selected);
  const targets = useTargets();
  const shown = units.slice(0, 2);
  return (
    <>
      {shown.map((u) => {
        const goal = targets.get(u.key) ?? (u.kind === 'team' ? undefined : targets.get(cardKey(u.spot)));
        const can = goal !== undefined || (selected === null && (acts.get(u.key)?.length ?? 0) > 0);
        return (
          <button
            key={u.key}
            type="button"
            className={s.unit}
            data-key={u.key}
            data-seat={u.seat === table.me ? 'you' : 'them'}
            data-act={can}
            onClick={() => {
              if (selected !== null && aim(goal)) return;
              ui.set({ open: place.id, tab: u.key });
              if (u.seat === table.me || (acts.get(u.key)?.length ?? 0) > 0) ui.select(u.key);
            }}
          >
            <Glyph name={glyphOf(u)} size={13} />
            <span>{pillName(u)}</span>
            <Glyph name="crew" size={11} weight={1.7} />
            {u.people.length}
          </button>
        );
      })}
      {units.length > 2 && <span className={s.rest}>+{units.length - 2}</span>}
    </>
  );
}
