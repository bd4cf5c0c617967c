/** What has happened, the latest first: everybody reads it, with the reason of every ruling. */
import type { EventView } from '@spaceline/protocol';
import p from '../app/page.module.css';
import { say } from '../net/say.ts';
import s from './events.module.css';
import { timeOfDay } from './use.ts';
import { lineWords } from './words.ts';

export function RecordLines({ event: e }: { event: EventView }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls is scrolled by keys, too
    <ul className={s.record} tabIndex={0} data-testid="event-record">
      {e.record.map((l, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a line has no name, and lines are only added, at the top
        <li key={e.record.length - i} data-kind={l.kind}>
          <time>{timeOfDay(l.at)}</time> {lineWords(l)}
        </li>
      ))}
    </ul>
  );
}

export function EventRecord({ event: e }: { event: EventView }) {
  return (
    <section className={`${p.panel} ${s.atNext}`}>
      <h2>
        {say('Record')} <i />
      </h2>
      <RecordLines event={e} />
    </section>
  );
}
