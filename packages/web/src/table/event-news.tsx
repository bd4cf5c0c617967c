/** What the director announces or answers comes to whoever sits at a table, and stays until it is put away. */
import type { EventView } from '@spaceline/protocol';
import { spoken, type Words } from '@spaceline/protocol/words';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import { Glyph } from '../design/index.ts';
import { callWords, myCalls } from '../events/judge-call.tsx';
import { say } from '../net/say.ts';
import notices from './notices.module.css';
import { NOTICES } from './notices.tsx';
import s from './round-clock.module.css';

interface News {
  key: string;
  kind: 'announced' | 'judge';
  title: Words;
  text: Words;
}

function newsOf(e: EventView): News[] {
  const said: News[] =
    e.announcement === null
      ? []
      : [{ key: `said ${e.announcement}`, kind: 'announced', title: say('From the director'), text: e.announcement }];
  // those of earlier rounds are on the page of the event
  const calls = myCalls(e).filter((c) => c.round === e.played.length && c.taken);
  // a director who plays hears at the table, too, that another one waits
  const waiting = e.mine ? e.calls.filter((c) => c.answer === null && !c.taken && c.player !== e.me) : [];
  return [
    ...said,
    ...waiting.map(
      (c): News => ({
        key: `waits ${c.number}`,
        kind: 'judge',
        title: say('Table {n}, judge please', { n: c.table }),
        text: c.question,
      }),
    ),
    ...calls.map(
      (c): News => ({
        key: `call ${c.number} ${c.answer ?? ''}`,
        kind: 'judge',
        title: say('The judge'),
        text: callWords(c),
      }),
    ),
  ];
}

export function EventNews({ event: e }: { event: EventView }) {
  const [read, setRead] = useState<readonly string[]>([]);
  const place = document.getElementById(NOTICES);
  if (place === null) return null;
  const news = newsOf(e).filter((x) => !read.includes(x.key));
  return createPortal(
    news.map((x) => (
      <p key={x.key} className={`${notices.notice} ${s.news}`} data-testid="event-news" data-kind={x.kind}>
        <span>
          <b className={s.title} data-kind={x.kind}>
            {x.title}
          </b>{' '}
          {x.text}
        </span>
        <button type="button" onClick={() => setRead((all) => [...all, x.key])} aria-label={spoken(say('Dismiss'))}>
          <Glyph name="cross" size={12} />
        </button>
      </p>
    )),
    place,
  );
}
