/** Before an attack: who fires at whom, both sums with all that is known of them, and what could come of it. */

import type { ShotForecast, SumForecast, Term } from '@spaceline/engine';
import { spoken, type Words } from '@spaceline/protocol/words';
import { Emblem, Glyph } from '../design/index.ts';
import { type AnswerAbout, useAnswer } from '../net/ask.ts';
import { say } from '../net/say.ts';
import { useNaming } from '../net/words.ts';
import { useScene } from './context.tsx';
import { Hull } from './faces.tsx';
import s from './forecast.module.css';
import { RuleLink } from './log.tsx';
import { shortShip } from './model/names.ts';
import { cardKey } from './model/options.ts';
import { affiliationOf, number } from './model/places.ts';
import { ui, useUi } from './ui.ts';

export function ForecastPanel() {
  const group = useUi((u) => u.group);
  const { them } = useScene();
  const firing = group?.chosen ?? [];
  const target = group?.option.to ?? -1;
  const answer = useAnswer(firing.length === 0 ? null : { about: 'forecast', firing: [...firing], target });
  if (group === null) return null;
  return (
    <section className={s.panel} aria-label={spoken(say('Before the attack'))} data-testid="forecast">
      <div className={s.ships}>
        {(group.option.group ?? []).map((id) => (
          <Ship key={id} id={id} most={group.option.max} />
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
      <dl className={s.notes}>
        <div>
          <dt>{say('The sums')}</dt>
          <dd>
            {say(
              'count what is on the table, any Tactic, and cards that you do not see. A card in answer may change them.',
            )}
          </dd>
        </div>
        <div>
          <dt>{say('It hits')}</dt>
          <dd>
            {say('when ATTACK is more than DEFENSE, directly when it is more than double')} <RuleLink id="R-9.11" />.
          </dd>
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

/** A ship that may fire, to be ticked; or the target, where there is nothing to choose. */
function Ship({ id, most }: { id: number; most?: number }) {
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
      <Hull info={unit?.info} mirrored={false} />
      {chosen && (
        <i>
          <Glyph name="check" size={12} weight={2.6} />
        </i>
      )}
    </button>
  );
}

/** How far the bar reaches: what is open has no end, and the bar stops at what is known. */
const ends = (sum: SumForecast): number => sum.most ?? sum.known;

function Shots({ forecast: { attack, answer } }: { forecast: AnswerAbout<'forecast'> }) {
  const { them } = useScene();
  const most = Math.max(...[attack, answer].flatMap((x) => (x === null ? [] : [ends(x.attack), ends(x.defense)])), 1);
  return (
    <>
      <Shot shot={attack} mine title={say('You fire')} scale={most} />
      {answer === null ? (
        <p className={s.none}>{say('Nobody there can return fire.')}</p>
      ) : (
        <Shot
          shot={answer}
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

type Result = ShotForecast['results'][number];

const ONE: Readonly<Record<Result, string>> = { miss: 'a miss', hit: 'a hit', 'direct hit': 'a direct hit' };

/** What could come of a shot, in words. */
function resultWords(results: readonly Result[]): Words {
  if (results.length === 1) {
    const words: Record<Result, Words> = {
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

function Shot({ shot, mine, title, scale }: { shot: ShotForecast; mine: boolean; title: Words; scale: number }) {
  const worst = shot.results[0];
  return (
    <div className={s.shot} data-mine={mine} data-results={shot.results.join()} data-testid="shot-forecast">
      <p>
        <b>{title}</b>
        <strong data-sure={worst !== 'miss'}>{resultWords(shot.results)}</strong>
      </p>
      <SumLine name="ATTACK" sum={shot.attack} own={mine} mine={mine} scale={scale} />
      <SumLine name="DEFENSE" sum={shot.defense} own={!mine} mine={mine} scale={scale} />
    </div>
  );
}

const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);
const plain = (n: number): string => (n < 0 ? `−${-n}` : `${n}`);
const range = (a: number, b: number | null): Words =>
  b === null
    ? say('{a} or more', { a: plain(a) })
    : a === b
      ? plain(a)
      : say('{a} to {b}', { a: plain(a), b: plain(b) });

interface SumProps {
  name: 'ATTACK' | 'DEFENSE';
  sum: SumForecast;
  /** whose sum it is decides whose Tactics may change it */
  own: boolean;
  /** the side that fires */
  mine: boolean;
  scale: number;
}

/** One sum: its terms, then what a Tactic could add or take; as text and as a bar with the uncertain part hatched. */
function SumLine({ name, sum, own, mine, scale }: SumProps) {
  const naming = useNaming();
  const { them, infoOf, printingOf } = useScene();
  const nameOf = (id: number) => (infoOf(id)?.facts.type === 'Ship' ? shortShip(naming.card(id)) : naming.card(id));
  const at = (n: number) => `${Math.max(0, Math.min(100, (n / scale) * 100))}%`;
  // ships are told apart by a number, people and things are not
  const terms = together(sum.terms, (id) => (isCounted(infoOf(id)?.facts.type) ? id : (printingOf(id) ?? id)));
  const open = sum.least !== sum.most;
  const by = [sum.least, ends(sum)].map((n) => signed(n - sum.known)).filter((x) => x !== '+0');
  return (
    <div className={s.sum} data-own={own} data-fires={mine} data-name={name}>
      <p>
        {say(name)} <em>{range(sum.least, sum.most)}</em>
        {terms.map((t, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: terms never change places
          <span key={i}>
            {i === 0 ? ' = ' : t.n < 0 ? ' − ' : ' + '}
            <u>{Math.abs(t.n)}</u> {nameOf(t.card)}
          </span>
        ))}
        {open && !sum.open && (
          <span>
            {say(', {by} by {whose}', {
              by: by.length === 2 ? say('{a} to {b}', { a: by[0], b: by[1] }) : by[0],
              whose: own ? say('your Tactic') : say('a Tactic of {name}’s', { name: them }),
            })}
          </span>
        )}
        {sum.open && (
          <span>
            {sum.hidden > 0
              ? say('; {n} [cards|card] aboard that you do not see may change it', { n: sum.hidden })
              : say('; cards elsewhere that you do not see may change it')}
          </span>
        )}
      </p>
      <div className={s.bar} aria-hidden="true">
        <i style={{ width: at(sum.least) }} />
        {open && <u style={{ left: at(sum.least), width: at(ends(sum) - sum.least) }} />}
        <s style={{ left: at(sum.known) }} />
      </div>
    </div>
  );
}

const isCounted = (type: string | undefined): boolean => type === 'Ship' || type === 'Facility';

/** Terms that are called the same become one: `key` says which. */
function together(terms: readonly Term[], key: (card: number) => string | number): Term[] {
  const sums = new Map<string | number, Term>();
  for (const { n, card } of terms) {
    const before = sums.get(key(card));
    sums.set(key(card), { card: before?.card ?? card, n: (before?.n ?? 0) + n });
  }
  return [...sums.values()].filter((t, i) => i === 0 || t.n !== 0);
}
