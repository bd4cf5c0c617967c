/** A judge is called by a table: the question, that somebody is on the way, the answer. */
import type { EventView } from '@spaceline/protocol';
import { spoken, type Words } from '@spaceline/protocol/words';
import { type FormEvent, useState } from 'react';
import p from '../app/page.module.css';
import { Submit } from '../app/submit.tsx';
import { say } from '../net/say.ts';
import s from './events.module.css';
import type { Acting } from './use.ts';

type Call = EventView['calls'][number];

export const myCalls = (e: EventView): Call[] => e.calls.filter((c) => c.player === e.me);

/** How a call stands, for whoever made it. */
export const callWords = (c: Call): Words =>
  c.answer ?? (c.taken ? say('The director is on the way.') : say('The director has been called.'));

export function MyCalls({ event: e }: { event: EventView }) {
  return myCalls(e).map((c) => (
    <p key={c.number} className={s.note} data-testid="my-call" data-taken={c.taken} data-answered={c.answer !== null}>
      <b>{c.question}</b> {callWords(c)}
    </p>
  ));
}

export function CallJudge({ event: e, acting }: { event: EventView; acting: Acting }) {
  const [question, setQuestion] = useState('');
  const ask = async (x: FormEvent) => {
    x.preventDefault();
    if (await acting.act({ do: 'call', question })) setQuestion('');
  };
  return (
    <form onSubmit={ask}>
      <div className={s.inline}>
        <label className={p.field}>
          <span>{say('Call a judge')}</span>
          <input
            value={question}
            maxLength={300}
            placeholder={spoken(say('What is the question?'))}
            onChange={(x) => setQuestion(x.target.value)}
            data-testid="judge-question"
          />
        </label>
        <Submit disabled={acting.busy || question.trim() === ''} testid="call-judge">
          {say('Ask')}
        </Submit>
      </div>
      <MyCalls event={e} />
    </form>
  );
}
