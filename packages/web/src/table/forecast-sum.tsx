/** One sum of a forecast: its terms, and what Tactics could make of it, as text and as a bar with the uncertain part hatched. */

import type { OwnTactics, SumForecast, Term } from '@spaceline/engine';
import { joined, type Words } from '@spaceline/protocol/words';
import { say } from '../net/say.ts';
import { useNaming } from '../net/words.ts';
import { useScene } from './context.tsx';
import s from './forecast.module.css';
import { shortShip } from './model/names.ts';

/** How far the bar reaches: as far as Tactics could make it. */
export const ends = (sum: SumForecast): number => Math.max(sum.known, sum.withTactics[1]);

const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);
const plain = (n: number): string => (n < 0 ? `−${-n}` : `${n}`);
const range = (a: number, b: number): Words => (a === b ? plain(a) : say('{a} to {b}', { a: plain(a), b: plain(b) }));

const percent = (chance: number): number => Math.round(chance * 100);

interface SumProps {
  name: 'ATTACK' | 'DEFENSE';
  sum: SumForecast;
  /** the own Battle Bridge, where its best Tactic is added: then the chances of each total are known */
  tactics: OwnTactics | null;
  /** whose sum it is decides whose Tactics may change it */
  own: boolean;
  /** the side that fires */
  mine: boolean;
  scale: number;
}

export function SumLine({ name, sum, tactics, own, mine, scale }: SumProps) {
  const naming = useNaming();
  const { them, infoOf, printingOf } = useScene();
  const nameOf = (id: number) => (infoOf(id)?.facts.type === 'Ship' ? shortShip(naming.card(id)) : naming.card(id));
  const at = (n: number) => `${Math.max(0, Math.min(100, (n / scale) * 100))}%`;
  // ships are told apart by a number, people and things are not
  const terms = together(sum.terms, (id) => (isCounted(infoOf(id)?.facts.type) ? id : (printingOf(id) ?? id)));
  const [least, most] = sum.withTactics;
  const by = [least, most].map((n) => signed(n - sum.known)).filter((x) => x !== '+0');
  const amount = by.length === 2 && by[0] !== by[1] ? say('{a} to {b}', { a: by[0], b: by[1] }) : by[0];
  const whose = tactics
    ? say('the best Tactic you draw')
    : own
      ? say('your Tactic')
      : say('a Tactic of {name}’s', { name: them });
  return (
    <div className={s.sum} data-own={own} data-fires={mine} data-name={name}>
      <p>
        {say(name)} <em>{range(least, most)}</em>
        {terms.map((t, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: terms never change places
          <span key={i}>
            {i === 0 ? ' = ' : t.n < 0 ? ' − ' : ' + '}
            <u>{Math.abs(t.n)}</u> {nameOf(t.card)}
          </span>
        ))}
        {by.length > 0 && <span>{say(', {by} by {whose}', { by: amount, whose })}</span>}
        {sum.open && (
          <span>
            {sum.hidden > 0
              ? say('; {n} [cards|card] aboard that you do not see may change it', { n: sum.hidden })
              : say('; cards elsewhere that you do not see may change it')}
          </span>
        )}
      </p>
      <div className={s.bars}>
        <div className={s.bar} aria-hidden="true">
          <i style={{ width: at(Math.min(least, sum.known)) }} />
          {least !== most && (
            <u style={{ left: at(Math.min(least, sum.known)), width: at(ends(sum) - Math.min(least, sum.known)) }} />
          )}
          {sum.known !== ends(sum) && <s style={{ left: at(sum.known) }} />}
        </div>
        {tactics && tactics.gains.length > 1 && (
          <small className={s.chances}>
            {joined(
              tactics.gains.map(({ attack, chance }) =>
                say('{total} in {percent} %', { total: sum.known + attack, percent: percent(chance) }),
              ),
              ', ',
            )}
          </small>
        )}
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
