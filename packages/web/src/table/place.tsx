/** An opened location: the requirement ticked off against who is there, then one box for each place people stand. */

import type { Lack } from '@spaceline/engine';
import { joined, phrase, spoken, type Words } from '@spaceline/protocol/words';
import { useEffect, useMemo, useRef } from 'react';
import { ChipLegend } from '../cards/index.ts';
import { pointsOf } from '../cards/words.ts';
import { Glyph } from '../design/index.ts';
import { type AnswerAbout, useAnswer } from '../net/ask.ts';
import type { CardView } from '../net/game.ts';
import { listOf, say } from '../net/say.ts';
import { useNaming } from '../net/words.ts';
import { useLaidOut } from './band.tsx';
import { useScene } from './context.tsx';
import { ChipFace, Mini } from './faces.tsx';
import { Countdown, HeldBox, heldAt } from './held.tsx';
import { shortName } from './model/names.ts';
import { type Met, type Need, type Needs, NO_NEEDS, needsOf, printedNeeds, skillsWanted } from './model/needs.ts';
import { cardKey } from './model/options.ts';
import { isAble, isPersonnel, type Place, teamFor, type Unit } from './model/places.ts';
import s from './place.module.css';
import { useLongPress } from './press.ts';
import { take } from './question.ts';
import { KnownSeeds } from './seeds.tsx';
import { ui, useUi } from './ui.ts';

/** Who counts for the mission here, and how it stands with them; as the rules see it. */
export interface Count {
  /** where they stand: the Away Team on a planet, the fullest crew in space; null where nobody could */
  spot: number | null;
  /** somebody stands there, or is about to */
  anybody: boolean;
  team: readonly number[];
  /** those who are chosen to join them */
  coming: readonly number[];
  needs: Needs;
  /** the skills that are asked for */
  wanted: ReadonlySet<string>;
}

/** The answer to the question about a place; the last one stays until the next is there, so that nothing flickers. */
function useRequirement(place: Place, spot: number | null, coming: readonly number[]) {
  const asked = useAnswer(
    spot === null ? null : { about: 'requirement', location: place.id, spot, coming: [...coming] },
  );
  const held = useRef<{ place: number; answer: AnswerAbout<'requirement'> | null }>(null);
  useEffect(() => {
    if (asked !== undefined) held.current = { place: place.id, answer: asked };
  });
  if (asked !== undefined) return asked;
  return held.current?.place === place.id ? held.current.answer : null;
}

export function useCount(place: Place): Count {
  const group = useUi((u) => u.group);
  const { spot, unit } = teamFor(place, group === null ? null : group.option.to);
  const coming = group !== null && spot !== null && group.option.to === spot ? group.chosen : NOBODY;
  const anybody = (unit?.people.length ?? 0) + coming.length > 0;
  const answer = useRequirement(place, anybody ? spot : null, coming);
  return useMemo((): Count => {
    const needs =
      answer === null
        ? printedNeeds(place.info?.requirement)
        : answer.now === null
          ? NO_NEEDS
          : needsOf(answer.now, answer.then);
    const wanted = skillsWanted(place.info?.facts.requirement);
    return { spot, anybody, team: answer?.team ?? NOBODY, coming, needs, wanted };
  }, [answer, place, spot, anybody, coming]);
}

const NOBODY: readonly number[] = [];

/** A mission whose requirement is of interest: the reader may attempt it, or only watches. */
export const isOpen = (place: Place, seat: number): boolean =>
  place.attempt !== null || (seat < 0 && place.solvedBy === null);

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
      aria-label={spoken(say('{title}, opened', { title: place.title }))}
    >
      <NeedsColumn place={place} count={count} />
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
        : planet
          ? say('Nobody is here. Fly a ship to this location, then beam an Away Team down.')
          : say('Nobody is here. Fly a ship with a crew to this location.')}
    </p>
  );
}

const showCard = (printing: string | null, card: number): void => {
  if (printing !== null) ui.show({ printing, card });
};

