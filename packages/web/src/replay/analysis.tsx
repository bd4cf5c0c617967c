/** How the chances went in a game that is over, and the three turns in which they turned; each can be looked at, and played on. */
import type { GameAnalysis } from '@spaceline/protocol';
import { spoken } from '@spaceline/protocol/words';
import { Dialog } from '../app/dialog.tsx';
import { Button } from '../design/index.ts';
import { useFetched } from '../lobby/use.ts';
import { api } from '../net/api.ts';
import { say } from '../net/say.ts';
import s from './analysis.module.css';
import type { Replay } from './frames.ts';

const W = 640;
const H = 200;
const LEFT = 40;
const BOTTOM = 24;

/** As the seat whose eyes look sees it; a spectator sees the first player's chances. */
const seenBy = (seat: number, odds: number): number => (seat === 1 ? 1 - odds : odds);
const percent = (odds: number): number => Math.round(100 * odds);

function Chart({ told, eyes, marks }: { told: GameAnalysis; eyes: number; marks: ReadonlyMap<number, number> }) {
  const points = [...told.moments.map((m) => m.odds), told.end].map((odds) => seenBy(eyes, odds));
  const x = (i: number) => LEFT + (i / Math.max(1, points.length - 1)) * (W - LEFT - 8);
  const y = (odds: number) => 8 + (1 - odds) * (H - BOTTOM - 8);
  const line = points.map((odds, i) => `${i === 0 ? 'M' : 'L'}${x(i).toFixed(1)} ${y(odds).toFixed(1)}`).join('');
  const label = say('From {from} to {to} per cent', {
    from: percent(points[0]),
    to: percent(points[points.length - 1]),
  });
  return (
    <svg viewBox={`0 0 ${W} ${H}`} className={s.chart} role="img" aria-label={spoken(label)}>
      {[0, 0.5, 1].map((odds) => (
        <g key={odds}>
          <path d={`M${LEFT} ${y(odds)}H${W}`} className={s.rule} />
          <text x={LEFT - 8} y={y(odds) + 4} textAnchor="end">
            {percent(odds)}
          </text>
        </g>
      ))}
      <path d={line} className={s.line} />
      {told.moments.map((m, i) =>
        marks.has(m.n) ? (
          <g key={m.n}>
            <circle cx={x(i)} cy={y(points[i])} r={11} className={s.mark} />
            <text x={x(i)} y={y(points[i]) + 4} textAnchor="middle" className={s.number}>
              {marks.get(m.n)}
            </text>
          </g>
        ) : null,
      )}
    </svg>
  );
}

export default function Analysis({ replay, go, onClose }: { replay: Replay; go(n: number): void; onClose(): void }) {
  const { data, problem } = useFetched(() => api.analysis(replay.id), `analysis ${replay.id}`);
  return (
    <Dialog title={say('Where it turned')} wide onClose={onClose}>
      {problem !== null && <p role="alert">{problem}</p>}
      {data === null && problem === null && <p role="status">{say('The game is played on from every turn …')}</p>}
      {data !== null && (
        <div data-testid="analysis">
          <p className={s.lead}>
            {say(
              'How often {who} wins, in per cent, from the beginning of each turn: {n} games were played on from each.',
              {
                who: replay.names[replay.seat === 1 ? 1 : 0],
                n: data.playouts,
              },
            )}
          </p>
          <Chart told={data} eyes={replay.seat} marks={new Map(data.turned.map((t, i) => [t.n, i + 1]))} />
          <ol className={s.points}>
            {data.turned.map((t) => (
              <li key={t.n}>
                <span>
                  <b>{say('Turn {n}, {who}', { n: t.turn, who: replay.names[t.seat] })}</b>{' '}
                  {say('{from} to {to} per cent', { from: percent(t.before), to: percent(t.after) })}
                  <small>
                    {t.better === null
                      ? say('Began with: {did}. Nothing better was found.', { did: t.did })
                      : say('Began with: {did}. Better: {better}, {n} per cent.', {
                          did: t.did,
                          better: t.better.first,
                          n: percent(t.better.odds),
                        })}
                  </small>
                </span>
                <Button
                  quiet
                  onClick={() => {
                    go(t.n);
                    onClose();
                  }}
                >
                  {say('Go there')}
                </Button>
              </li>
            ))}
          </ol>
        </div>
      )}
    </Dialog>
  );
}
