/** The clock of the round at a table of an event, and the way back to the event. */
import { spoken } from '@spaceline/protocol/words';
import { Link } from 'wouter';
import { Glyph } from '../design/index.ts';
import { clockFace, useEvent, useLeft } from '../events/use.ts';
import { useMe } from '../net/me.ts';
import { say } from '../net/say.ts';
import s from './round-clock.module.css';

export default function RoundClock({ event: id, game }: { event: string; game: string }) {
  const me = useMe((w) => w.me);
  const { event, at } = useEvent(id, me?.id ?? '');
  const left = useLeft(event, at);
  if (event === null) return null;
  // the game may be of a round that is over
  const table = event.phase === 'round' ? event.played.at(-1)?.tables.find((t) => t.game === game) : undefined;
  const runs = table !== undefined && left !== null && event.clock !== null;
  const late = runs && left * 1000 <= event.clock!.warning;
  return (
    <Link
      href={`/events/${id}`}
      className={s.clock}
      data-late={late}
      data-running={event.clock?.running}
      data-testid="round-clock"
    >
      <span className={s.sign} title={spoken(say('{name}: time left in this round', { name: event.name }))}>
        <Glyph name="clock" size={15} />
      </span>
      <span className="hidden">{say('Time left in this round, to the event')}</span>
      {runs ? <b role="timer">{clockFace(left)}</b> : <b>{say('Event')}</b>}
      {runs && event.clock!.running === false && <small>{say('stopped')}</small>}
      {late && (
        <span className="hidden" role="status">
          {say('Little time is left')}
        </span>
      )}
    </Link>
  );
}
