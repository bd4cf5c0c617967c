/** A game that the rules of the server do not play: why it stands still, and what its players may do about it. */

import type { AdjournedMessage, AdjournedWish } from '@spaceline/protocol';
import { isPerson } from '@spaceline/protocol/people';
import { spoken, type Words } from '@spaceline/protocol/words';
import { useState } from 'react';
import { Link } from 'wouter';
import { Dialog } from '../app/dialog.tsx';
import p from '../app/page.module.css';
import { Shell } from '../app/shell.tsx';
import { Button } from '../design/index.ts';
import { formatName, turnWords } from '../lobby/use.ts';
import { type Game, useNet, wishAdjourned } from '../net/game.ts';
import { say } from '../net/say.ts';
import { personName } from '../people/name.ts';
import { StoredResult } from '../summary/stored.tsx';
import s from './adjourned.module.css';
import layers from './layers.module.css';
import { ReplayTable } from './table.tsx';

/** At its table, if there is one to show. */
export function Adjourned({ adjourned, game }: { adjourned: AdjournedMessage; game: Game | null }) {
  const { seats, points, turn, seat, result } = adjourned;
  const names = [personName(seats[0]), personName(seats[1])] as const;
  if (result !== null) return <Over adjourned={adjourned} />;
  if (game !== null)
    return (
      <ReplayTable game={game} title={say('Adjourned: {one} against {other}', { one: names[0], other: names[1] })}>
        <Panel adjourned={adjourned} />
      </ReplayTable>
    );
  const me = seat === 1 ? 1 : 0;
  return (
    <Shell title={say('Adjourned')}>
      <div className={p.head}>
        <h1>{say('{one} against {other}', { one: names[me], other: names[1 - me] })}</h1>
        <p>
          {say('{format}, {when}, {mine} to {theirs} points.', {
            format: formatName(adjourned.format),
            when: turnWords(turn),
            mine: points[me],
            theirs: points[1 - me],
          })}
        </p>
      </div>
      <Panel adjourned={adjourned} />
      <p className={s.ways}>
        <Link href="/games">{say('Your games')}</Link>
      </p>
    </Shell>
  );
}

function Over({ adjourned }: { adjourned: AdjournedMessage }) {
  const { seats, ...rest } = adjourned;
  return (
    <Shell title={say('Result')}>
      <StoredResult
        id={adjourned.game}
        game={{ ...rest, names: [personName(seats[0]), personName(seats[1])] }}
        text={adjourned.text}
      />
    </Shell>
  );
}

const WANTS: Readonly<Record<'play-on' | 'end', Words>> = { 'play-on': say('to play on'), end: say('to end it') };

/** What the other player wants, and what that leaves to this one. */
function standing({ seats, seat, wishes, alone }: AdjournedMessage): Words {
  const them = seats[1 - seat];
  if (!isPerson(them.kind)) return say('{name} agrees to what you choose.', { name: them.name });
  const [mine, theirs] = [wishes[seat], wishes[1 - seat]];
  if (theirs !== null) return say('{name} wants {what}.', { name: them.name, what: WANTS[theirs] });
  const left = alone[seat];
  if (left === 0) return say('{name} has been away for more than a day: you may end it alone.', { name: them.name });
  const waiting =
    mine === null
      ? say('{name} has not chosen yet.', { name: them.name })
      : say('It waits for {name}, who has not chosen yet.', { name: them.name });
  return left === null
    ? waiting
    : say('{waiting} If {name} stays away, you may end it alone {when}.', {
        waiting,
        name: them.name,
        when: inHours(left),
      });
}

function inHours(ms: number): Words {
  const hours = Math.ceil(ms / 3_600_000);
  return hours > 1 ? say('in {hours} hours', { hours }) : say('within an hour');
}

function Panel({ adjourned }: { adjourned: AdjournedMessage }) {
  const { seat, seats, canPlayOn, wishes, alone, text } = adjourned;
  const [asking, setAsking] = useState(false);
  const lost = useNet((n) => n.link !== 'open');
  const mine = seat < 0 ? null : wishes[seat];
  // what is wanted can be taken back until the other wants it, too
  const want = (wish: AdjournedWish) => wishAdjourned(mine === wish ? null : wish);
  const endsNow = seat >= 0 && (!isPerson(seats[1 - seat].kind) || wishes[1 - seat] === 'end' || alone[seat] === 0);
  return (
    <section className={s.panel} aria-label={spoken(say('Adjourned'))} data-testid="adjourned">
      <div className={s.words} aria-live="polite">
        <h2>{say('Adjourned')}</h2>
        <p>{text}</p>
        {seat >= 0 && (
          <p className={s.standing}>{lost ? say('The connection is lost. Trying again …') : standing(adjourned)}</p>
        )}
      </div>
      {seat >= 0 && (
        <div className={s.buttons}>
          <Button
            aria-pressed={mine === 'end'}
            onClick={() => (endsNow ? setAsking(true) : want('end'))}
            disabled={lost}
            data-answer="other"
          >
            {mine === 'end' && !endsNow ? say('You want to end it') : say('End it without a result')}
          </Button>
          {canPlayOn && (
            <Button
              primary={mine !== 'play-on'}
              aria-pressed={mine === 'play-on'}
              onClick={() => want('play-on')}
              disabled={lost}
              data-answer="default"
            >
              {mine === 'play-on' ? say('You want to play on') : say('Play on under the present rules')}
            </Button>
          )}
        </div>
      )}
      {asking && <EndIt close={() => setAsking(false)} />}
    </section>
  );
}

function EndIt({ close }: { close(): void }) {
  return (
    <Dialog title={say('End it without a result?')} onClose={close}>
      <p>{say('Nobody wins. Its record can then be downloaded. This cannot be undone.')}</p>
      <div className={layers.row}>
        <button type="button" className={layers.button} onClick={close}>
          {say('Leave it adjourned')}
        </button>
        <button
          type="button"
          className={layers.danger}
          onClick={() => {
            wishAdjourned('end');
            close();
          }}
        >
          {say('End it')}
        </button>
      </div>
    </Dialog>
  );
}
