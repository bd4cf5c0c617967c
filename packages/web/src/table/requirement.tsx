/** What a mission asks, ticked off against who counts for it; as the rules see it. */
import { locationSpot, type Reason, skillsAsked } from '@spaceline/engine';
import type { OptionView } from '@spaceline/protocol';
import { joined, phrase, reasonWords, spoken, type Words, withStop } from '@spaceline/protocol/words';
import { useEffect, useMemo, useRef } from 'react';
import { withIcons } from '../cards/CardText.tsx';
import { pointsOf } from '../cards/words.ts';
import { Glyph } from '../design/index.ts';
import { useScrolling } from '../design/scroll.ts';
import { type AnswerAbout, useAnswer } from '../net/ask.ts';
import { listOf, say } from '../net/say.ts';
import { useNaming } from '../net/words.ts';
import { useScene } from './context.tsx';
import { RuleLink } from './log.tsx';
import { shortName } from './model/names.ts';
import { type Met, type Need, type Needs, NO_NEEDS, needsOf, printedNeeds, unchecked } from './model/needs.ts';
import { objectivesAt } from './model/objectives.ts';
import { type Place, teamFor } from './model/places.ts';
import { isLink } from './model/rows.ts';
import { ObjectiveHere } from './objective-later.tsx';
import s from './place.module.css';
import { KnownSeeds } from './seeds.tsx';
import { useUi } from './ui.ts';

/** Who counts for the mission here, and how it stands with them; as the rules see it. */
export interface Count {
  /** where they stand: the Away Team on a planet, the fullest crew in space; null where nobody could */
  spot: number | null;
  /** somebody stands there, or is about to */
  anybody: boolean;
  team: readonly number[];
  /** those who are chosen to join them, and to leave them */
  coming: readonly number[];
  leaving: readonly number[];
  needs: Needs;
  /** why they may not attempt it, whatever they have */
  why: Reason | null;
  /** the skills that are asked for */
  wanted: ReadonlySet<string>;
}

