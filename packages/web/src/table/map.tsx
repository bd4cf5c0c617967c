/** A table of several lines, or of a long one: each quadrant a line of its own with its own ends, every location on screen. */
import { spoken, type Words } from '@spaceline/protocol/words';
import { type CSSProperties, useEffect, useRef, useState } from 'react';
import { Pips } from '../cards/MapTile.tsx';
import { say } from '../net/say.ts';
import { Laid, lineName, type Reach, Tile, useReach } from './band.tsx';
import { useScene } from './context.tsx';
import s from './map.module.css';
import { columnsOf, isLink, type Row, rowsOf } from './model/rows.ts';
import { useTravel } from './travel.ts';
import { useUi } from './ui.ts';
import { UnitPills } from './units.tsx';
import { useShort } from './wide.ts';

/** A tile with its gap is never narrower. */
const NARROWEST = 100;
const LABEL = 70;

export function MapBand() {
  const { table } = useScene();
  const box = useRef<HTMLDivElement>(null);
  const [most, setMost] = useState(8);
  const short = useShort();
  const selected = useUi((u) => u.selected);
  const reach = useReach(selected);
  useTravel(box);
  useEffect(() => {
    const b = box.current;
    if (b === null) return;
    const measure = () => setMost(Math.max(4, Math.floor((b.clientWidth - LABEL) / NARROWEST)));
    const watcher = new ResizeObserver(measure);
    watcher.observe(b);
    measure();
    return () => watcher.disconnect();
  }, []);
  const rows = rowsOf(table.places, most);
  const columns = columnsOf(rows);
  const style = {
    '--columns': columns.map((c) => (c.link ? '58px' : 'minmax(0, 1fr)')).join(' '),
  } as CSSProperties;
  return (
    <div
      className={s.map}
      ref={box}
      style={style}
      data-testid="map"
      data-spaceline
      data-low={short || rows.length > 2}
      data-many={rows.length > 3}
    >
      {rows.map((row) => (
        <Line key={row.places[0].id} row={row} columns={columns.length} reach={reach} low={short || rows.length > 2} />
      ))}
      {!short && rows.length > 0 && rows[rows.length - 1].from >= 2 && <Legend />}
    </div>
  );
}

/** What a line is called in the margin. */
function LineLabel({ row }: { row: Row }) {
  const [first] = row.places;
  const name: Words = first.view.time ? say('Another time') : (first.info?.facts.quadrant ?? '');
  return (
    <div className={s.label}>
      <b>{name}</b>
      <small>{row.continued ? say('goes on') : first.view.time ? '' : say('quadrant')}</small>
    </div>
  );
}

function Line({ row, columns, reach, low }: { row: Row; columns: number; reach: Reach | null; low: boolean }) {
  const { table } = useScene();
  const open = useUi((u) => u.open);
  const name = lineName(row.places[0]);
  return (
    <div className={s.row} data-testid="line" data-time={row.places[0].view.time !== undefined}>
      <LineLabel row={row} />
      <ul className={s.line} aria-label={spoken(name)} data-columns={columns}>
        {row.places.map((p, i) => {
          const index = table.places.indexOf(p);
          const lit = reach?.to.has(index) ?? false;
          return (
            <li
              key={p.id}
              className={s.column}
              style={{ gridColumnStart: row.from + i + 1 }}
              data-first={i === 0}
              data-continued={i === 0 && row.continued}
              data-link={isLink(p)}
            >
              <div className={s.pills} data-side="them">
                <UnitPills place={p} units={p.above} low={low} />
              </div>
              <div className={s.place}>
                <span className={s.track} data-lit={lit} />
                <span
                  className={s.span}
                  data-lit={lit}
                  title={spoken(say('{n} RANGE to arrive', { n: p.span }))}
                  aria-hidden="true"
                >
                  {p.span}
                </span>
                <Tile place={p} open={open === p.id} size={low ? 'map-low' : 'map'} />
              </div>
              <div className={s.pills} data-side="you">
                <UnitPills place={p} units={p.below} low={low} />
                <Laid place={p} />
              </div>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

/** What edges, pips and rings mean, where there is room to say so. */
function Legend() {
  const { table, whose } = useScene();
  return (
    <p className={s.legend} aria-hidden="true">
      <span>
        <i data-edge="you" /> {say('edge below: {whose}', { whose: whose(table.me) })}
      </span>
      <span>
        <i data-edge="them" /> {say('above: {whose}', { whose: whose(table.them) })}
      </span>
      <span>
        <Pips seeds={[true]} brief={false} /> {say('seed card you know')}
      </span>
      <span>
        <Pips seeds={[false]} brief={false} /> {say('unknown')}
      </span>
      <span>
        <em>4</em> {say('RANGE to arrive')}
      </span>
    </p>
  );
}
