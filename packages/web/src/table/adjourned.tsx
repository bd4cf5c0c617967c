/** A game that the rules of the server do not play: why it stands still, and what its players may do about it. */
import type { AdjournedMessage, AdjournedWish } from '@spaceline/protocol';
import { useState } from 'react';
import { Link } from 'wouter';
import { Dialog } from '../app/dialog.tsx';
import p from '../app/page.module.css';
import { Shell } from '../app/shell.tsx';
import { Button } from '../design/index.ts';
import { formatName } from '../lobby/use.ts';
import { type Game, useNet, wishAdjourned } from '../net/game.ts';
import { StoredResult } from '../summary/stored.tsx';
import s from './adjourned.module.css';
import layers from './layers.module.css';
import { ReplayTable } from './table.tsx';

/** At its table, if there is one to show. */
export function Adjourned({ adjourned, game }: { adjourned: AdjournedMessage; game: Game | null }) {
  const { seats, points, turn, seat, result } = adjourned;
  const names = [seats[0].name, seats[1].name] as const;
  if (result !== null) return <Over adjourned={adjourned} />;
  if (game !== null)
    return (
      <ReplayTable game={game} title={`Adjourned: ${names[0]} against ${names[1]}`}>
        <Panel adjourned={adjourned} />
      </ReplayTable>
    );
  const me = seat === 1 ? 1 : 0;
  return (
    <Shell title="Adjourned">
      <div className={p.head}>
        <h1>
          {names[me]} against {names[1 - me]}
        </h1>
        <p>
          {formatName(adjourned.format)}, {turn === 0 ? 'seeding' : `turn ${turn}`}, {points[me]} to {points[1 - me]}{' '}
          points.
        </p>
      </div>
      <Panel adjourned={adjourned} />
      <p className={s.ways}>
        <Link href="/games">Your games</Link>
      </p>
    </Shell>
  );
}

function Over({ adjourned }: { adjourned: AdjournedMessage }) {
  const { seats, ...rest } = adjourned;
  return (
    <Shell title="Result">
      <StoredResult
        id={adjourned.game}
        game={{ ...rest, names: [seats[0].name, seats[1].name] }}
        text={adjourned.text}
      />
    </Shell>
  );
}

const WANTS: Readonly<Record<'play-on' | 'end', string>> = { 'play-on': 'to play on', end: 'to end it' };

/** What the other player wants, and what that leaves to this one. */
function standing({ seats, seat, wishes, alone }: AdjournedMessage): string {
  const them = seats[1 - seat];
  if (them.kind !== 'person') return `${them.name} agrees to what you choose.`;
  const [mine, theirs] = [wishes[seat], wishes[1 - seat]];
  if (theirs !== null) return `${them.name} wants ${WANTS[theirs]}.`;
  const left = alone[seat];
  if (left === 0) return `${them.name} has been away for more than a day: you may end it alone.`;
  const waiting =
    mine === null ? `${them.name} has not chosen yet.` : `It waits for ${them.name}, who has not chosen yet.`;
  return left === null ? waiting : `${waiting} If ${them.name} stays away, you may end it alone ${inHours(left)}.`;
}

function inHours(ms: number): string {
  const hours = Math.ceil(ms / 3_600_000);
  return hours > 1 ? `in ${hours} hours` : 'within an hour';
}

function Panel({ adjourned }: { adjourned: AdjournedMessage }) {
  const { seat, seats, canPlayOn, wishes, alone, text } = adjourned;
  const [asking, setAsking] = useState(false);
  const lost = useNet((n) => n.link !== 'open');
  const mine = seat < 0 ? null : wishes[seat];
  // what is wanted can be taken back until the other wants it, too
  const want = (wish: AdjournedWish) => wishAdjourned(mine === wish ? null : wish);
  const endsNow = seat >= 0 && (seats[1 - seat].kind !== 'person' || wishes[1 - seat] === 'end' || alone[seat] === 0);
  return (
    <section className={s.panel} aria-label="Adjourned" data-testid="adjourned">
      <div className={s.words} aria-live="polite">
        <h2>Adjourned</h2>
        <p>{text}</p>
        {seat >= 0 && (
          <p className={s.standing}>{lost ? 'The connection is lost. Trying again …' : standing(adjourned)}</p>
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
            {mine === 'end' && !endsNow ? 'You want to end it' : 'End it without a result'}
          </Button>
          {canPlayOn && (
            <Button
              primary={mine !== 'play-on'}
              aria-pressed={mine === 'play-on'}
              onClick={() => want('play-on')}
              disabled={lost}
              data-answer="default"
            >
              {mine === 'play-on' ? 'You want to play on' : 'Play on under the present rules'}
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
    <Dialog title="End it without a result?" onClose={close}>
      <p>Nobody wins. Its record can then be downloaded. This cannot be undone.</p>
      <div className={layers.row}>
        <button type="button" className={layers.button} onClick={close}>
          Leave it adjourned
        </button>
        <button
          type="button"
          className={layers.danger}
          onClick={() => {
            wishAdjourned('end');
            close();
          }}
        >
          End it
        </button>
      </div>
    </Dialog>
  );
}
