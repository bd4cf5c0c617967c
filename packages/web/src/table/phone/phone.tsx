/** The table on a phone: one location at a time, who is there in a sheet, the question in thumb's reach, the hand below. */

import type { Affiliation } from '@spaceline/engine';
import { spoken, type Words } from '@spaceline/protocol/words';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { kindOf } from '../../cards/index.ts';
import { Count, Emblem, Glyph } from '../../design/index.ts';
import { undo, useNet } from '../../net/game.ts';
import { say } from '../../net/say.ts';
import { isStill } from '../../net/settings.ts';
import { useNaming } from '../../net/words.ts';
import { aim, useLaidOut, useTargets } from '../band.tsx';
import { BattlePanel } from '../battle.tsx';
import { useFocus } from '../center.tsx';
import { PhoneChart } from '../chart.tsx';
import { useScene } from '../context.tsx';
import { TileFace } from '../faces.tsx';
import { ForecastPanel } from '../forecast.tsx';
import { HandCard, useHand } from '../hand.tsx';
import { HeldRow, heldAt } from '../held.tsx';
import { Log } from '../log.tsx';
import { ActionMenu } from '../menu.tsx';
import { unitFact } from '../model/facts.ts';
import { shortName } from '../model/names.ts';
import type { Need } from '../model/needs.ts';
import { cardKey, placeKey } from '../model/options.ts';
import { defaultPlace, isAble, type Place, type Unit } from '../model/places.ts';
import { Chip, Empty, FoeBox, isOpen, OtherWays, Staffed, useCount, useGivers, VerdictLine } from '../place.tsx';
import { useLongPress } from '../press.ts';
import { attemptWords, take } from '../question.ts';
import { SeedGuide } from '../seeding.tsx';
import { KnownSeeds } from '../seeds.tsx';
import { Clock, Goal, useSide } from '../strip.tsx';
import { Tray } from '../tray.tsx';
import { ui, useUi } from '../ui.ts';
import { useLying } from '../wide.ts';
import { EncounterScreen } from './encounter-screen.tsx';
import s from './phone.module.css';

export function PhoneTable({ bar }: { bar: ReactNode }) {
  const focus = useFocus();
  const scene = useScene();
  const open = useUi((u) => u.open) ?? defaultPlace(scene.table);
  const place = scene.table.byId.get(focus.kind === 'place' ? focus.id : open);
  const lying = useLying();
  return (
    <div className={s.phone}>
      <div className={s.main}>
        {focus.kind === 'encounters' ? (
          <EncounterScreen list={focus.list} />
        ) : (
          <>
            <TopStrip />
            {focus.kind !== 'battle' &&
              focus.kind !== 'forecast' &&
              (lying ? <PhoneChart open={place?.id ?? -1} /> : <Swipe open={place?.id ?? -1} />)}
            {focus.kind === 'battle' ? (
              <div className={s.fill}>
                <BattlePanel shown={focus.shown} />
              </div>
            ) : focus.kind === 'forecast' ? (
              <div className={s.fill}>
                <ForecastPanel />
              </div>
            ) : focus.kind === 'tray' ? (
              <div className={s.fill}>
                <Tray />
              </div>
            ) : focus.kind === 'seeding' ? (
              <div className={s.fill}>
                <SeedGuide />
              </div>
            ) : place ? (
              <Sheet key={place.id} place={place} />
            ) : (
              <div className={s.sheet} />
            )}
          </>
        )}
      </div>
      <div className={s.bottom}>
        {bar}
        {focus.kind !== 'encounters' && <Drawer />}
      </div>
      <ActionMenu phone />
    </div>
  );
}

function TopStrip() {
  const { table, them, game } = useScene();
  const seat = table.them;
  const side = useSide(seat);
  const p = game.view.players;
  return (
    <header className={s.top}>
      <button
        type="button"
        className={s.menuButton}
        onClick={() => ui.set({ layer: 'menu' })}
        aria-label={spoken(say('Menu'))}
        data-testid="menu"
      >
        <Glyph name="menu" size={18} />
      </button>
      {side !== '' && <Emblem of={side as Affiliation} size={20} />}
      <b className={s.name}>{them}</b>
      <Goal seat={seat} brief />
      <span className={s.gap} />
      <span className={s.score} title={spoken(say('Their points and yours'))}>
        <b>{p[seat].score}</b>
        <i>:</i>
        <b data-mine>{p[table.me].score}</b>
      </span>
      <Count glyph="hand" value={p[seat].hand} />
      <Clock seat={game.clock.running === table.me ? table.me : seat} />
    </header>
  );
}

const SLIDE = 278;
const SWIPE_LASTS = 1500;

/** One location in the middle, its neighbours peeking; a swipe opens the next. */
function Swipe({ open }: { open: number }) {
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
      <div className={s.swipe} ref={box} onScroll={scrolled} onTouchStart={touch} onTouchMove={touch} onWheel={touch}>
        <div className={s.slides}>
          {table.places.map((p, i) => (
            <Slide key={p.id} place={p} next={table.places[i + 1]} open={p.id === open} />
          ))}
        </div>
      </div>
      <div className={s.dots} aria-hidden="true">
        {table.places.map((p) => (
          <i key={p.id} data-open={p.id === open} data-mine={p.owner === table.me} />
        ))}
      </div>
    </>
  );
}

