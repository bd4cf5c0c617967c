/** What only the director sees: the clock, results, pairings, players, calls, the record. */
import type { EventView } from '@spaceline/protocol';
import { spoken } from '@spaceline/protocol/words';
import { type FormEvent, useState } from 'react';
import { Link } from 'wouter';
import p from '../app/page.module.css';
import { Submit } from '../app/submit.tsx';
import { Glyph } from '../design/index.ts';
import { ago } from '../lobby/use.ts';
import { say } from '../net/say.ts';
import { personName } from '../people/name.ts';
import { Announce, EnterResult, MendPairings, type OnOne, OnPlayer, playersFor } from './director-forms.tsx';
import s from './events.module.css';
import type { Props } from './mine.tsx';
import { nameIn } from './parts.tsx';
import { RecordLines } from './record.tsx';

type Open = OnOne | 'result' | 'pairings' | 'announce' | null;
const MORE = 3;

export function Director({ event: e, acting }: Props) {
  const [open, setOpen] = useState<Open>(null);
  const close = () => setOpen(null);
  const waiting = e.calls.filter((c) => c.answer === null);
  return (
    <section className={`${p.panel} ${s.director} ${s.atDirector}`} data-testid="director">
      <h2>
        {say('Director')} <i /> <small>{say('only you see this')}</small>
      </h2>
      <Acts event={e} acting={acting} open={setOpen} />
      <Asking event={e} acting={acting} />
      <h3 className={s.sub}>
        {say('Calls')} <i /> <small>{say('{n} waiting', { n: waiting.length })}</small>
      </h3>
      {waiting.map((c) => (
        <CallRow key={c.number} event={e} acting={acting} call={c} />
      ))}
      <h3 className={s.sub}>
        {say('Record')} <i />
      </h3>
      <RecordLines event={e} />
      {open === 'result' && <EnterResult event={e} acting={acting} close={close} />}
      {open === 'pairings' && <MendPairings event={e} acting={acting} close={close} />}
      {(open === 'drop' || open === 'readmit' || open === 'penalty') && (
        <OnPlayer event={e} acting={acting} close={close} what={open} />
      )}
      {open === 'announce' && <Announce event={e} acting={acting} close={close} />}
    </section>
  );
}

/** What can be done at once, and what opens a form. */
function Acts({ event: e, acting, open }: Props & { open(what: Open): void }) {
  const { act, busy } = acting;
  const running = e.clock?.running === true;
  return (
    <div className={s.acts}>
      {e.phase === 'open' && (
        <button
          type="button"
          data-primary
          disabled={busy}
          onClick={() => act({ do: 'begin' })}
          data-testid="begin-event"
        >
          {say('Begin the event')}
        </button>
      )}
      {e.phase === 'between' && (
        <button type="button" data-primary disabled={busy} onClick={() => act({ do: 'next' })} data-testid="next-round">
          {say('Go on now')}
        </button>
      )}
      {e.clock !== null && (
        <>
          <button
            type="button"
            disabled={busy}
            onClick={() => act({ do: running ? 'pause' : 'resume' })}
            data-testid="stop-clock"
          >
            {running ? say('Stop the clock') : say('Start the clock')}
          </button>
          <button type="button" disabled={busy} onClick={() => act({ do: 'extend', minutes: MORE })}>
            <Glyph name="plus" size={11} weight={2} /> {say('Three minutes')}
          </button>
        </>
      )}
      <button type="button" disabled={e.played.length === 0} onClick={() => open('result')} data-testid="enter-result">
        {say('Enter a result')}
      </button>
      <button type="button" disabled={e.phase !== 'round'} onClick={() => open('pairings')}>
        {say('Mend pairings')}
      </button>
      <button
        type="button"
        disabled={playersFor('drop', e).length === 0}
        onClick={() => open('drop')}
        data-testid="drop-player"
      >
        {say('Drop a player')}
      </button>
      {playersFor('readmit', e).length > 0 && (
        <button type="button" onClick={() => open('readmit')} data-testid="readmit-player">
          {say('Let a player back in')}
        </button>
      )}
      <button
        type="button"
        disabled={playersFor('penalty', e).length === 0}
        onClick={() => open('penalty')}
        data-testid="penalty"
      >
        {say('Penalty')}
      </button>
      <button type="button" onClick={() => open('announce')} data-testid="announce">
        {say('Announce')}
      </button>
    </div>
  );
}

/** Guests who come when the packs are open: they could be somebody who has had some. */
function Asking({ event: e, acting }: Props) {
  if (e.asking.length === 0) return null;
  return (
    <>
      <h3 className={s.sub}>
        {say('Ask to come in')} <i /> <small>{say('{n} waiting', { n: e.asking.length })}</small>
      </h3>
      {e.asking.map((x) => (
        <div key={x.id} className={s.call} data-testid="asking">
          <b>{personName(x)}</b>
          <button
            type="button"
            className={p.ghost}
            disabled={acting.busy}
            onClick={() => acting.act({ do: 'turn-away', player: x.id })}
          >
            {say('Turn away')}
          </button>
          <button
            type="button"
            className={p.ghost}
            disabled={acting.busy}
            onClick={() => acting.act({ do: 'let-in', player: x.id })}
            data-testid="let-in"
          >
            {say('Let in')}
          </button>
        </div>
      ))}
      <p className={s.note}>
        {say('The packs are open: a guest who has seen some could come again as another. Let in whom you know.')}
      </p>
    </>
  );
}

function CallRow({ event: e, acting, call: c }: Props & { call: EventView['calls'][number] }) {
  const [answer, setAnswer] = useState('');
  // the table of a round that is over is there no more
  const isThere =
    e.phase === 'round' && c.round === e.played.length && e.played.at(-1)?.tables[c.table - 1]?.game != null;
  const send = (x: FormEvent) => {
    x.preventDefault();
    void acting.act({ do: 'answer', call: c.number, answer });
  };
  return (
    <div data-testid="call">
      <div className={s.call}>
        <div>
          <b>{say('Table {n}, judge please', { n: c.table })}</b>
          <small>
            {say('{question} asked {when} by {name}<, {taken}>', {
              question: c.question,
              when: ago(c.at),
              name: nameIn(e, c.player),
              taken: c.taken ? say('you are on the way') : null,
            })}
          </small>
        </div>
        {isThere && (
          <Link
            href={`/judge?event=${e.id}&call=${c.number}`}
            className={p.link}
            data-testid="go-judge"
            onClick={() => !c.taken && void acting.act({ do: 'take', call: c.number })}
          >
            {say('Go')}
          </Link>
        )}
      </div>
      <form className={s.inline} onSubmit={send}>
        <label className={p.field}>
          <span className="hidden">{say('Your answer')}</span>
          <input
            value={answer}
            placeholder={spoken(say('Your answer'))}
            onChange={(x) => setAnswer(x.target.value)}
            data-testid="judge-answer"
          />
        </label>
        <Submit disabled={answer.trim() === '' || acting.busy} testid="answer-call">
          {say('Answer')}
        </Submit>
      </form>
    </div>
  );
}
