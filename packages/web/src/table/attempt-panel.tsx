/** Before an attempt: what the mission asks of those who take part, what is known of the seed cards, and what is at stake. */

import { spotLocation } from '@spaceline/engine';
import { joined, type OptionView, phrase, spoken, type Words } from '@spaceline/protocol/words';
import { useMemo } from 'react';
import { picture } from '../art/index.ts';
import { Art } from '../cards/Art.tsx';
import { CardBack } from '../cards/index.ts';
import { Glyph } from '../design/index.ts';
import type { AnswerAbout } from '../net/ask.ts';
import { listOf, say } from '../net/say.ts';
import { useNaming } from '../net/words.ts';
import { MOST, TeamTable } from './against.tsx';
import s from './attempt.module.css';
import { useScene } from './context.tsx';
import { RuleLink } from './log.tsx';
import { type Needs, NO_NEEDS, needsOf } from './model/needs.ts';
import type { Place } from './model/places.ts';
import { NeedRow, OtherWays } from './requirement.tsx';
import { useTrying } from './trying.ts';
import { ui } from './ui.ts';
import { useWide } from './wide.ts';

type Forecast = AnswerAbout<'attempt'>;

export function AttemptPanel({ option }: { option: OptionView }) {
  const { table } = useScene();
  const place = table.byId.get(spotLocation(option.to));
  const forecast = useTrying();
  if (place === undefined) return null;
  return (
    <section className={s.panel} aria-label={spoken(say('Before the attempt'))} data-testid="attempt-forecast">
      <Mission place={place} forecast={forecast ?? null} />
      {forecast && <Team forecast={forecast} />}
      {forecast && <Seeds forecast={forecast} />}
      <Meaning />
      {forecast === undefined && (
        <p className={s.wait} role="status">
          {say('Your team is looked at …')}
        </p>
      )}
    </section>
  );
}

function Mission({ place, forecast }: { place: Place; forecast: Forecast | null }) {
  const printing = place.info?.facts.id;
  return (
    <div className={s.mission}>
      {place.info && (
        <button
          type="button"
          className={s.art}
          aria-label={spoken(say('Read {title}', { title: place.title }))}
          onPointerEnter={() => printing && ui.show({ printing, card: null })}
          onClick={() => printing && ui.set({ shown: { printing, card: null }, pinned: true })}
        >
          <Art svg={picture(place.info.facts, 240, 150)} />
        </button>
      )}
      <h3>{place.title}</h3>
      {forecast && (
        <p className={s.stake}>
          <b>{forecast.points}</b>{' '}
          {place.attempt?.wins
            ? say('points, and the game')
            : say('[points|point] if you solve it', { n: forecast.points })}
        </p>
      )}
    </div>
  );
}

/** What may come of it, whatever lies there. */
function Meaning() {
  const { them } = useScene();
  return (
    <dl className={s.notes}>
      <div>
        <dt>{say('They go on')}</dt>
        <dd>
          {say('past each seed card that they overcome; then the mission is held against those who are left')}{' '}
          <RuleLink id="R-8.6" />.
        </dd>
      </div>
      <div>
        <dt>{say('A card holds them up')}</dt>
        <dd>
          {say('the team is stopped, and the card is met again by the next one')} <RuleLink id="R-8.8" />.
        </dd>
      </div>
      <div>
        <dt>{say('No way back')}</dt>
        <dd>{say('What is revealed is taken back only if {name} agrees.', { name: them })}</dd>
      </div>
    </dl>
  );
}

function Team({ forecast }: { forecast: Forecast }) {
  const { printingOf, table } = useScene();
  const wide = useWide();
  const needs = useMemo(() => (forecast.mission === null ? NO_NEEDS : needsOf(forecast.mission)), [forecast.mission]);
  const team = forecast.team.map((card) => ({ card, printing: printingOf(card), owner: table.me }));
  return (
    <div className={s.team} data-met={needs.met}>
      {wide && team.length <= MOST ? (
        <TeamTable title={say('The mission asks of your team')} team={team} needs={needs} />
      ) : (
        <>
          <p className={s.label}>{say('The mission asks of your team of {n}', { n: team.length })}</p>
          <ul>
            {needs.rows.map((r, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a requirement never change places
              <NeedRow key={i} need={r} />
            ))}
          </ul>
          <OtherWays needs={needs} />
        </>
      )}
    </div>
  );
}

/** What lies before the mission, in the order in which it is met. */
function Seeds({ forecast: { seeds } }: { forecast: Forecast }) {
  return (
    <div className={s.seeds} data-testid="attempt-seeds">
      <p className={s.label}>
        {seeds.length === 0
          ? say('No seed cards are left: the mission is tried at once')
          : say('First your team meets')}
      </p>
      <ol>
        {seeds.map((seed, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: seed cards are met in this order
          <Seed key={i} seed={seed} number={i + 1} />
        ))}
      </ol>
    </div>
  );
}

const ART = 44;

function Seed({ seed, number }: { seed: Forecast['seeds'][number]; number: number }) {
  const { table, game } = useScene();
  const naming = useNaming();
  const { card, owner, turn, asks, later } = seed;
  const info = card === null ? undefined : table.lookup(card);
  const needs = useMemo(() => (asks === null ? null : needsOf(asks)), [asks]);
  const whose = owner === game.seat ? say('yours') : say('{name}’s', { name: game.seats[owner].name });
  return (
    <li data-known={card !== null} data-met={needs?.met ?? 'unknown'}>
      <i>{number}</i>
      <span className={s.thumb}>
        {info ? <Art svg={picture(info.facts, ART, ART)} /> : <CardBack width={ART} height={ART} />}
      </span>
      <span className={s.what}>
        {card === null ? (
          <b>{say('Not seen yet')}</b>
        ) : (
          <button
            type="button"
            onPointerEnter={() => ui.show({ printing: card, card: null })}
            onFocus={() => ui.show({ printing: card, card: null })}
            onClick={() => ui.set({ shown: { printing: card, card: null }, pinned: true })}
          >
            {naming.title(card)}
          </button>
        )}
        <small>
          {whose}
          {turn !== null && phrase`, ${say('seen in turn {turn}', { turn })}`}
          {needs !== null && phrase`: ${asksWords(needs, naming.language)}`}
          {later.length > 0 &&
            phrase`: ${say('asks later, of those who are left then: {what}', { what: joined(later.map(naming.language), '; ') })}`}
        </small>
      </span>
      {needs !== null && (
        <span className={s.mark}>
          <Glyph name={needs.met === 'met' ? 'check' : 'cross'} size={11} weight={2.6} />
          <span className="hidden">{needs.met === 'met' ? say('met') : say('missing')}</span>
        </span>
      )}
    </li>
  );
}

/** What a seed card asks for, and what of it is missing. */
function asksWords({ rows, met }: Needs, language: (text: Words) => Words): Words {
  const missing = rows.filter((r) => r.met === 'missing').map((r) => language(r.text));
  if (met === 'met')
    return say('{what}, which they have', {
      what: joined(
        rows.map((r) => language(r.text)),
        ', ',
      ),
    });
  return say('{what} missing', { what: listOf(missing) });
}