function NeedsColumn({ place, count }: { place: Place; count: Count }) {
  const { them, table } = useScene();
  const facts = place.info?.facts;
  const where =
    facts?.where === 'planet'
      ? say('Planet mission')
      : facts?.where === 'space'
        ? say('Space mission')
        : say('Planet and space mission');
  return (
    <div className={s.needs}>
      <h3>{place.title}</h3>
      <p className={s.sub}>{say('{where}, {points} points', { where, points: facts ? pointsOf(facts) : 0 })}</p>
      {place.solvedBy !== null ? (
        <p className={s.verdict} data-met="met">
          <b>{place.solvedBy === table.me ? say('Solved.') : say('Solved by {name}.', { name: them })}</b>
        </p>
      ) : (
        <>
          <ul className={s.rows}>
            {count.needs.rows.map((r, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a requirement never change places
              <NeedRow key={i} need={r} />
            ))}
          </ul>
          <OtherWays needs={count.needs} className={s.other} />
          <VerdictLine place={place} count={count} />
          <KnownSeeds place={place} />
        </>
      )}
    </div>
  );
}

const MARKS = { met: 'check', coming: 'down', missing: 'cross', unknown: 'hollow' } as const;
const SAID: Readonly<Record<Met, Words>> = {
  met: say('met'),
  coming: say('met once they arrive'),
  missing: say('missing'),
  unknown: say('checked when it is tried'),
};

/** A part of a requirement, in the reader's language. */
const useTerm = (): ((text: Words) => Words) => useNaming().language;

/** More than any skill is asked for: an attribute, of which the number says more than the names. */
const MANY = 10;

/** A name for somebody who may be gone; undefined where the table knows better. */
export type Called = (card: number) => string | undefined;

/** Who gives a part, or how much of it is there. */
export function useGivers(called?: Called): (need: Need) => { brief: Words; all: Words } {
  const naming = useNaming();
  return ({ who, have, need, met, atMost }) => {
    const names = who.map((id) => called?.(id) ?? naming.card(id));
    const all = joined(names, ', ');
    if (have !== null && need !== null && need > 1 && (met === 'missing' || need >= MANY))
      return { brief: atMost ? `${have}` : say('{have} of {need}', { have, need }), all };
    const short = names.map(shortName);
    return { brief: short.length > 2 ? phrase`${short[0]} +${short.length - 1}` : joined(short, ', '), all };
  };
}

export function NeedRow({ need, called }: { need: Need; called?: Called }) {
  const termOf = useTerm();
  const givers = useGivers(called)(need);
  return (
    <li className={s.row} data-met={need.met}>
      <i>
        <Glyph name={MARKS[need.met]} size={need.met === 'met' ? 11 : 10} weight={need.met === 'unknown' ? 1.6 : 2.4} />
      </i>
      <b>{termOf(need.text)}</b>
      <span title={spoken(givers.all)}>{givers.brief}</span>
      <span className="hidden">{SAID[need.met]}</span>
    </li>
  );
}

/** The ways to meet it that are further away. */
export function OtherWays({ needs, className }: { needs: Needs; className?: string }) {
  const termOf = useTerm();
  return needs.others.map((terms, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: ways never change places
    <p key={i} className={className}>
      {say('or {terms}', { terms: joined(terms.map(termOf), ', ') })}
    </p>
  ));
}

export function VerdictLine({ place, count }: { place: Place; count: Count }) {
  const { game, table } = useScene();
  const termOf = useTerm();
  const { needs, anybody, team, coming } = count;
  const seeds = place.view.seeds.length;
  const where = place.info?.facts.where;
  if (game.seat < 0) return null;
  if (place.attempt === null)
    return (
      <p className={s.verdict}>
        {say('{name}’s mission: you may not attempt it.', { name: game.seats[table.them].name })}
      </p>
    );
  const nobody = needs.met === 'unknown' ? !anybody : team.length + coming.length === 0;
  if (nobody)
    return (
      <p className={s.verdict}>
        {where === 'space' ? say('No crew of yours is here.') : say('Nobody of yours is on the planet.')}
      </p>
    );
  if (needs.met === 'unknown') return null;
  const ahead = seeds > 0 ? phrase` ${say('{n} seed [cards|card] to meet first.', { n: seeds })}` : '';
  const won = place.attempt.wins ? phrase` ${say('Solving it wins the game: planet and space.')}` : '';
  const missing = needs.rows.filter((r) => r.met === 'missing').map((r) => termOf(r.text));
  const text: Record<Exclude<Met, 'unknown'>, [Words, Words]> = {
    met: [say('Met now.'), phrase`${ahead}${won}`],
    coming: [say('Met once they are there.'), phrase`${ahead}${won}`],
    missing: [missing.length > 0 ? say('{what} missing.', { what: listOf(missing) }) : say('Not met.'), ahead],
  };
  const [bold, rest] = text[needs.met];
  return (
    <p className={s.verdict} data-met={needs.met}>
      <b>{bold}</b>
      {rest}
    </p>
  );
}

