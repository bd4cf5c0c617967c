/** Where everybody stands. */
import type { EventStanding, EventView } from '@spaceline/protocol';
import p from '../app/page.module.css';
import { Said } from '../net/said.tsx';
import { say } from '../net/say.ts';
import s from './events.module.css';
import { nameIn, PlayerName, RuleLink } from './parts.tsx';
import { signed } from './words.ts';

const losses = ({ results }: EventStanding): number => results['modified-loss'] + results['full-loss'];

export function Standings({ event: e }: { event: EventView }) {
  const whole = e.played.filter((r) => r.tables.every((t) => t.result !== null)).length;
  return (
    <section className={`${p.panel} ${s.atStandings}`} data-testid="standings">
      <h2>
        {say('Standings')} <i />{' '}
        <small>{e.phase === 'over' ? say('final') : whole === 0 ? '' : say('after round {n}', { n: whole })}</small>
      </h2>
      {e.standings.length === 0 ? (
        <p className={p.empty}>{say('Nobody is here yet.')}</p>
      ) : (
        <table className={s.standings}>
          <thead>
            <tr>
              <th scope="col">
                <span className="hidden">{say('place')}</span>
              </th>
              <th scope="col">{say('player')}</th>
              <th scope="col">{say('points')}</th>
              <th scope="col">{say('full')}</th>
              <th scope="col">{say('mod.')}</th>
              <th scope="col">{say('tie')}</th>
              <th scope="col">{say('loss')}</th>
              <th scope="col">{say('diff.')}</th>
            </tr>
          </thead>
          <tbody>
            {e.standings.map((x) => (
              <Row key={x.player} event={e} standing={x} />
            ))}
          </tbody>
        </table>
      )}
      {e.format === 'warp-speed' && (
        <p className={s.note}>
          <Said
            words="A full win with the lower score counts +1 and −1. {rule}"
            holes={{ rule: <RuleLink id="WARP-45" /> }}
          />
        </p>
      )}
      {e.penalties.map((x, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are only added
        <p key={i} className={s.note}>
          {say(
            x.points === 0
              ? 'Warning for {player}: {reason}'
              : 'Penalty for {player}, {n} [points|point] less: {reason}',
            { player: nameIn(e, x.player), n: x.points, reason: x.reason },
          )}
        </p>
      ))}
    </section>
  );
}

function Row({ event: e, standing: x }: { event: EventView; standing: EventStanding }) {
  // before anything is over all are level, and the order means nothing
  const ranked = e.played.some((r) => r.tables.some((t) => t.result !== null));
  const player = e.entrants.find((y) => y.id === x.player);
  const count = (n: number) => <td className={n === 0 ? s.none : undefined}>{n === 0 ? '-' : n}</td>;
  return (
    <tr data-mine={x.player === e.me} data-place={x.place} data-points={x.points} data-player={x.player}>
      <td className={s.n}>{ranked ? x.place : ''}</td>
      <td>
        <PlayerName player={player} bold={x.player === e.me} />
        {player?.dropped && <small> {say('left')}</small>}
      </td>
      <td>{x.points}</td>
      {count(x.results['full-win'])}
      {count(x.results['modified-win'])}
      {count(x.results['true-tie'])}
      {count(losses(x))}
      <td className={x.differential > 0 ? s.up : x.differential < 0 ? s.down : undefined}>{signed(x.differential)}</td>
    </tr>
  );
}
