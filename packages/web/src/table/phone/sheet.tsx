/** Below the location on a phone: what its mission asks, and who is there, on tabs. */
import { spoken, type Words } from '@spaceline/protocol/words';
import { withIcons } from '../../cards/CardText.tsx';
import { Glyph } from '../../design/index.ts';
import { say } from '../../net/say.ts';
import { useNaming } from '../../net/words.ts';
import { useScene } from '../context.tsx';
import { HeldRow, heldAt } from '../held.tsx';
import { Log } from '../log.tsx';
import { unitFact } from '../model/facts.ts';
import { shortShip } from '../model/names.ts';
import type { Need } from '../model/needs.ts';
import { objectivesAt } from '../model/objectives.ts';
import { isTry, placeKey } from '../model/options.ts';
import { cardsIn, isAble, isCaptive, type Place, type Site, standsIn, type Table, type Unit } from '../model/places.ts';
import { ObjectiveHere } from '../objective-later.tsx';
import { Chip, FoeBox, inOrder, isMixed, OPPOSED, Staffed, unseenBy, unseenWords } from '../people.tsx';
import { Empty } from '../place.tsx';
import { PointAt, PointHere } from '../point.tsx';
import { attemptWords, take } from '../question.ts';
import {
  asks,
  MARKS,
  NeedsColumn,
  OtherWays,
  PlaceState,
  PlaceSub,
  useCount,
  useGivers,
  VerdictLine,
} from '../requirement.tsx';
import { KnownSeeds } from '../seeds.tsx';
import { useSite } from '../site.ts';
import { Beneath, Facts, SiteButton } from '../station.tsx';
import { ui, useUi } from '../ui.ts';
import { White } from '../white.tsx';
import { useLying } from '../wide.ts';
import s from './phone.module.css';

export function Sheet({ place }: { place: Place }) {
  const scene = useScene();
  const { table } = scene;
  const count = useCount(place);
  const tab = useUi((u) => u.tab);
  const group = useUi((u) => u.group);
  const lying = useLying();
  const units = [
    ...place.below.filter((u) => cardsIn(u).length > 0 || u.kind === 'ship' || u.sites.length > 0),
    ...place.above,
  ];
  // a group is chosen where it stands
  const from = group === null ? undefined : units.find((u) => standsIn(u).some((x) => x.spot === group.option.from));
  const best = from ?? units.find((u) => u.key === tab) ?? units.find((u) => u.people.length > 0) ?? units[0];
  const asked = tab === 'log' || (tab === 'needs' && !lying) || tab === 'table' ? tab : null;
  const now = asked ?? best?.key ?? 'needs';
  const unit = units.find((u) => u.key === now);
  return (
    <section
      className={s.sheet}
      data-beside={lying}
      aria-label={spoken(say('{title}, opened', { title: place.title }))}
    >
      {lying && (
        <section className={s.beside} aria-label={spoken(say('Mission'))}>
          <Tries place={place} />
          <NeedsColumn place={place} count={count} />
        </section>
      )}
      {lying &&
        unit !== undefined &&
        (unit.sites.length > 0 ? <SiteOrders station={unit} /> : <Orders unit={unit} brief />)}
      <Tabs place={place} units={units} now={now} count={count} />
      {now === 'log' ? (
        <div className={s.log}>
          <Log />
        </div>
      ) : now === 'table' ? (
        <div className={s.list} role="tabpanel">
          {table.onTable.flatMap((cards, seat) =>
            cards.map((card) => (
              <HeldRow
                key={card.id}
                held={{
                  card,
                  on: scene.isMine(seat) ? say('your table') : say('{whose} table', { whose: scene.whose(seat) }),
                }}
              />
            )),
          )}
        </div>
      ) : now === 'needs' || unit === undefined ? (
        lying ? (
          <div className={s.list} role="tabpanel">
            <Lying place={place} />
          </div>
        ) : (
          <NeedsTab place={place} />
        )
      ) : unit.sites.length > 0 ? (
        <StationTab place={place} station={unit} />
      ) : (
        <UnitTab place={place} unit={unit} />
      )}
    </section>
  );
}