// ----- people

function Box({ place, unit, count }: { place: Place; unit: Unit; count: Count }) {
  const able = unit.people.filter(isAble).length;
  const people = [...unit.people].sort((a, b) => Number(!isAble(a)) - Number(!isAble(b)));
  const all = people.length + unit.things.length;
  const size = Math.max(1, Math.min(4, Math.ceil(all / 2)));
  return (
    <div className={s.box} data-empty={all === 0} style={{ '--columns': size } as never}>
      <div className={s.head}>
        <h4>
          <Glyph name={unit.kind === 'team' ? 'planet' : unit.kind === 'ship' ? 'aboard' : 'hollow'} size={14} />
          {unit.kind === 'team'
            ? say('On the planet')
            : unit.kind === 'ship'
              ? say('Aboard {name}', { name: shortName(unit.name) })
              : say('In {name}', { name: unit.name })}
        </h4>
        <span className={s.meta}>
          {unit.kind === 'ship' ? (
            <Staffed unit={unit} />
          ) : unit.people.length > 0 ? (
            say('{able} of {n} can act', { able, n: unit.people.length })
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
        {people.length + unit.things.length === 0 && <p className={s.nobody}>{say('Nobody is aboard.')}</p>}
      </div>
    </div>
  );
}

const LACKS: Readonly<Record<Lack, Words>> = {
  absent: say('missing'),
  stopped: say('stopped'),
  disabled: say('disabled'),
  arrested: say('under house arrest'),
};

/** Is she staffed, and by whom; or what she lacks. */
export function Staffed({ unit }: { unit: Unit }) {
  const { table } = useScene();
  const naming = useNaming();
  const mine = unit.card !== null && unit.seat === table.me && unit.people.length > 0;
  const answer = useAnswer(mine ? { about: 'staffing', ship: unit.spot } : null);
  const staffed = answer?.staffed ?? unit.card?.staffed;
  if (unit.people.length === 0) return unit.things.length > 0 ? say('no crew') : null;
  if (staffed === undefined) return null;
  const icons = answer?.icons ?? [];
  if (!staffed) {
    const lacks = icons.flatMap(({ icon, lack }) =>
      lack === null ? [] : [phrase`${icon.toUpperCase()} ${LACKS[lack]}`],
    );
    if (answer?.match.lack === 'absent') lacks.push(say('nobody matches the ship'));
    else if (answer?.match.lack)
      lacks.push(say('whoever matches the ship is {lack}', { lack: LACKS[answer.match.lack] }));
    return (
      <span data-met="missing">
        {say('not staffed')}
        {lacks.length > 0 && phrase`: ${joined(lacks, ', ')}`}
      </span>
    );
  }
  return (
    <>
      {say('staffing met')}
      {icons.map(({ icon, by }, i) => (
        <span key={by}>
          {i === 0 ? ': ' : ', '}
          <b>{icon.toUpperCase()}</b> {shortName(naming.card(by))}
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
  const coming = count.coming.includes(card.id);
  const there = count.needs.met === 'unknown' ? able && unit.spot === count.spot : count.team.includes(card.id);
  const counts = there && !(chosen && group?.option.from === count.spot);
  const wanted = isOpen(place, scene.game.seat) ? count.wanted : NONE;
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
      data-testid="chip"
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
          {joined(
            holds.map((c) => scene.nameOf(c.id)),
            ', ',
          )}
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
  const titles = listOf(known.map((c) => infoOf(c.id)?.facts.title ?? ''));
  const title = unit.kind === 'team' ? say('{name}’s Away Team', { name: them }) : unit.name;
  return (
    <div className={s.foe}>
      <h4>{title}</h4>
      <p>
        {unit.people.length + unit.things.length === 0
          ? say('Nobody is aboard.')
          : hidden > 0
            ? say('{n} hidden [cards|card]<, and {who}>', { n: hidden, who: known.length > 0 ? titles : null })
            : titles}
      </p>
      {unit.card?.hull !== undefined && <p>{say('Hull {hull}%.', { hull: unit.card.hull })}</p>}
    </div>
  );
}