/** The answer to the question about a place; the last one stays until the next is there, so that nothing flickers. */
function useRequirement(place: Place, spot: number | null, { coming, leaving, elsewhere }: Going) {
  const asked = useAnswer(
    spot === null
      ? null
      : { about: 'requirement', location: place.id, spot, coming: [...coming], leaving: [...leaving], elsewhere },
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
  const { coming, leaving, elsewhere } = goingAt(group, spot);
  const anybody = (unit?.people.length ?? 0) + coming.length > 0;
  const answer = useRequirement(place, place.attempt === null ? null : (spot ?? locationSpot(place.id)), {
    coming,
    leaving,
    elsewhere,
  });
  return useMemo((): Count => {
    const needs =
      answer === null
        ? printedNeeds(place.info?.requirement)
        : answer.now === null
          ? NO_NEEDS
          : anybody
            ? needsOf(answer.now, answer.then)
            : unchecked(needsOf(answer.now));
    // whoever only watches has no team that could be asked something else than what is printed
    const wanted = new Set(place.attempt === null ? skillsAsked(place.info?.facts.requirement) : answer?.skills);
    return { spot, anybody, team: answer?.team ?? NOBODY, coming, leaving, needs, why: answer?.why ?? null, wanted };
  }, [answer, place, spot, anybody, coming, leaving]);
}

/** What a mission asks of those who would be there, row by row. */
export function useRows(place: Place, team: readonly number[], spot: number | null): readonly Need[] {
  const answer = useAnswer(
    spot === null ? null : { about: 'requirement', location: place.id, spot, people: [...team] },
  );
  const verdict = answer?.then ?? answer?.now ?? null;
  return verdict === null ? printedNeeds(place.info?.requirement).rows : needsOf(verdict).rows;
}

const NOBODY: readonly number[] = [];

/** Who is chosen to come, and who to go, while somebody is chosen; and where those go who leave. */
interface Going {
  coming: readonly number[];
  leaving: readonly number[];
  elsewhere?: number;
}

const NOBODY_GOES: Going = { coming: NOBODY, leaving: NOBODY };

function goingAt(group: { option: OptionView; chosen: readonly number[] } | null, spot: number | null): Going {
  if (group === null || spot === null) return NOBODY_GOES;
  const { option, chosen } = group;
  if (option.to === spot) return { coming: chosen, leaving: NOBODY };
  const leaves = option.from === spot && (option.verb === 'beam' || option.verb === 'walk');
  return leaves ? { coming: NOBODY, leaving: chosen, elsewhere: option.to } : NOBODY_GOES;
}

/** A mission whose requirement is of interest: the reader may attempt it, or only watches. */
export const isOpen = (place: Place, seat: number): boolean =>
  place.attempt !== null || (seat < 0 && place.solvedBy === null);

/** What kind of place it is; a place in another time says where it is now. */
export function PlaceSub({ place }: { place: Place }) {
  const { naming } = useScene();
  const { time } = place.view;
  const facts = place.info?.facts;
  if (time !== undefined)
    return (
      <p className={s.sub} data-testid="time">
        {time.length === 0
          ? say('Another time; the place itself has left play')
          : say('Another time; the same place as {places}', { places: listOf(time.map((l) => naming.place(l))) })}
      </p>
    );
  if (isLink(place)) return <p className={s.sub}>{say('A way to another line: no mission')}</p>;
  const where =
    facts?.where === 'planet'
      ? say('Planet mission')
      : facts?.where === 'space'
        ? say('Space mission')
        : say('Planet and space mission');
  return <p className={s.sub}>{say('{where}, {points} points', { where, points: facts ? pointsOf(facts) : 0 })}</p>;
}

/** What has been done with it: solved, scouted, assimilated. */
export function PlaceState({ place }: { place: Place }) {
  const { game, isMine } = useScene();
  const { assimilatedBy, scoutedBy = [] } = place.view;
  const by = (seat: number) => ({ name: game.seats[seat].name });
  const lines: Words[] = [];
  if (place.solvedBy !== null)
    lines.push(isMine(place.solvedBy) ? say('Solved.') : say('Solved by {name}.', by(place.solvedBy)));
  if (assimilatedBy !== undefined)
    lines.push(isMine(assimilatedBy) ? say('Assimilated.') : say('Assimilated by {name}.', by(assimilatedBy)));
  else
    for (const seat of scoutedBy)
      lines.push(isMine(seat) ? say('You have scouted it.') : say('{name} has scouted it.', by(seat)));
  if (lines.length === 0) return null;
  return (
    <p className={s.verdict} data-met="met" data-testid="place-state">
      <b>{joined(lines, ' ')}</b>
    </p>
  );
}

/** Is its requirement still of interest to anybody? A doorway and a place in another time have none, nobody attempts what is assimilated. */
export const asks = (place: Place): boolean =>
  place.solvedBy === null && place.view.assimilatedBy === undefined && place.view.time === undefined && !isLink(place);

export function NeedsColumn({ place, count }: { place: Place; count: Count }) {
  const { table } = useScene();
  const box = useScrolling();
  const aimed = objectivesAt(table, place);
  return (
    <div className={s.needs} ref={box}>
      <h3>{place.title}</h3>
      <PlaceSub place={place} />
      {aimed.map((c) => (
        <ObjectiveHere key={c.id} card={c} />
      ))}
      <PlaceState place={place} />
      {!asks(place) ? null : aimed.some((c) => c.controller === table.me) ? (
        <KnownSeeds place={place} />
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

export const MARKS = { met: 'check', coming: 'down', missing: 'cross', unknown: 'hollow' } as const;
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

/** Who gives a part, or how much of it is there. */
export function useGivers(): (need: Need) => { brief: Words; all: Words } {
  const naming = useNaming();
  return ({ who, have, need, met, atMost }) => {
    const names = who.map(({ card: x }) =>
      typeof x === 'number' ? naming.card(x) : x.printing === null ? say('a hidden card') : naming.title(x.printing),
    );
    const all = joined(
      names.map((name, i) => (who[i].n === 1 ? name : say('{name} ({n})', { name, n: who[i].n }))),
      ', ',
    );
    if (have !== null && need !== null && need > 1 && (met === 'missing' || need >= MANY))
      return { brief: atMost ? `${have}` : say('{have} of {need}', { have, need }), all };
    const short = names.map(shortName);
    return { brief: short.length > 2 ? phrase`${short[0]} +${short.length - 1}` : joined(short, ', '), all };
  };
}

export function NeedRow({ need }: { need: Need }) {
  const termOf = useTerm();
  const givers = useGivers()(need);
  return (
    <li className={s.row} data-met={need.met}>
      <i>
        <Glyph name={MARKS[need.met]} size={need.met === 'met' ? 11 : 10} weight={need.met === 'unknown' ? 1.6 : 2.4} />
      </i>
      <b>{withIcons(termOf(need.text))}</b>
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
  const naming = useNaming();
  const { needs, anybody, team, coming, why } = count;
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
  // docked, in a facility, in orbit: here, but not where the mission is attempted from
  const inside = place.below.filter((u) => u.people.length > 0 && u.spot !== count.spot);
  if (nobody)
    return (
      <p className={s.verdict}>
        {anybody
          ? say('Your people here cannot act now.')
          : inside.length > 0
            ? say('Your people here are in {units}.', { units: listOf(inside.map((u) => u.name)) })
            : where === 'space'
              ? say('No crew of yours is here.')
              : say('Nobody of yours is on the planet.')}
      </p>
    );
  // what they have is of no use
  if (why !== null)
    return (
      <p className={s.verdict} data-met="missing" data-why={why.rule}>
        <b>{withStop(reasonWords(why, naming))}</b> <RuleLink id={why.rule} />
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
