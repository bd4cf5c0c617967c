/** The table in small, to look at: lines are dropped, not shrunk. */
import type { Affiliation } from '@spaceline/engine';
import { useMemo } from 'react';
import { picture, plan } from '../art/index.ts';
import { Art } from '../cards/Art.tsx';
import { Emblem, Glyph, Pill } from '../design/index.ts';
import { lookup } from '../net/cards.ts';
import type { Game } from '../net/game.ts';
import { shortName } from '../table/model/names.ts';
import { type Place, tableOf, type Unit } from '../table/model/places.ts';
import s from './miniature.module.css';
import { sample } from './sample.ts';

export default function Miniature({ game }: { game: Game | null }) {
  const shown = useMemo(() => game ?? sample(), [game]);
  const table = useMemo(() => tableOf(shown.view, shown.format, lookup), [shown]);
  return (
    <div className={s.table}>
      <Player game={shown} places={table.places} seat={table.them} side="copper" />
      <div className={s.band} style={{ '--n': Math.max(1, table.places.length) } as never}>
        {table.places.map((p, i) => (
          <div key={p.id} className={s.column}>
            <div className={s.above}>
              {p.above.slice(0, 1).map((u) => (
                <Plate key={u.key} unit={u} side="copper" />
              ))}
            </div>
            <Tile place={p} me={table.me} them={shown.seats[table.them].name} span={table.places[i + 1]?.span ?? 0} />
            <div className={s.below}>
              {p.below.slice(0, 2).map((u) => (
                <Plate key={u.key} unit={u} side="ice" />
              ))}
            </div>
          </div>
        ))}
      </div>
      <Player game={shown} places={table.places} seat={table.me} side="ice" />
    </div>
  );
}

const SIDES: Readonly<Record<string, Affiliation>> = { federation: 'Federation', kazon: 'Kazon', vidiian: 'Vidiian' };

function Player({ game, places, seat, side }: { game: Game; places: Place[]; seat: number; side: 'ice' | 'copper' }) {
  const won = (where: string) => places.some((p) => p.solvedBy === seat && p.info?.facts.where === where);
  const emblem = SIDES[game.seats[seat].deck];
  return (
    <div className={s.player} data-side={side}>
      {emblem && <Emblem of={emblem} size={16} />}
      <b>{game.seats[seat].name}</b>
      {game.format === 'warp-speed' && (
        <>
          <Pill tone={won('planet') ? side : 'plain'} glyph={won('planet') ? 'check' : 'planet'}>
            Planet
          </Pill>
          <Pill tone={won('space') ? side : 'plain'} glyph={won('space') ? 'check' : 'space'}>
            Space
          </Pill>
        </>
      )}
      <span>
        <i>{game.view.players[seat].score}</i> points
      </span>
    </div>
  );
}

function Tile({ place, me, them, span }: { place: Place; me: number; them: string; span: number }) {
  return (
    <div className={s.tile} data-mine={place.owner === me}>
      {place.info && (
        <span className={s.art} data-solved={place.solvedBy !== null}>
          <Art svg={picture(place.info.facts, 104, 90)} />
        </span>
      )}
      <b>{place.title}</b>
      {place.solvedBy !== null && (
        <em data-mine={place.solvedBy === me}>
          <Glyph name="check" size={9} weight={2.6} /> Solved{place.solvedBy === me ? '' : ` by ${them}`}
        </em>
      )}
      <i>{place.info?.facts.points}</i>
      <s>{span}</s>
    </div>
  );
}

function Plate({ unit, side }: { unit: Unit; side: 'ice' | 'copper' }) {
  return (
    <span className={s.plate} data-side={side}>
      {unit.info ? (
        <span className={s.plan} data-mirrored={side === 'copper'}>
          <Art svg={plan(unit.info.facts, 'unit')} />
        </span>
      ) : (
        <Glyph name="planet" size={14} />
      )}
      <b>{unit.kind === 'team' ? 'Away team' : shortName(unit.name)}</b>
      <i>{unit.people.length}</i>
    </span>
  );
}
