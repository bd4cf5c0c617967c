/** What comes next in an event, how it is decided, and what its chance was fixed by. */
import type { EventView, OutcomeName } from '@spaceline/protocol';
import { joined, spoken, type Words } from '@spaceline/protocol/words';
import { useState } from 'react';
import p from '../app/page.module.css';
import { say } from '../net/say.ts';
import { dayOf } from '../people/day.ts';
import s from './events.module.css';
import { OUTCOMES } from './words.ts';

export function Next({ event: e }: { event: EventView }) {
  return (
    <section className={`${p.panel} ${s.atNext}`}>
      <h2>
        {say('Next')} <i />
      </h2>
      <p>{nextWords(e)}</p>
      {e.phase === 'open' && <Invite event={e} />}
    </section>
  );
}

/** The address of this page, for whoever should come. */
function Invite({ event: e }: { event: EventView }) {
  const [copied, setCopied] = useState(false);
  const link = `${location.origin}/events/${e.id}`;
  const copy = () =>
    navigator.clipboard.writeText(link).then(
      () => setCopied(true),
      () => undefined,
    );
  return (
    <>
      <p className={s.note}>
        {e.open === 'link'
          ? say('Only who has its link finds this event:')
          : say('To call others in, send them its link:')}
      </p>
      <div className={s.inline}>
        <input readOnly value={link} aria-label={spoken(say('Link of the event'))} onFocus={(x) => x.target.select()} />
        <button type="button" className={p.ghost} onClick={copy}>
          {copied ? say('Copied') : say('Copy')}
        </button>
      </div>
    </>
  );
}

export const TIE_BREAK_WORDS: Readonly<Record<string, Words>> = {
  differential: say('differential'),
  strength: say('strength of schedule'),
  'head-to-head': say('the result between those who are level'),
};

export function Decided({ event: e }: { event: EventView }) {
  return (
    <section className={`${p.panel} ${s.atNext}`} data-testid="decided">
      <h2>
        {say('How it is decided')} <i />
      </h2>
      <ul className={s.scale}>
        {(Object.keys(OUTCOMES) as OutcomeName[]).map((outcome, i) => (
          <li key={outcome}>
            <b>{e.scale[i]}</b> {OUTCOMES[outcome]}
          </li>
        ))}
      </ul>
      <p className={s.note}>
        {say('Level in victory points: {order}.', {
          order: joined(
            e.tieBreaks.map((x) => TIE_BREAK_WORDS[x] ?? x),
            say(', then '),
          ),
        })}{' '}
        {e.rounds === null
          ? say('Rounds are played until one player alone has not lost.')
          : say('{n} Swiss [rounds|round] of {minutes} minutes.', { n: e.rounds, minutes: e.roundMinutes })}{' '}
        {e.cut && say('The first four play a semi-final and a final.')}
      </p>
      <details className={s.more} open={e.seed !== null}>
        <summary>{say('Nobody can rig it: what chance was fixed by')}</summary>
        <p className={s.note}>
          {e.seed === null
            ? say('All chance of this event comes from one seed. Its hash is known before anything is dealt:')
            : say('The seed of this event, and its hash, which was known before anything was dealt:')}
        </p>
        <p className={s.hash} translate="no" data-testid="commitment">
          {e.seed !== null && (
            <>
              {e.seed}
              <br />
            </>
          )}
          {e.commitment}
        </p>
      </details>
    </section>
  );
}

function nextWords(e: EventView): Words {
  switch (e.phase) {
    case 'open':
      return e.startsAt === null
        ? say('The event begins when its director says so. Leave the page open: it rings.')
        : e.startsAt < Date.now()
          ? say('Its time has come: the event begins as soon as two players are there.')
          : say('The event begins on {time}, your time. Leave the page open: it rings.', { time: dayOf(e.startsAt) });
    case 'building':
      return say('The first round is paired when all decks are handed in, or when the time is over.');
    case 'round':
      return say(
        'The next round is paired when the last table ends, and begins {n} [minutes|minute] later. Leave the page open: it rings.',
        { n: e.breakMinutes },
      );
    case 'between':
      return say('The next round begins when the break is over.');
    case 'over':
      return '';
  }
}
