/** An opened location: the requirement ticked off against who is there, then one box for each place people stand. */
import { spoken } from '@spaceline/protocol/words';
import { say } from '../net/say.ts';
import { useLaidOut } from './band.tsx';
import { useScene } from './context.tsx';
import { Mini } from './faces.tsx';
import { HeldBox, heldAt } from './held.tsx';
import { cardsIn, type Place, type Unit } from './model/places.ts';
import { isTight } from './model/rows.ts';
import { Box, FoeBox, isMixed, showCard } from './people.tsx';
import s from './place.module.css';
import { take } from './question.ts';
import { type Count, NeedsColumn, useCount } from './requirement.tsx';
import { useSite } from './site.ts';
import { Station } from './station-later.tsx';

/** Is it shown although nobody is in it? */
const isShown = (u: Unit): boolean => u.kind === 'ship' || cardsIn(u).length > 0;

export function OpenPlace({ place, index }: { place: Place; index: number }) {
  const { table, game } = useScene();
  const count = useCount(place);
  const units = [...place.below, ...place.above];
  const stations = units.filter((u) => u.sites.length > 0);
  const rest = units.filter((u) => u.sites.length === 0);
  const boxes = rest.filter((u) => (u.seat === table.me ? isShown(u) : isMixed(u, table.me)));
  const foes = rest.filter((u) => u.seat !== table.me && !boxes.includes(u));
  const held = heldAt(table, place);
  const total = Math.max(1, table.places.length);
  return (
    <section
      className={s.panel}
      data-tight={isTight(table.places)}
      style={{ '--at': index, '--of': total } as never}
      aria-label={spoken(say('{title}, opened', { title: place.title }))}
    >
      <NeedsColumn place={place} count={count} />
      <div className={s.inside}>
        {stations.map((u) => (
          <Station key={u.key} station={u} place={place} />
        ))}
        <div className={s.boxes}>
          <HeldBox list={held} />
          {stations.map((u) => (
            <SiteBox key={u.key} station={u} place={place} count={count} />
          ))}
          {boxes.map((u) => (
            <Box key={u.key} place={place} unit={u} count={count} />
          ))}
          {foes.map((u) => (
            <FoeBox key={u.key} unit={u} />
          ))}
          {stations.length + boxes.length + foes.length + held.length === 0 && (
            <Empty place={place} seeding={game.view.turn.number === 0} />
          )}
        </div>
      </div>
    </section>
  );
}

/** Those at the site that is looked at; the others are counted in the strip. */
function SiteBox({ station, place, count }: { station: Unit; place: Place; count: Count }) {
  const now = useSite(station);
  return now && <Box key={now.id} place={place} unit={now.unit} site={now} count={count} />;
}

export function Empty({ place, seeding }: { place: Place; seeding: boolean }) {
  const laid = useLaidOut().get(place.id) ?? [];
  const { printingOf } = useScene();
  if (laid.length > 0)
    return (
      <div className={s.laid}>
        <h4>{say('Laid out here, the first to be met last')}</h4>
        <div className={s.cards}>
          {laid.map((o) => (
            <button
              type="button"
              key={o.key}
              className={s.laidCard}
              onClick={() => take(o)}
              onPointerEnter={() => showCard(printingOf(o.card), o.card)}
            >
              <Mini printing={printingOf(o.card)} />
              <span>{say('Take back')}</span>
            </button>
          ))}
        </div>
      </div>
    );
  const planet = place.info?.facts.where !== 'space';
  return (
    <p className={s.empty}>
      {seeding
        ? say('Nothing is here yet. Seed cards go under the mission, face down.')
        : place.view.time
          ? say('Nobody is here. Those who belong to this time report here; no ship flies here.')
          : planet
            ? say('Nobody is here. Fly a ship to this location, then beam an Away Team down.')
            : say('Nobody is here. Fly a ship with a crew to this location.')}
    </p>
  );
}
