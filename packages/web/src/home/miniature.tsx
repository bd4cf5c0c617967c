/** The table in small, to look at: lines are dropped, not shrunk. */

import type { Affiliation } from '@spaceline/engine';
import type { Words } from '@spaceline/protocol/words';
import { useMemo } from 'react';
import { picture, plan } from '../art/index.ts';
import { Art } from '../cards/Art.tsx';
import { lastWords, pointsOf } from '../cards/words.ts';
import { Emblem, Glyph, Pill } from '../design/index.ts';
import { textWidth } from '../design/metrics.ts';
import { lookup } from '../net/cards.ts';
import type { Game } from '../net/game.ts';
import { say } from '../net/say.ts';
import { personName } from '../people/name.ts';
import { shortName } from '../table/model/names.ts';
import { type Place, rangeLeft, type Table, tableOf, type Unit } from '../table/model/places.ts';
import s from './miniature.module.css';

/** More tiles than this would be too narrow to read. */
const MOST_TILES = 6;

/** The stretch of the spaceline where most is going on. */
function window(places: readonly Place[]): { from: number; shown: readonly Place[] } {
  const busy = (p: Place) => [...p.above, ...p.below].reduce((n, u) => n + 1 + u.people.length, 0);
  let from = 0;
  let most = -1;
  for (let i = 0; i + MOST_TILES <= places.length; i++) {
    const n = places.slice(i, i + MOST_TILES).reduce((sum, p) => sum + busy(p), 0);
    if (n > most) [from, most] = [i, n];
  }
  return { from, shown: places.slice(from, from + MOST_TILES) };
}

export default function Miniature({ game: shown }: { game: Game }) {
  const table = useMemo(() => tableOf(shown.view, shown.format, lookup), [shown]);
  const { from, shown: places } = window(table.places);
  const after = table.places.length - from - places.length;
  return (
    <div className={s.table} data-testid="miniature">
      <Player game={shown} table={table} seat={table.them} side="copper" />
      <div className={s.band} style={{ '--n': Math.max(MOST_TILES, places.length) } as never}>
        {from > 0 && <span className={s.before}>{say('{from} more', { from })}</span>}
        {places.map((p, i) => (
          <div key={p.id} className={s.column}>
            <div className={s.above}>
              {p.above.slice(0, 1).map((u) => (
                <Plate key={u.key} unit={u} side="copper" />
              ))}
            </div>
            <Tile place={p} me={table.me} them={shown.seats[table.them].name} span={places[i + 1]?.span ?? null} />
            <div className={s.below}>
              {p.below.slice(0, 2).map((u) => (
                <Plate key={u.key} unit={u} side="ice" />
              ))}
            </div>
          </div>
        ))}
        {after > 0 && <span className={s.after}>{say('{after} more', { after })}</span>}
      </div>
      <Player game={shown} table={table} seat={table.me} side="ice" />
    </div>
  );
}

/** The affiliation that most of a player's people and ships in the open belong to; facilities only where there are none. */
function sideOf(table: Table, seat: number): Affiliation | null {
  const counts = new Map<Affiliation, number>();
  for (const c of table.cards.values()) {
    const facts = c.controller !== seat || c.card === null ? undefined : lookup(c.card)?.facts;
    const weight = facts?.type === 'Facility' ? 0.01 : 1;
    for (const a of facts?.affiliations ?? []) counts.set(a, (counts.get(a) ?? 0) + weight);
  }
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0] ?? null;
}

const clockText = (ms: number): string => {
  const seconds = Math.max(0, Math.round(ms / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
};

function Player({ game, table, seat, side }: { game: Game; table: Table; seat: number; side: 'ice' | 'copper' }) {
  const { goal } = game.view.players[seat];
  const affiliation = sideOf(table, seat);
  return (
    <div className={s.player} data-side={side}>
      {affiliation && <Emblem of={affiliation} size={16} />}
      <b>{personName(game.seats[seat])}</b>
      <small>{affiliation}</small>
      {'planet' in goal && (
        <>
          <Pill tone={goal.planet ? side : 'plain'} glyph={goal.planet ? 'check' : 'planet'}>
            {say('Planet')}
          </Pill>
          <Pill tone={goal.space ? side : 'plain'} glyph={goal.space ? 'check' : 'space'}>
            {say('Space')}
          </Pill>
        </>
      )}
      <span className={s.points}>
        <i>{game.view.players[seat].score}</i> {say('points')}
      </span>
      {game.clock.limit !== null && (
        <span className={s.clock}>
          <Glyph name="clock" size={12} /> {clockText(game.clock.left[seat])}
        </span>
      )}
    </div>
  );
}

interface TileProps {
  place: Place;
  me: number;
  them: string;
  /** to the next one; null at the end */
  span: number | null;
}

function Tile({ place, me, them, span }: TileProps) {
  return (
    <div className={s.tile} data-mine={place.owner === me}>
      {place.info && (
        <span className={s.art} data-solved={place.solvedBy !== null}>
          <Art svg={picture(place.info.facts, 108, 92)} />
        </span>
      )}
      <b>{place.title}</b>
      {place.solvedBy !== null && (
        <em data-mine={place.solvedBy === me}>
          <Glyph name="check" size={9} weight={2.6} />{' '}
          {place.solvedBy === me ? say('Solved') : say('Solved by {them}', { them: them.split(' ')[0] })}
        </em>
      )}
      <i>{place.info && pointsOf(place.info.facts)}</i>
      {span !== null && <s>{span}</s>}
    </div>
  );
}

/** The most of a name that has room on a plate. */
function plateName(name: Words): Words {
  const tries = [name, shortName(name), lastWords(name, 2), lastWords(name)];
  return tries.find((text) => textWidth(text, 'condensedBold', 12) <= 68) ?? tries[3];
}

function Plate({ unit, side }: { unit: Unit; side: 'ice' | 'copper' }) {
  const range = unit.info?.facts.range;
  const left = unit.card === null ? null : rangeLeft(unit.card);
  return (
    <span className={s.plate} data-side={side}>
      {unit.info ? (
        <span className={s.plan} data-mirrored={side === 'copper'}>
          <Art svg={plan(unit.info.facts, 'unit')} />
        </span>
      ) : (
        <Glyph name="planet" size={14} />
      )}
      <b>{unit.kind === 'team' ? say('Away team') : plateName(unit.name)}</b>
      <i>
        <Glyph name="crew" size={9} weight={2} /> {unit.people.length}
      </i>
      {side === 'ice' && typeof range === 'number' && left !== null && left < range && (
        <u style={{ width: `${(left / range) * 100}%` }} />
      )}
    </span>
  );
}