/** What can be looked at: the mission, each group and ship there, what lies on the table, the log. */
function Tabs(p: { place: Place; units: readonly Unit[]; now: string; count: ReturnType<typeof useCount> }) {
  const { place, units, now, count } = p;
  const { game, live, table, them } = useScene();
  const group = useUi((u) => u.group);
  const lying = useLying();
  const fresh = live ? Math.max(0, game.log.length - game.seenLog) : 0;
  return (
    <div className={s.tabs} role="tablist" aria-label={spoken(say('What to look at'))}>
      {!lying && (
        <Tab
          id="needs"
          now={now}
          title={place.view.time ? say('Place') : say('Mission')}
          note={missionNote(place, count, table)}
        />
      )}
      {units.map((u) => (
        <Tab
          key={u.key}
          id={u.key}
          now={now}
          title={
            u.kind !== 'team' && (u.kind !== 'held' || u.seat === table.me)
              ? shortShip(u.name)
              : u.seat === table.me
                ? say('Planet')
                : u.kind === 'held'
                  ? say('{them}’s captives', { them })
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
          note={say('{n} [cards|card]', { n: table.onTable.flat().length })}
        />
      )}
      <Tab
        id="log"
        now={now}
        title={say('Log')}
        note={fresh > 0 ? say('{fresh} new', { fresh }) : say('{n} [lines|line]', { n: game.log.length })}
      />
    </div>
  );
}

function missionNote(place: Place, count: ReturnType<typeof useCount>, table: Table): Words {
  if (place.solvedBy !== null) return say('solved');
  if (place.view.time) return say('another time');
  if (place.view.assimilatedBy !== undefined) return say('assimilated');
  return objectivesAt(table, place).some((c) => c.controller === table.me) ? say('your objective') : needsNote(count);
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
  if (u.sites.length > 0)
    return say('{n} [sites|site], {people} aboard', { n: u.sites.length, people: cardsIn(u).length });
  if (u.kind === 'held') return unitFact(u);
  const held = u.people.filter(isCaptive).length;
  if (held > 0) return say('{n}, {held} held', { n: u.people.length - held, held });
  const idle = u.people.filter((c) => !isAble(c)).length;
  if (idle > 0) return say('{n}, {idle} idle', { n: u.people.length, idle });
  return u.kind === 'team' ? say('{n} there', { n: u.people.length }) : say('{n} aboard', { n: u.people.length });
}

function Tab({ id, now, title, note }: { id: string; now: string; title: Words; note: Words }) {
  return (
    <button
      type="button"
      role="tab"
      aria-selected={id === now}
      className={s.tab}
      data-tab={id}
      onClick={() => ui.set({ tab: id })}
    >
      {title}
      <small>{note}</small>
    </button>
  );
}

function PhoneNeed({ need }: { need: Need }) {
  const { language } = useNaming();
  const { brief } = useGivers()(need);
  return (
    <li data-met={need.met}>
      <i>
        <Glyph name={MARKS[need.met]} size={13} weight={2.2} />
      </i>
      <b>{withIcons(language(need.text))}</b>
      <span>{brief === '' && need.met === 'missing' ? say('nobody') : brief}</span>
    </li>
  );
}

function NeedsTab({ place }: { place: Place }) {
  const { table } = useScene();
  const count = useCount(place);
  const aimed = objectivesAt(table, place);
  return (
    <div className={s.list} role="tabpanel">
      {aimed.map((c) => (
        <ObjectiveHere key={c.id} card={c} />
      ))}
      <PlaceState place={place} />
      {place.view.time && <PlaceSub place={place} />}
      {asks(place) && aimed.every((c) => c.controller !== table.me) && (
        <>
          <ul className={s.needs}>
            {count.needs.rows.map((need, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a requirement never change places
              <PhoneNeed key={i} need={need} />
            ))}
          </ul>
          <OtherWays needs={count.needs} className={s.or} />
          <VerdictLine place={place} count={count} />
        </>
      )}
      <KnownSeeds place={place} />
      <Tries place={place} />
      <Lying place={place} />
      <PointHere place={place.id} />
    </div>
  );
}

/** How the mission can be attempted or scouted now. */
function Tries({ place }: { place: Place }) {
  const scene = useScene();
  return (scene.acts.get(placeKey(place.id)) ?? []).filter(isTry).map((o) => (
    <button key={o.key} type="button" className={s.attempt} data-verb={o.verb} onClick={() => take(o)}>
      {attemptWords(scene, o)}
    </button>
  ));
}

/** What lies on the mission; or that nobody is there. */
function Lying({ place }: { place: Place }) {
  const { table, game } = useScene();
  return (
    <>
      {heldAt(table, place).map((h) => (
        <HeldRow key={h.card.id} held={h} />
      ))}
      {place.below.length + place.above.length === 0 && <Empty place={place} seeding={game.view.turn.number === 0} />}
    </>
  );
}

/** Opens the menu of a unit; `brief`: where its name stands beside it. */
function Orders({ unit, site, brief = false }: { unit: Unit; site?: Site; brief?: boolean }) {
  const { live, acts, table } = useScene();
  const group = useUi((u) => u.group);
  const mine = unit.seat === table.me && unit.kind !== 'held' && (unit.kind !== 'site' || acts.has(unit.key));
  if (!live || group !== null || !mine) return null;
  const words =
    unit.kind === 'team' ? say('Orders for the Away Team') : say('Orders for {name}', { name: shortShip(unit.name) });
  return (
    <button
      type="button"
      className={s.actsButton}
      data-acts={unit.key}
      data-brief={brief}
      data-can={(acts.get(unit.key)?.length ?? 0) > 0}
      onClick={() => ui.select(unit.key)}
      aria-label={brief ? spoken(words) : undefined}
    >
      {brief ? say('Orders') : words}
      {!brief && (
        <small>
          {unit.kind === 'ship' ? <Staffed unit={unit} /> : site?.opposed ? OPPOSED[site.opposed] : unitFact(unit)}
        </small>
      )}
    </button>
  );
}

function SiteOrders({ station }: { station: Unit }) {
  const now = useSite(station);
  return now && <Orders unit={now.unit} brief />;
}

/** A station: its sites as a row, then who is at the one that is looked at. */
function StationTab({ place, station }: { place: Place; station: Unit }) {
  const now = useSite(station);
  return (
    <>
      <div className={s.stationFacts}>
        <span>
          <Facts station={station} />
        </span>
        <Beneath station={station} />
      </div>
      <div className={s.siteRow} data-testid="station">
        {station.sites.map((site) => (
          <SiteButton key={site.id} site={site} place={place} now={site === now} />
        ))}
      </div>
      {now && <UnitTab key={now.id} place={place} unit={now.unit} site={now} />}
    </>
  );
}

function UnitTab({ place, unit, site }: { place: Place; unit: Unit; site?: Site }) {
  const scene = useScene();
  const count = useCount(place);
  const group = useUi((u) => u.group);
  // on its side the phone shows them beside it
  const lying = useLying();
  const options = lying
    ? []
    : (scene.acts.get(placeKey(place.id)) ?? []).filter((o) => isTry(o) && o.from === unit.spot);
  if (unit.seat !== scene.table.me)
    return (
      <div className={s.list} role="tabpanel">
        {group === null && (scene.acts.get(unit.key)?.length ?? 0) > 0 && (
          <div className={s.acts}>
            <button
              type="button"
              className={s.actsButton}
              data-acts={unit.key}
              data-can
              onClick={() => ui.select(unit.key)}
            >
              {say('Act against {name}', { name: unit.kind === 'team' ? say('the team') : shortShip(unit.name) })}
            </button>
          </div>
        )}
        {isMixed(unit, scene.table.me) ? (
          inOrder(unit, scene.table.me).map((c) => (
            <Chip key={c.id} card={c} place={place} count={count} side={unit.seat} size="phone" />
          ))
        ) : (
          <FoeBox unit={unit} />
        )}
        <PointAt card={unit.card?.id ?? null} large />
      </div>
    );
  const people = inOrder(unit, scene.table.me);
  const all = [...people, ...unit.things];
  const unseen = unseenBy(scene, all);
  return (
    <div className={s.list} role="tabpanel">
      <White unit={unit} />
      {!lying && (
        <div className={s.acts}>
          <Orders unit={unit} site={site} />
          {options.map((o) => (
            <button key={o.key} type="button" className={s.attempt} data-verb={o.verb} onClick={() => take(o)}>
              {scene.say(o.verb === 'scout' ? 'Scout {place}' : 'Attempt {place}', { place: place.title })}
            </button>
          ))}
        </div>
      )}
      {all
        .filter((c) => unseen === 0 || c.card !== null)
        .map((c) => (
          <Chip key={c.id} card={c} place={place} count={count} side={unit.seat} size="phone" />
        ))}
      {unseen > 0 && <p className={s.none}>{unseenWords(unseen)}</p>}
      {all.length === 0 && <p className={s.none}>{say('Nobody is here.')}</p>}
      <PointAt card={unit.card?.id ?? null} large />
    </div>
  );
}
