/** Before an attack: who fires at whom, both sums with all that is known of them, and what could come of it. */
import type { ShotForecast, SumForecast } from '@spaceline/engine';
import { Emblem, Glyph } from '../design/index.ts';
import { type AnswerAbout, useAnswer } from '../net/ask.ts';
import { useNaming } from '../net/words.ts';
import { useScene } from './context.tsx';
import s from './forecast.module.css';
import { RuleLink } from './log.tsx';
import { plural, shortName } from './model/names.ts';
import { cardKey } from './model/options.ts';
import { number } from './model/places.ts';
import { ui, useUi } from './ui.ts';

export function ForecastPanel() {
  const group = useUi((u) => u.group);
  const { them } = useScene();
  const firing = group?.chosen ?? [];
  const target = group?.option.to ?? -1;
  const answer = useAnswer(firing.length === 0 ? null : { about: 'forecast', firing: [...firing], target });
  if (group === null) return null;
  return (
    <section className={s.panel} aria-label="Before the attack" data-testid="forecast">
      <div className={s.ships}>
        {(group.option.group ?? []).map((id) => (
          <Ship key={id} id={id} most={group.option.max} />
        ))}
        <Ship id={target} />
      </div>
      {firing.length === 0 ? (
        <p className={s.none}>Choose who fires: then both sums are shown.</p>
      ) : answer ? (
        <Shots forecast={answer} />
      ) : (
        <p className={s.none} role="status">
          Both sums are worked out …
        </p>
      )}
      <dl className={s.notes}>
        <div>
          <dt>It hits</dt>
          <dd>
            when ATTACK is more than DEFENSE, directly when it is more than double <RuleLink id="R-9.11" />.
          </dd>
        </div>
        <div>
          <dt>The answer</dt>
          <dd>
            {them} may hold fire. Both volleys count before any damage lands <RuleLink id="BOG-29" />.
          </dd>
        </div>
        <div>
          <dt>Afterwards</dt>
          <dd>
            whoever fired or was fired at is stopped with the crew, hit or not <RuleLink id="R-9.17" />.
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
  const facts = (
    <>
      <b>
        {unit?.info?.facts.affiliations[0] && <Emblem of={unit.info.facts.affiliations[0]} size={18} />}
        {naming.card(id)}
      </b>
      <span>
        {unit?.card && (
          <>
            WEAPONS <em>{number(unit.card, unit.info, 'weapons') ?? '–'}</em> SHIELDS{' '}
            <em>{number(unit.card, unit.info, 'shields') ?? '–'}</em>{' '}
          </>
        )}
        {unit?.card?.hull !== undefined && (
          <>
            hull <em>{unit.card.hull}%</em>{' '}
          </>
        )}
        aboard <em>{unit?.people.length ?? 0}</em>
      </span>
    </>
  );
  if (most === undefined)
    return (
      <div className={s.ship} data-mine={mine} data-target="true">
        {facts}
        <small>Target</small>
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
      <Shot shot={attack} mine title="You fire" scale={most} />
      {answer === null ? (
        <p className={s.none}>Nobody there can return fire.</p>
      ) : (
        <Shot
          shot={answer}
          mine={false}
          title={answer.sure ? `${them} may return fire` : `${them} may be able to return fire`}
          scale={most}
        />
      )}
    </>
  );
}

type Result = ShotForecast['results'][number];

/** What could come of a shot, in words. */
function resultWords(results: readonly Result[]): string {
  if (results.length === 1) {
    const words: Record<Result, string> = { miss: 'cannot hit', hit: 'hits', 'direct hit': 'a direct hit' };
    return `${words[results[0]]}, whatever is played`;
  }
  return results.length === 3 ? 'a miss, a hit or a direct hit' : `a ${results[0]} or a ${results[1]}`;
}

function Shot({ shot, mine, title, scale }: { shot: ShotForecast; mine: boolean; title: string; scale: number }) {
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
const range = (a: number, b: number | null): string =>
  b === null ? `${a} or more` : a === b ? `${a}` : `${a} to ${b}`;

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
  const { them, infoOf } = useScene();
  const nameOf = (id: number) => (infoOf(id)?.facts.type === 'Ship' ? shortName(naming.card(id)) : naming.card(id));
  const at = (n: number) => `${Math.max(0, Math.min(100, (n / scale) * 100))}%`;
  const terms = together(sum.terms.map((t) => ({ n: t.n, name: nameOf(t.card) })));
  const open = sum.least !== sum.most;
  const by = [sum.least, ends(sum)].map((n) => signed(n - sum.known)).filter((x) => x !== '+0');
  return (
    <div className={s.sum} data-own={own} data-fires={mine} data-name={name}>
      <p>
        {name} <em>{range(sum.least, sum.most)}</em>
        {terms.map((t, i) => (
          <span key={t.name}>
            {i === 0 ? ' = ' : t.n < 0 ? ' − ' : ' + '}
            <u>{Math.abs(t.n)}</u> {t.name}
          </span>
        ))}
        {open && !sum.open && (
          <span>
            {', '}
            {by.join(' to ')} by {own ? 'your Tactic' : `a Tactic of ${them}’s`}
          </span>
        )}
        {sum.open && (
          <span>
            ; {sum.hidden > 0 ? `${plural(sum.hidden, 'card')} aboard` : 'cards elsewhere'} that you do not see may
            change it
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

interface NamedTerm {
  n: number;
  name: string;
}

/** Terms of one name become one. */
function together(terms: readonly NamedTerm[]): NamedTerm[] {
  const sums = new Map<string, number>();
  for (const { n, name } of terms) sums.set(name, (sums.get(name) ?? 0) + n);
  return [...sums].map(([name, n]) => ({ name, n })).filter((t, i) => i === 0 || t.n !== 0);
}
