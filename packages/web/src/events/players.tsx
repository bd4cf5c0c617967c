/** Who has come in, before anything is played. */
import type { EventView } from '@spaceline/protocol';
import p from '../app/page.module.css';
import { Glyph } from '../design/index.ts';
import { say } from '../net/say.ts';
import { personName } from '../people/name.ts';
import s from './events.module.css';

export function Players({ event: e }: { event: EventView }) {
  const builders = e.entrants.filter((x) => !x.bot && !x.dropped);
  const isBuilding = e.phase === 'building';
  return (
    <section className={`${p.panel} ${s.atTables}`} data-testid="players">
      <h2>
        {say('Players')} <i />{' '}
        <small>
          {isBuilding
            ? say('{n} of {all} decks handed in', { n: builders.filter((x) => x.ready).length, all: builders.length })
            : e.entrants.length}
        </small>
      </h2>
      {e.entrants.length === 0 && <p className={p.empty}>{say('Nobody has come in yet.')}</p>}
      {e.entrants.map((x) => (
        <div key={x.id} className={s.entrant} data-mine={x.id === e.me}>
          <b>{personName(x)}</b>
          {x.dropped ? (
            <small>{say('has left')}</small>
          ) : (
            isBuilding &&
            !x.bot && (
              <small data-ready={x.ready}>
                {x.ready && <Glyph name="check" size={11} weight={2} />} {x.ready ? say('handed in') : say('builds')}
              </small>
            )
          )}
        </div>
      ))}
      {e.phase === 'open' && e.fillTo > e.entrants.length && (
        <p className={s.note}>{say('Bots fill the seats up to {n} when it begins.', { n: e.fillTo })}</p>
      )}
    </section>
  );
}
