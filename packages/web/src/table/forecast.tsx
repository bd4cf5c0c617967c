/** Before an attack: who fires at whom, both sums with all that is known of them, and what could come of it. */

import type { Damage, ShotForecast, ShotResult } from '@spaceline/engine';
import { joined, spoken, type Words } from '@spaceline/protocol/words';
import { Emblem, Glyph } from '../design/index.ts';
import type { AnswerAbout } from '../net/ask.ts';
import { say } from '../net/say.ts';
import { useNaming } from '../net/words.ts';
import { useScene } from './context.tsx';
import { Hull } from './faces.tsx';
import s from './forecast.module.css';
import { ends, SumLine } from './forecast-sum.tsx';
import { RuleLink } from './log.tsx';
import { shortName } from './model/names.ts';
import { cardKey } from './model/options.ts';
import { affiliationOf, number } from './model/places.ts';
import { OwnTactics } from './own-tactics.tsx';
import { ui, useUi } from './ui.ts';
import { useForecast } from './use-forecast.ts';
import { useWide } from './wide.ts';

export function ForecastPanel() {
  const group = useUi((u) => u.group);
  const { them } = useScene();
  const firing = group?.chosen ?? [];
  const target = group?.option.to ?? -1;
  const answer = useForecast();
  const wide = useWide();
  if (group === null) return null;
  return (
    <section className={s.panel} aria-label={spoken(say('Before the attack'))} data-testid="forecast">
      <div className={s.ships}>
        {(group.option.group ?? []).map((id) => (
          <Ship key={id} id={id} most={group.option.max} leaders={answer?.leaders[firing.indexOf(id)]} />
        ))}
        <Ship id={target} />
      </div>
      {firing.length === 0 ? (
        <p className={s.none}>{say('Choose who fires: then both sums are shown.')}</p>
      ) : answer ? (
        <Shots forecast={answer} />
      ) : (
        <p className={s.none} role="status">
          {say('Both sums are worked out …')}
        </p>
      )}
      {/* a desk has them in the rail */}
      {answer && !wide && <OwnTactics forecast={answer} />}
      <dl className={s.notes}>
        <div>
          <dt>{say('It hits')}</dt>
          <dd>
            {say('when ATTACK is more than DEFENSE, directly when it is more than double')} <RuleLink id="R-9.11" />.{' '}
            {say('A card in answer may change both.')}
          </dd>
        </div>
        <div>
          <dt>{say('If it hits')}</dt>
          <dd>{answer ? <DamageWords damage={answer.damage} /> : say('The target is damaged.')}</dd>
        </div>
        <div>
          <dt>{say('The answer')}</dt>
          <dd>
            {say('{name} may hold fire. Both volleys count before any damage lands', { name: them })}{' '}
            <RuleLink id="BOG-29" />.
          </dd>
        </div>
        <div>
          <dt>{say('Afterwards')}</dt>
          <dd>
            {say('whoever fired or was fired at is stopped with the crew, hit or not')} <RuleLink id="R-9.17" />.
          </dd>
        </div>
      </dl>
    </section>
  );
}

interface ShipProps {
  id: number;
  most?: number;
  /** who could lead it, once it is ticked and the rules have answered */
  leaders?: readonly number[];
}

/** A ship that may fire, to be ticked; or the target, where there is nothing to choose. */
function Ship({ id, most, leaders = [] }: ShipProps) {
  const { table } = useScene();
  const naming = useNaming();
  const chosen = useUi((u) => u.group?.chosen.includes(id) ?? false);
  const unit = table.units.get(cardKey(id));
  const mine = unit?.seat === table.me;
  const affiliation = affiliationOf(unit?.card, unit?.info);
  const facts = (
    <>
      <b>
        {affiliation && <Emblem of={affiliation} size={18} />}
        {naming.card(id)}
      </b>
      <span>
        {unit?.card && (
          <>
            {say('WEAPONS')} <em>{number(unit.card, unit.info, 'weapons') ?? '–'}</em> {say('SHIELDS')}{' '}
            <em>{number(unit.card, unit.info, 'shields') ?? '–'}</em>{' '}
          </>
        )}
        {unit?.card?.hull !== undefined && (
          <>
            {say('hull')} <em>{unit.card.hull}%</em>{' '}
          </>
        )}
        {say('aboard')} <em>{unit?.people.length ?? 0}</em>
      </span>
    </>
  );
  if (most === undefined)
    return (
      <div className={s.ship} data-mine={mine} data-target="true">
        {facts}
        <small>{say('Target')}</small>
        <Hull info={unit?.info} mirrored />
      </div>
    );
  return (
    <button
      type="button"
      className={s.ship}
      data-mine={mine}
      aria-pressed={chosen}
      onClick={() => ui.toggle(id, most)}
      onPointerEnter={() => unit?.card?.card && ui.show({ printing: unit.card.card, card: id })}
    >
      {facts}
      {leaders.length > 0 && (
        <small>
          <Glyph name="check" size={10} weight={2.6} />{' '}
          {say('{name} leads', { name: shortName(naming.card(leaders[0])) })}
        </small>
      )}
      <Hull info={unit?.info} mirrored={false} />
      {chosen && (
        <i>
          <Glyph name="check" size={12} weight={2.6} />
        </i>
      )}
    </button>
  );
}