function Slide({ place, next, open }: { place: Place; next: Place | undefined; open: boolean }) {
  const { acts, table, game } = useScene();
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
    <div className={s.slide}>
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
          if (selected !== null && aim(goal)) return;
          ui.set({ open: place.id, selected: null, tab: null });
        }}
        {...press}
      >
        <TileFace place={place} laid={laid} open={open} size="phone" terms={terms} />
      </button>
      <div className={s.pills} data-side="you">
        <UnitPills units={place.below} place={place} />
      </div>
      {next && (
        <span className={s.span} title={spoken(say('span {n}', { n: table.me >= 0 ? next.span : 0 }))}>
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
            data-can={can}
            onClick={() => {
              if (selected !== null && aim(goal)) return;
              ui.set({ open: place.id, tab: u.key });
              if (u.seat === table.me || (acts.get(u.key)?.length ?? 0) > 0) ui.select(u.key);
            }}
          >
            <Glyph name={u.kind === 'team' ? 'planet' : u.kind === 'ship' ? 'aboard' : 'hollow'} size={13} />
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

// ----- the sheet

function Sheet({ place }: { place: Place }) {
  const { game, live, table, them } = useScene();
  const count = useCount(place);
  const tab = useUi((u) => u.tab);
  const group = useUi((u) => u.group);
  const fresh = live ? Math.max(0, game.log.length - game.seenLog) : 0;
  const units = [
    ...place.below.filter((u) => u.people.length + u.things.length > 0 || u.kind === 'ship'),
    ...place.above,
  ];
  // a group is chosen where it stands
  const from = group === null ? undefined : units.find((u) => u.spot === group.option.from);
  const best = from ?? units.find((u) => u.key === tab) ?? units.find((u) => u.people.length > 0) ?? units[0];
  const now = tab === 'log' || tab === 'needs' || tab === 'table' ? tab : (best?.key ?? 'needs');
  const unit = units.find((u) => u.key === now);
  return (
    <section className={s.sheet} aria-label={spoken(say('{title}, opened', { title: place.title }))}>
      <div className={s.tabs} role="tablist" aria-label={spoken(say('What to look at'))}>
        <Tab
          id="needs"
          now={now}
          title={say('Mission')}
          note={place.solvedBy !== null ? say('solved') : needsNote(count)}
        />
        {units.map((u) => (
          <Tab
            key={u.key}
            id={u.key}
            now={now}
            title={
              u.kind !== 'team'
                ? shortName(u.name)
                : u.seat === table.me
                  ? say('Planet')
                  : say('{them}’s team', { them })
            }
            note={unitNote(u, group)}
          />
        ))}
        {table.onTable.flat().length > 0 && (
          <Tab
            id="table"
            now={now}
            title={say('Table')}
            note={say('{n} in force', { n: table.onTable.flat().length })}
          />
        )}
        <Tab
          id="log"
          now={now}
          title={say('Log')}
          note={fresh > 0 ? say('{fresh} new', { fresh }) : say('{n} [lines|line]', { n: game.log.length })}
        />
      </div>
      {now === 'log' ? (
        <div className={s.log}>
          <Log />
        </div>
      ) : now === 'table' ? (
        <div className={s.list} role="tabpanel">
          {table.onTable.flatMap((cards, seat) =>
            cards.map((card) => (
              <HeldRow key={card.id} held={{ card, on: seat === table.me ? say('your table') : say('their table') }} />
            )),
          )}
        </div>
      ) : now === 'needs' || unit === undefined ? (
        <NeedsTab place={place} />
      ) : (
        <UnitTab place={place} unit={unit} />
      )}
    </section>
  );
}

const needsNote = (count: ReturnType<typeof useCount>): Words => {
  const { rows } = count.needs;
  return rows.length === 0
    ? say('no requirement')
    : say('{met} of {all} met', { met: rows.filter((r) => r.met === 'met').length, all: rows.length });
};

function unitNote(u: Unit, group: { option: { from: number }; chosen: number[] } | null): Words {
  const chosen = group !== null && group.option.from === u.spot ? group.chosen.length : 0;
  if (chosen > 0) return say('{n} here, {chosen} chosen', { n: u.people.length, chosen });
  const idle = u.people.filter((c) => !isAble(c)).length;
  if (idle > 0) return say('{n}, {idle} idle', { n: u.people.length, idle });
  return u.kind === 'team' ? say('{n} there', { n: u.people.length }) : say('{n} aboard', { n: u.people.length });
}

function Tab({ id, now, title, note }: { id: string; now: string; title: Words; note: Words }) {
  return (
    <button type="button" role="tab" aria-selected={id === now} className={s.tab} onClick={() => ui.set({ tab: id })}>
      {title}
      <small>{note}</small>
    </button>
  );
}

const MARKS = { met: 'check', coming: 'down', missing: 'cross', unknown: 'hollow' } as const;

function PhoneNeed({ need }: { need: Need }) {
  const { language } = useNaming();
  const { brief } = useGivers()(need);
  return (
    <li data-met={need.met}>
      <i>
        <Glyph name={MARKS[need.met]} size={13} weight={2.2} />
      </i>
      <b>{language(need.text)}</b>
      <span>{brief === '' && need.met === 'missing' ? say('nobody') : brief}</span>
    </li>
  );
}

function NeedsTab({ place }: { place: Place }) {
  const scene = useScene();
  const { acts, table, game } = scene;
  const count = useCount(place);
  const options = (acts.get(placeKey(place.id)) ?? []).filter((o) => o.verb === 'attempt');
  return (
    <div className={s.list} role="tabpanel">
      <ul className={s.needs}>
        {count.needs.rows.map((need, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a requirement never change places
          <PhoneNeed key={i} need={need} />
        ))}
      </ul>
      <OtherWays needs={count.needs} className={s.or} />
      {place.solvedBy === null && <VerdictLine place={place} count={count} />}
      <KnownSeeds place={place} />
      {options.map((o) => (
        <button key={o.key} type="button" className={s.attempt} data-verb={o.verb} onClick={() => take(o)}>
          {attemptWords(scene, o)}
        </button>
      ))}
      {heldAt(table, place).map((h) => (
        <HeldRow key={h.card.id} held={h} />
      ))}
      {place.below.length + place.above.length === 0 && <Empty place={place} seeding={game.view.turn.number === 0} />}
    </div>
  );
}

function UnitTab({ place, unit }: { place: Place; unit: Unit }) {
  const scene = useScene();
  const count = useCount(place);
  const group = useUi((u) => u.group);
  const options = (scene.acts.get(placeKey(place.id)) ?? []).filter(
    (o) => o.verb === 'attempt' && o.from === unit.spot,
  );
  if (unit.seat !== scene.table.me)
    return (
      <div className={s.list} role="tabpanel">
        {group === null && (scene.acts.get(unit.key)?.length ?? 0) > 0 && (
          <div className={s.acts}>
            <button type="button" className={s.actsButton} data-can onClick={() => ui.select(unit.key)}>
              {say('Act against {name}', { name: unit.kind === 'team' ? say('the team') : shortName(unit.name) })}
            </button>
          </div>
        )}
        <FoeBox unit={unit} />
      </div>
    );
  const people = [...unit.people].sort((a, b) => Number(!isAble(a)) - Number(!isAble(b)));
  return (
    <div className={s.list} role="tabpanel">
      {group === null && (
        <div className={s.acts}>
          <button
            type="button"
            className={s.actsButton}
            data-can={(scene.acts.get(unit.key)?.length ?? 0) > 0}
            onClick={() => ui.select(unit.key)}
          >
            {unit.kind === 'team'
              ? say('Orders for the Away Team')
              : say('Orders for {name}', { name: shortName(unit.name) })}
            <small>{unit.kind === 'ship' ? <Staffed unit={unit} /> : unitFact(unit)}</small>
          </button>
          {options.map((o) => (
            <button key={o.key} type="button" className={s.attempt} data-verb={o.verb} onClick={() => take(o)}>
              {scene.say('Attempt {place}', { place: place.title })}
            </button>
          ))}
        </div>
      )}
      {[...people, ...unit.things].map((c) => (
        <Chip key={c.id} card={c} place={place} unit={unit} count={count} size="phone" />
      ))}
      {people.length + unit.things.length === 0 && <p className={s.none}>{say('Nobody is aboard.')}</p>}
    </div>
  );
}

// ----- the hand

function Drawer() {
  const { game } = useScene();
  const hand = useHand();
  const [up, setUp] = useState(false);
  const lying = useLying();
  const selected = useUi((u) => u.selected);
  const group = useUi((u) => u.group);
  const can = useNet((n) => n.game?.undoable != null);
  // choosing from the hand needs the hand
  const wanted = group !== null && hand.some((c) => group.option.group?.includes(c.id));
  const open = (up || wanted) && !(selected?.startsWith('hand-') ?? false);
  return (
    <div className={s.drawer} data-up={open}>
      <button type="button" className={s.handle} onClick={() => setUp(!open)} aria-expanded={open}>
        {game.view.turn.number > 0 ? say('Hand') : say('Seeds')}
        <b>{hand.length}</b>
      </button>
      <div className={s.cards}>
        {hand.map((c) => (
          <PressCard key={c.id} id={c.id} printing={c.card} />
        ))}
        {hand.length === 0 && <p className={s.none}>{game.seat < 0 ? say('You are watching.') : say('No cards.')}</p>}
      </div>
      {(open || lying) && can && (
        <button type="button" className={s.undo} onClick={undo}>
          <Glyph name="undo" size={14} /> {say('Undo')}
        </button>
      )}
    </div>
  );
}

function PressCard({ id, printing }: { id: number; printing: string }) {
  const press = useLongPress(printing, id);
  return (
    <div className={s.handCard} {...press}>
      <HandCard id={id} printing={printing} size="phone" />
    </div>
  );
}
