/** "Your move", on every page: who waits in which game, and how long. */
import { spoken } from '@spaceline/protocol/words';
import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { Glyph } from '../design/index.ts';
import { formatName } from '../lobby/use.ts';
import { beCalled, type Call, leftOf, useCalls } from '../net/calls.ts';
import { countdown } from '../net/countdown.ts';
import { useNet } from '../net/game.ts';
import { findMe, useMe } from '../net/me.ts';
import { say } from '../net/say.ts';
import { useNow } from '../table/now.ts';
import s from './calls.module.css';
import { personName } from './name.ts';

/** More are counted. */
const MOST = 2;

const soonest = (a: Call, b: Call): number => (a.away ?? Number.MAX_SAFE_INTEGER) - (b.away ?? Number.MAX_SAFE_INTEGER);

/** `over`: it lies over a page that fills the window, and can be put away until there is something new. */
export function Calls({ over = false }: { over?: boolean }) {
  const isSomebody = useMe((w) => w.me !== null && w.me.ban === undefined);
  const here = useNet((n) => n.wanted);
  const all = useCalls((c) => c.calls);
  const [away, putAway] = useState('');
  useEffect(() => {
    if (!useMe.getState().known) findMe();
  }, []);
  useEffect(() => {
    if (isSomebody) beCalled();
  }, [isSomebody]);
  const calls = all.filter((c) => c.game !== here).toSorted(soonest);
  const now = useNow(calls.some((c) => c.away !== null));
  const key = calls.map((c) => `${c.game} ${c.away !== null}`).join();
  return (
    <div className={s.calls} role="status" data-over={over} data-testid="calls">
      {key !== away && calls.slice(0, MOST).map((call) => <One key={call.game} call={call} now={now} />)}
      {key !== away && calls.length > MOST && (
        <Link href="/games" className={s.more}>
          {say('{n} more [games wait|game waits]', { n: calls.length - MOST })}
        </Link>
      )}
      {over && calls.length > 0 && key !== away && (
        <button type="button" className={s.away} onClick={() => putAway(key)} aria-label={spoken(say('Later'))}>
          <Glyph name="cross" size={12} />
        </button>
      )}
    </div>
  );
}

function One({ call, now }: { call: Call; now: number }) {
  const left = leftOf(call, now);
  const name = personName(call.by);
  return (
    <Link
      href={`/t/${call.game}`}
      className={s.call}
      data-testid="call"
      data-game={call.game}
      data-counts={left !== null}
    >
      <i aria-hidden="true" />
      <span>
        <b>{say('Your move against {name}', { name })}</b>
        <small>
          {left === null
            ? formatName(call.format)
            : left > 0
              ? say('{name} is at the table, and may claim the win in', { name: call.by.name })
              : say('{name} is at the table, and may claim the win now', { name: call.by.name })}
        </small>
      </span>
      {left !== null && left > 0 && (
        <strong role="timer" aria-live="off">
          {countdown(left)}
        </strong>
      )}
      <em>{say('To the table')}</em>
    </Link>
  );
}
