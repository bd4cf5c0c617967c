/** An opened location: the requirement ticked off against who is there, then one box for each place people stand. */
import type { OptionView } from '@spaceline/protocol';
import { useMemo } from 'react';
import { ChipLegend } from '../cards/index.ts';
import { pointsOf } from '../cards/words.ts';
import { Glyph } from '../design/index.ts';
import type { CardView } from '../net/game.ts';
import { useLaidOut } from './band.tsx';
import { type Scene, useScene } from './context.tsx';
import { ChipFace, Mini } from './faces.tsx';
import { Countdown, HeldBox, heldAt } from './held.tsx';
import { listOf, plural, shortName } from './model/names.ts';
import { cardKey } from './model/options.ts';
import { has, isAble, isPersonnel, type Place, type Unit } from './model/places.ts';
import { judge, type Member, type Row, skillsWanted, type Verdict } from './model/requirements.ts';
import { planetSpot } from './model/spots.ts';
import { staffing } from './model/staffing.ts';
import s from './place.module.css';
import { useLongPress } from './press.ts';
import { membersOf, take } from './question.ts';
import { ui, useUi } from './ui.ts';

/** Who counts for the mission here: the Away Team on a planet, the fullest crew in space; and who is about to come. */
export interface Count {
  here: Member[];
  coming: Member[];
  spot: number | null;
  verdict: Verdict;
  wanted: Set<string>;
}

function countAt(scene: Scene, place: Place, group: { option: OptionView; chosen: number[] } | null): Count {
  const where = place.info?.facts.where;
  const planet = where !== 'space';
  const ships = place.below.filter((u) => u.kind === 'ship');
  const team = place.below.find((u) => u.kind === 'team');
  const goal = group === null ? null : group.option.to;
  let unit: Unit | undefined;
  let spot: number | null = null;
  if (planet && (team !== undefined || goal === planetSpot(place.id) || ships.length === 0 || where === 'planet')) {
    unit = team;
    spot = planetSpot(place.id);
  } else {
    unit = ships.find((u) => u.spot === goal) ?? ships.toSorted((a, b) => b.people.length - a.people.length)[0];
    spot = unit?.spot ?? null;
  }
  const leaving = group !== null && group.option.from === spot ? group.chosen : [];
  const here = membersOf(
    scene,
    (unit?.people ?? []).filter((c) => isAble(c) && !leaving.includes(c.id)).map((c) => c.id),
  );
  const coming = group !== null && goal === spot && spot !== null ? membersOf(scene, group.chosen) : [];
  const things = [...(unit?.things ?? []), ...(unit?.card ? [unit.card] : [])]
    .map((c) => scene.infoOf(c.id)?.facts.title)
    .filter((t) => t !== undefined);
  const ship = unit?.kind === 'ship' && unit.card && unit.info ? { card: unit.card, facts: unit.info.facts } : null;
  const verdict = judge(place.info, { here, coming, things, ship });
  return { here, coming, spot, verdict, wanted: skillsWanted(place.info?.facts.requirement) };
}

export function useCount(place: Place): Count {
  const scene = useScene();
  const group = useUi((u) => u.group);
  return useMemo(() => countAt(scene, place, group), [scene, place, group]);
}

export function OpenPlace({ place, index }: { place: Place; index: number }) {
  const { table, game } = useScene();
  const count = useCount(place);
  const boxes = place.below.filter((u) => u.people.length + u.things.length > 0 || u.kind === 'ship');
  const foes = place.above;
  const held = heldAt(table, place);
  const total = Math.max(1, table.places.length);
  return (
    <section
      className={s.panel}
      style={{ '--at': index, '--of': total } as never}
      aria-label={`${place.title}, opened`}
    >
      <Needs place={place} count={count} />
      <div className={s.boxes}>
        <HeldBox list={held} />
        {boxes.map((u) => (
          <Box key={u.key} place={place} unit={u} count={count} />
        ))}
        {foes.map((u) => (
          <FoeBox key={u.key} unit={u} />
        ))}
        {boxes.length + foes.length + held.length === 0 && (
          <Empty place={place} seeding={game.view.turn.number === 0} />
        )}
      </div>
    </section>
  );
}

export function Empty({ place, seeding }: { place: Place; seeding: boolean }) {
  const laid = useLaidOut().get(place.id) ?? [];
  const { printingOf } = useScene();
  if (laid.length > 0)
    return (
      <div className={s.laid}>
        <h4>Laid out here, the first to be met last</h4>
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
              <span>Take back</span>
            </button>
          ))}
        </div>
      </div>
    );
  const planet = place.info?.facts.where !== 'space';
  return (
    <p className={s.empty}>
      {seeding
        ? 'Nothing is here yet. Seed cards go under the mission, face down.'
        : planet
          ? 'Nobody is here. Fly a ship to this location, then beam an Away Team down.'
          : 'Nobody is here. Fly a ship with a crew to this location.'}
    </p>
  );
}

const showCard = (printing: string | null, card: number): void => {
  if (printing !== null) ui.show({ printing, card });
};