function Shots({ forecast: { attack, answer, tactics } }: { forecast: AnswerAbout<'forecast'> }) {
  const { them } = useScene();
  const most = Math.max(...[attack, answer].flatMap((x) => (x === null ? [] : [ends(x.attack), ends(x.defense)])), 1);
  return (
    <>
      <Shot shot={attack} tactics={tactics} mine title={say('You fire')} scale={most} />
      {answer === null ? (
        <p className={s.none}>{say('Nobody there can return fire.')}</p>
      ) : (
        <Shot
          shot={answer}
          tactics={null}
          mine={false}
          title={
            answer.sure
              ? say('{name} may return fire', { name: them })
              : say('{name} may be able to return fire', { name: them })
          }
          scale={most}
        />
      )}
    </>
  );
}

const ONE: Readonly<Record<ShotResult, string>> = { miss: 'a miss', hit: 'a hit', 'direct hit': 'a direct hit' };

/** What could come of a shot, in words. */
function resultWords(results: readonly ShotResult[]): Words {
  if (results.length === 1) {
    const words: Record<ShotResult, Words> = {
      miss: say('cannot hit'),
      hit: say('hits'),
      'direct hit': say('a direct hit'),
    };
    return say('{what}, whatever the Tactics', { what: words[results[0]] });
  }
  return results.length === 3
    ? say('a miss, a hit or a direct hit')
    : say('{one} or {other}', { one: say(ONE[results[0]]), other: say(ONE[results[1]]) });
}

interface ShotProps {
  shot: ShotForecast;
  /** the own Battle Bridge, where it is the one that fires */
  tactics: AnswerAbout<'forecast'>['tactics'];
  mine: boolean;
  title: Words;
  scale: number;
}

function Shot({ shot, tactics, mine, title, scale }: ShotProps) {
  const worst = shot.withTactics[0];
  return (
    <div className={s.shot} data-mine={mine} data-results={shot.results.join()} data-testid="shot-forecast">
      <p>
        <b>{title}</b>
        <strong data-sure={worst !== 'miss'}>{resultWords(shot.withTactics)}</strong>
      </p>
      <SumLine name="ATTACK" sum={shot.attack} tactics={tactics} own={mine} mine={mine} scale={scale} />
      <SumLine name="DEFENSE" sum={shot.defense} tactics={null} own={!mine} mine={mine} scale={scale} />
    </div>
  );
}

/** What the markers of a hit take; or how a target is turned where no markers are laid. */
function DamageWords({ damage }: { damage: AnswerAbout<'forecast'>['damage'] }) {
  if (damage === null)
    return (
      <>
        {say('the target is turned, which halves its hull; the second hit or a direct one destroys it')}{' '}
        <RuleLink id="R-9.13" />.
      </>
    );
  return (
    <>
      {joined([markers(say('A hit'), damage.hit), markers(say('A direct hit'), damage.direct)], ' ')}{' '}
      <RuleLink id="BOG-33" />
    </>
  );
}

const markers = (hit: Words, { markers: [few, many], hull: [least, most], destroys }: Damage): Words =>
  say('{hit} lays {markers} [markers|marker]: hull −{hull} %<, {end}>.', {
    hit,
    markers: few === many ? many : say('{a} to {b}', { a: few, b: many }),
    hull: least === most ? most : say('{a} to −{b}', { a: least, b: most }),
    end: destroys === 'no' ? null : destroys === 'yes' ? say('which destroys it') : say('which may destroy it'),
  });
