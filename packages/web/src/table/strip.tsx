/** A player's strip: name, what wins, counts, clock. */

import type { Affiliation, SideDeckView } from '@spaceline/engine';
import { isPerson } from '@spaceline/protocol/people';
import { spoken, type Words } from '@spaceline/protocol/words';
import { lazy, Suspense } from 'react';
import { Count, Emblem, Glyph, Phases as PhaseSteps, Pill, Strip, StripGap } from '../design/index.ts';
import type { Lookup } from '../net/cards.ts';
import { countdown } from '../net/countdown.ts';
import { undo, useNet } from '../net/game.ts';
import { say } from '../net/say.ts';
import { useScene } from './context.tsx';
import { TableCards } from './held.tsx';
import { useNow } from './now.ts';
import { awayFor } from './question.ts';
import s from './strip.module.css';
import { useStanding } from './told.ts';
import { ui } from './ui.ts';

/** What wins, and what there is of it. */
export function Goal({ seat, brief = false }: { seat: number; brief?: boolean }) {
  const { table, say } = useScene();
  const { solved } = useStanding(seat);
  if (solved === null) return null;
  const side = seat === table.me ? 'ice' : 'copper';
  const pill = (name: Words, glyph: 'planet' | 'space', won: boolean, said: Words) => (
    <Pill tone={won ? side : 'plain'} glyph={won ? 'check' : glyph}>
      <span className={brief ? s.brief : undefined}>{name}</span>
      <span className="hidden">{said}</span>
    </Pill>
  );
  return (
    <span className={s.wins}>
      {pill(
        say('Planet'),
        'planet',
        solved.planet,
        solved.planet ? say('Planet mission solved') : say('Planet mission still to solve'),
      )}
      {pill(
        say('Space'),
        'space',
        solved.space,
        solved.space ? say('Space mission solved') : say('Space mission still to solve'),
      )}
    </span>
  );
}

const RoundClock = lazy(() => import('./round-clock.tsx'));

const two = (n: number): string => String(n).padStart(2, '0');
const clockText = (ms: number): string => {
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor(seconds / 60) % 60;
  return `${hours > 0 ? `${hours}:${two(minutes)}` : minutes}:${two(seconds % 60)}`;
};

export function Clock({ seat }: { seat: number }) {
  const { game, live } = useScene();
  const { clock, clockAt } = game;
  const runs = clock.running === seat && game.view.result === null;
  const now = useNow(runs);
  if (clock.limit === null || (!live && game.seat >= 0 && game.clock.running === null && game.view.result === null))
    return null;
  const left = clock.left[seat] - (runs ? Math.max(0, now - clockAt) : 0);
  return (
    <span className={s.clock} data-late={left < 120_000} title={spoken(say('Time left for the whole game'))}>
      <Count glyph="clock" value={clockText(left)} />
    </span>
  );
}

/** At a table of an event its clock is the round's. */
export function OfEvent() {
  const { game } = useScene();
  if (game.event === undefined) return null;
  return (
    <Suspense fallback={null}>
      <RoundClock event={game.event} game={game.id} />
    </Suspense>
  );
}

/** The affiliation that most of a side's cards in play have. */
export function useSide(seat: number): string {
  const { table, game } = useScene();
  const counts = new Map<string, number>();
  for (const c of table.cards.values()) {
    if (c.owner !== seat || c.card === null || c.zone === 'Mission') continue;
    const info = table.lookup(c.card);
    for (const a of info?.facts.affiliations ?? []) counts.set(a, (counts.get(a) ?? 0) + 1);
  }
  for (const c of game.view.players[seat].own) {
    for (const a of table.lookup(c.card)?.facts.affiliations ?? []) counts.set(a, (counts.get(a) ?? 0) + 0.5);
  }
  counts.delete('Neutral');
  let best = '';
  for (const [a, n] of counts) if (n > (counts.get(best) ?? 0)) best = a;
  return best;
}

/** Whoever has no account is a guest, and a bot is a bot: nobody passes for somebody else. In an event the name of a bot says so itself. */
function whoPlays(kind: string, side: string, inEvent: boolean): Words {
  const holes = { side: side === '' ? null : side };
  if (kind === 'guest') return say('<{side} >guest', holes);
  return isPerson(kind) || inEvent ? side : say('<{side} >bot', holes);
}

/** Who is not here; and how long that may go on, where somebody waits. */
function Away({ seat }: { seat: number }) {
  const { game } = useScene();
  const left = awayFor(game, seat, useNow(game.clock.away[seat] !== null));
  return (
    <Pill tone={left === null ? 'plain' : 'alert'} data-testid="away">
      {left === null ? say('away') : say('away {time}', { time: countdown(left) })}
    </Pill>
  );
}