function Needs({ place, count }: { place: Place; count: Count }) {
  const { game, table } = useScene();
  const facts = place.info?.facts;
  const where =
    facts?.where === 'planet'
      ? 'Planet mission'
      : facts?.where === 'space'
        ? 'Space mission'
        : 'Planet and space mission';
  const mine = place.owner === table.me;
  return (
    <div className={s.needs}>
      <h3>{place.title}</h3>
      <p className={s.sub}>
        {where}, {facts ? pointsOf(facts) : 0} points
      </p>
      {place.solvedBy !== null ? (
        <p className={s.verdict} data-met="met">
          <b>Solved{place.solvedBy === table.me ? '' : ` by ${game.seats[table.them].name}`}.</b>
        </p>
      ) : (
        <>
          <ul className={s.rows}>
            {count.verdict.rows.map((r) => (
              <NeedRow key={r.text} row={r} />
            ))}
          </ul>
          {count.verdict.others.map((o) => (
            <p key={o} className={s.other}>
              or {o}
            </p>
          ))}
          <VerdictLine place={place} count={count} mine={mine} />
        </>
      )}
    </div>
  );
}

const MARKS = { met: 'check', coming: 'down', missing: 'cross', unsure: 'hollow' } as const;
const SAID = {
  met: 'met',
  coming: 'met once they arrive',
  missing: 'missing',
  unsure: 'checked when you try',
} as const;

export function NeedRow({ row }: { row: Row }) {
  const names = row.who.map(shortName);
  const who = row.count !== '' ? row.count : names.length > 2 ? `${names[0]} +${names.length - 1}` : names.join(', ');
  return (
    <li className={s.row} data-met={row.met}>
      <i>
        <Glyph name={MARKS[row.met]} size={row.met === 'met' ? 11 : 10} weight={row.met === 'unsure' ? 1.6 : 2.4} />
      </i>
      <b>{row.text}</b>
      <span title={row.who.join(', ')}>{who}</span>
      <span className="hidden">{SAID[row.met]}</span>
    </li>
  );
}

export function VerdictLine({ place, count, mine }: { place: Place; count: Count; mine: boolean }) {
  const { game, table } = useScene();
  const { verdict, here, coming } = count;
  const seeds = place.view.seeds.length;
  if (!mine && game.format === 'warp-speed')
    return <p className={s.verdict}>{game.seats[table.them].name}’s mission: you may not attempt it.</p>;
  if (here.length + coming.length === 0)
    return (
      <p className={s.verdict}>
        {place.info?.facts.where === 'space' ? 'No crew of yours is here.' : 'Nobody of yours is on the planet.'}
      </p>
    );
  const ahead = seeds > 0 ? ` ${plural(seeds, 'seed card')} to meet first.` : '';
  const wins = winsIt(table.places, place, table.me, game.format) ? ' Solving it wins the game: planet and space.' : '';
  const text: Record<Verdict['met'], [string, string]> = {
    met: ['Met now.', `${ahead}${wins}`],
    coming: ['Met once they are there.', `${ahead}${wins}`],
    unsure: ['The rest is checked when you try.', ahead],
    missing: [`${listOf(verdict.rows.filter((r) => r.met === 'missing').map((r) => r.text))} missing.`, ahead],
  };
  const [bold, rest] = text[verdict.met];
  return (
    <p className={s.verdict} data-met={verdict.met}>
      <b>{bold}</b>
      {rest}
    </p>
  );
}

function winsIt(places: readonly Place[], place: Place, me: number, format: string): boolean {
  if (format !== 'warp-speed') return false;
  const solved = places.filter((p) => p.solvedBy === me).map((p) => p.info?.facts.where);
  const where = place.info?.facts.where;
  return solved.length > 0 && (where === 'both' || !solved.includes(where));
}

// ----- people

function Box({ place, unit, count }: { place: Place; unit: Unit; count: Count }) {
  const scene = useScene();
  const able = unit.people.filter(isAble).length;
  const crew = membersOf(
    scene,
    unit.people.filter(isAble).map((c) => c.id),
  );
  const ship = unit.kind === 'ship' ? unit.info?.facts : undefined;
  const staffed = ship ? staffing(ship, crew) : null;
  const people = [...unit.people].sort((a, b) => Number(!isAble(a)) - Number(!isAble(b)));
  const all = people.length + unit.things.length;
  const size = Math.max(1, Math.min(4, Math.ceil(all / 2)));
  return (
    <div className={s.box} data-empty={all === 0} style={{ '--columns': size } as never}>
      <div className={s.head}>
        <h4>
          <Glyph name={unit.kind === 'team' ? 'planet' : unit.kind === 'ship' ? 'aboard' : 'hollow'} size={14} />
          {unit.kind === 'team' ? 'On the planet' : unit.kind === 'ship' ? `Aboard ${unit.name}` : `In ${unit.name}`}
        </h4>
        <span className={s.meta}>
          {staffed !== null ? (
            <Staffed unit={unit} staffed={staffed} />
          ) : unit.people.length > 0 ? (
            `${able} of ${unit.people.length} can act`
          ) : (
            ''
          )}
        </span>
        {all > 0 && (
          <span className={s.legend}>
            <ChipLegend />
          </span>
        )}
      </div>
      <div className={s.chips}>
        {people.map((c) => (
          <Chip key={c.id} card={c} place={place} unit={unit} count={count} />
        ))}
        {unit.things.map((c) => (
          <Chip key={c.id} card={c} place={place} unit={unit} count={count} />
        ))}
        {people.length + unit.things.length === 0 && <p className={s.nobody}>Nobody is aboard.</p>}
      </div>
    </div>
  );
}

