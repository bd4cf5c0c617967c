/** Points by turn, with the numbers as a table for those who listen. */
import { say } from '../net/say.ts';
import type { TurnCount } from '../table/model/stories.ts';
import s from './summary.module.css';

const W = 400;
const H = 250;
const LEFT = 34;
const BOTTOM = 26;
const TOP = 12;

interface Props {
  counts: TurnCount[];
  names: readonly [string, string];
  /** whose line is ice */
  me: number;
}

/** A scale that ends on a round number. */
function top(most: number): number {
  if (most <= 4) return Math.max(2, most);
  const step = most > 60 ? 20 : most > 20 ? 10 : 5;
  return Math.ceil(most / step) * step;
}

export function Plot({ counts, names, me }: Props) {
  const last = Math.max(1, counts[counts.length - 1]?.turn ?? 1);
  const reach = (sign: 1 | -1) => counts.reduce((n, c) => Math.max(n, sign * c.points[0], sign * c.points[1]), 0);
  const most = top(reach(1));
  // points can be lost before any are won
  const least = reach(-1) > 0 ? -top(reach(-1)) : 0;
  const x = (turn: number) => LEFT + (turn / last) * (W - LEFT - 10);
  const y = (n: number) => TOP + ((most - n) / (most - least)) * (H - TOP - BOTTOM);
  const line = (seat: number) => {
    let d = `M${x(0)} ${y(0)}`;
    let was = 0;
    for (const c of counts) {
      const now = c.points[seat];
      if (now !== was) d += `H${x(c.turn)}V${y(now)}`;
      was = now;
    }
    return `${d}H${x(last)}`;
  };
  const steps = (seat: number) => counts.filter((c, i) => c.points[seat] !== (counts[i - 1]?.points[seat] ?? 0));
  const marks = [...new Set([least, 0, most / 2, most])].filter((n) => Number.isInteger(n));
  // at even steps, of which the last need not be the end
  const every = Math.ceil(last / 6);
  const turns = Array.from({ length: Math.floor(last / every) }, (_, i) => (i + 1) * every);
  const other = me === 0 ? 1 : 0;
  return (
    <figure className={s.plot}>
      <figcaption>
        <h2>{say('Points by turn')}</h2>
        <span data-side="you">
          <i />
          {names[me]} <b>{counts[counts.length - 1]?.points[me] ?? 0}</b>
        </span>
        <span data-side="them">
          <i />
          {names[other]} <b>{counts[counts.length - 1]?.points[other] ?? 0}</b>
        </span>
      </figcaption>
      <svg viewBox={`0 0 ${W} ${H}`} aria-hidden="true">
        {marks.map((n) => (
          <g key={n}>
            <path d={`M${LEFT} ${y(n)}H${W - 10}`} stroke="#22324b" />
            <text x={LEFT - 8} y={y(n) + 4} textAnchor="end">
              {n}
            </text>
          </g>
        ))}
        {turns.map((t) => (
          <text key={t} x={x(t)} y={H - 6} textAnchor="middle">
            {t}
          </text>
        ))}
        {[other, me].map((seat) => (
          <g key={seat} className={seat === me ? s.mine : s.theirs}>
            <path
              d={line(seat)}
              fill="none"
              strokeWidth="2.5"
              strokeLinejoin="round"
              strokeDasharray={seat === me ? undefined : '7 4'}
            />
            {steps(seat).map((c) =>
              seat === me ? (
                <circle key={c.turn} cx={x(c.turn)} cy={y(c.points[seat])} r="4.5" />
              ) : (
                <rect key={c.turn} x={x(c.turn) - 4} y={y(c.points[seat]) - 4} width="8" height="8" />
              ),
            )}
          </g>
        ))}
      </svg>
      <table className="hidden">
        <caption>{say('Points by turn')}</caption>
        <thead>
          <tr>
            <th>{say('Turn')}</th>
            <th>{names[0]}</th>
            <th>{names[1]}</th>
          </tr>
        </thead>
        <tbody>
          {counts.map((c) => (
            <tr key={c.turn}>
              <td>{c.turn}</td>
              <td>{c.points[0]}</td>
              <td>{c.points[1]}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
  );
}