/** Where the window has no room for the log beside the table. */
function Tools() {
  const { live } = useScene();
  const can = useNet((n) => n.game?.undoable != null);
  return (
    <span className={s.tools}>
      {live && (
        <button type="button" onClick={undo} disabled={!can} aria-label={spoken(say('Undo your last answer'))}>
          <Glyph name="undo" />
        </button>
      )}
      <button type="button" onClick={() => ui.set({ layer: 'log' })} aria-label={spoken(say('Captain’s log'))}>
        <Glyph name="stack" />
      </button>
      <button
        type="button"
        onClick={() => ui.set({ layer: 'menu' })}
        aria-label={spoken(say('Menu'))}
        data-testid="menu"
      >
        <Glyph name="menu" />
      </button>
    </span>
  );
}

export function OpponentStrip() {
  const { game, table, them, live } = useScene();
  const seat = table.them;
  const p = game.view.players[seat];
  const side = useSide(seat);
  const { connected, kind } = game.seats[seat];
  return (
    <Strip
      side="opponent"
      name={them}
      note={whoPlays(kind, side, game.event !== undefined)}
      emblem={side !== '' && <Emblem of={side as Affiliation} size={20} />}
    >
      <Score seat={seat} />
      {!connected && live && <Away seat={seat} />}
      <TableCards seat={seat} />
      <StripGap />
      <SideDecks seat={seat} />
      <OpenHand seat={seat} />
      <Count glyph="hand" value={p.hand} label={say('hand')} />
      <Count glyph="deck" value={p.deck} label={say('deck')} />
      <button type="button" className={s.pile} onClick={() => ui.set({ layer: 'discard-them' })}>
        <Count glyph="discard" value={p.discard.length} label={say('discard')} />
      </button>
      <Clock seat={seat} />
      <OfEvent />
      <Tools />
    </Strip>
  );
}

/** What is known of the other hand: Alien Probe lays it open. */
function OpenHand({ seat }: { seat: number }) {
  const { game, table } = useScene();
  const titles = (game.view.players[seat].shown ?? []).map((card) => table.lookup(card)?.facts.title ?? card);
  return titles.length > 0 && <Pill>{say('Open hand: {titles}', { titles: titles.join(', ') })}</Pill>;
}

export function sideDeckWords(d: SideDeckView, lookup: Lookup): Words {
  const used = d.up.map((card) => lookup(card)?.facts.title ?? card).join(', ');
  return say('{name}: {down} face down<; used: {used}>', {
    name: d.name,
    down: d.down,
    used: used === '' ? null : used,
  });
}

/** Side decks: how many lie face down; what was used lies face up underneath (BOG-11). */
function SideDecks({ seat }: { seat: number }) {
  const { game, table } = useScene();
  return game.view.players[seat].sideDecks.map((d) => {
    return (
      <span key={d.name} title={spoken(sideDeckWords(d, table.lookup))}>
        <Count glyph="deck" value={d.up.length > 0 ? `${d.down} + ${d.up.length}` : d.down} label={d.name} />
      </span>
    );
  });
}

function Score({ seat }: { seat: number }) {
  const { game, say } = useScene();
  const { goal } = game.view.players[seat];
  const { score } = useStanding(seat);
  return (
    <>
      <Goal seat={seat} />
      <Count value={score} label={'points' in goal ? say('of {n} points', { n: goal.points }) : say('points')} />
    </>
  );
}

const STEPS = ['play', 'orders', 'end'];
const NAMES = [say('Play'), say('Orders'), say('End')];

function TurnSteps() {
  const { game, table } = useScene();
  const { turn, process } = game.view;
  if (turn.number === 0) return <Count value={SEEDING[process] ?? say('Seeding')} />;
  return <PhaseSteps phases={NAMES} now={turn.seat === table.me ? Math.max(0, STEPS.indexOf(turn.segment)) : -1} />;
}

const SEEDING: Readonly<Record<string, Words>> = {
  'doorway-phase': say('Seeding: doorways'),
  'mission-phase': say('Seeding: missions'),
  'dilemma-phase': say('Seeding: dilemmas'),
  'facility-phase': say('Seeding: facilities'),
};

export function OwnStrip() {
  const { game, table, you, live } = useScene();
  const seat = table.me;
  const p = game.view.players[seat];
  const side = useSide(seat);
  const mine = game.view.turn.seat === seat && game.view.turn.number > 0;
  return (
    <Strip
      side="you"
      name={you}
      note={live ? say('you') : whoPlays(game.seats[seat].kind, side, game.event !== undefined)}
      emblem={side !== '' && <Emblem of={side as Affiliation} size={20} />}
    >
      <Score seat={seat} />
      <TableCards seat={seat} />
      <StripGap />
      {mine && game.view.turn.segment === 'play' && (
        <span className={s.plays}>
          {say('Plays left')} <b>{p.plays}</b>
        </span>
      )}
      <TurnSteps />
      <Clock seat={seat} />
    </Strip>
  );
}