export function Staffed({ unit, staffed }: { unit: Unit; staffed: ReturnType<typeof staffing> }) {
  if (unit.people.length === 0) return <>empty</>;
  if (!staffed.met)
    return (
      <span data-met="missing">
        not staffed
        {staffed.lacking.length > 0 ? `: ${staffed.lacking.map((i) => i.toUpperCase()).join(', ')} missing` : ''}
      </span>
    );
  return (
    <>
      staffing met
      {staffed.by.length > 0 && ': '}
      {staffed.by.map((b, i) => (
        <span key={`${b.icon}${b.who}`}>
          {i > 0 && ', '}
          <b>{b.icon.toUpperCase()}</b> {b.who}
        </span>
      ))}
    </>
  );
}

/** A person or thing: a click ticks it while a group is chosen, else opens its menu. */
export function Chip({
  card,
  unit,
  count,
  place,
  size,
}: {
  card: CardView;
  unit: Unit;
  count: Count;
  place: Place;
  size?: 'desk' | 'phone';
}) {
  const press = useLongPress(card.card, card.id);
  const scene = useScene();
  const group = useUi((u) => u.group);
  const selected = useUi((u) => u.selected);
  const picked = useUi((u) => u.picked);
  const info = scene.infoOf(card.id);
  const key = cardKey(card.id);
  const acts = scene.acts.get(key) ?? [];
  const inGroup = group?.option.group?.includes(card.id) ?? false;
  const chosen = group?.chosen.includes(card.id) ?? false;
  const pick = acts.find((o) => o.verb === 'pick' && o.card === card.id);
  const able = isAble(card);
  const holds = scene.table.on.get(card.id) ?? [];
  const counts = able && unit.spot === count.spot && !(chosen && group?.option.from === count.spot);
  const coming = chosen && group?.option.to === count.spot;
  const mine = place.owner === scene.table.me || scene.game.format !== 'warp-speed';
  const wanted = place.solvedBy === null && mine ? count.wanted : NONE;
  const click = () => {
    if (inGroup && group !== null) ui.toggle(card.id, group.option.max);
    else if (pick !== undefined && scene.game.decision?.kind !== 'action') ui.set({ picked: pick.key });
    else {
      if (card.card) ui.set({ shown: { printing: card.card, card: card.id } });
      ui.select(selected === key ? null : acts.length > 0 ? key : null);
    }
  };
  const show = () => showCard(card.card, card.id);
  return (
    <button
      type="button"
      className={s.chip}
      data-key={key}
      data-act={group === null && selected === null && acts.length > 0}
      data-off={group !== null && !inGroup}
      aria-pressed={inGroup ? chosen : pick ? picked === pick.key : undefined}
      onClick={click}
      onPointerEnter={show}
      onFocus={show}
      {...press}
    >
      <ChipFace
        size={size}
        card={card}
        info={info}
        lit={counts || coming ? wanted : NONE}
        outlined={!counts && !coming && able ? wanted : NONE}
        chosen={chosen || (pick !== undefined && picked === pick.key)}
      />
      {holds.length > 0 && (
        <span className={s.held}>
          {holds.map((c) => scene.nameOf(c.id)).join(', ')}
          {holds.map((c) => (
            <Countdown key={c.id} card={c} />
          ))}
        </span>
      )}
    </button>
  );
}

const NONE: ReadonlySet<string> = new Set();

export function FoeBox({ unit }: { unit: Unit }) {
  const { them, infoOf } = useScene();
  const known = [...unit.people, ...unit.things].filter((c) => c.card !== null && isPersonnel(infoOf(c.id)));
  const hidden = unit.people.length + unit.things.length - known.length;
  const title = unit.kind === 'team' ? `${them}’s Away Team` : unit.name;
  return (
    <div className={s.foe}>
      <h4>{title}</h4>
      <p>
        {unit.people.length + unit.things.length === 0
          ? 'Nobody is aboard.'
          : hidden > 0
            ? `${plural(hidden, 'hidden card')}${known.length > 0 ? `, and ${listOf(known.map((c) => infoOf(c.id)?.facts.title ?? ''))}` : ''}`
            : listOf(known.map((c) => infoOf(c.id)?.facts.title ?? ''))}
      </p>
      {has(unit.card, 'damaged') && <p>Damaged.</p>}
    </div>
  );
}
