/** A game on its table: desk or phone, the same parts. */

import { lazy, type MouseEvent, type ReactNode, Suspense, useEffect, useLayoutEffect } from 'react';
import type { Game } from '../net/game.ts';
import { sendStops, useNet } from '../net/game.ts';
import { say } from '../net/say.ts';
import { useSettings } from '../net/settings.ts';
import { wakeSound } from '../net/sound.ts';
import { Calls } from '../people/calls.tsx';
import { Announcer, useNotices } from './announce.tsx';
import { Bar, useQuestion } from './bar.tsx';
import { Center, useHomecoming, useLaying, useMuted, useNoDoorways, useSettle } from './center.tsx';
import { Spaceline } from './chart.tsx';
import { SceneProvider, useScene } from './context.tsx';
import { Hand } from './hand.tsx';
import { useGiving } from './journey.ts';
import { useKeys } from './keys.ts';
import { Layers } from './layers.tsx';
import { ActionMenu } from './menu.tsx';
import { Notices } from './notices.tsx';
import { Pointed } from './point.tsx';
import { Rail } from './rail.tsx';
import { OpponentStrip, OwnStrip } from './strip.tsx';
import { Suspended } from './suspended.tsx';
import s from './table.module.css';
import { ui } from './ui.ts';
import { WatchSteps } from './watch.tsx';
import { useWide } from './wide.ts';

// a desk needs no phone
const PhoneTable = lazy(() => import('./phone/phone.tsx').then((m) => ({ default: m.PhoneTable })));

export function LiveTable({ game, children }: { game: Game; children?: ReactNode }) {
  return (
    <SceneProvider game={game} live={game.seat >= 0}>
      <TableBody />
      {children}
    </SceneProvider>
  );
}

/** What was clicked does not keep the focus, so that Space goes on to mean the default answer. */
function letGo(e: MouseEvent): void {
  const el = document.activeElement;
  if (e.detail > 0 && el instanceof HTMLElement && el.tagName === 'BUTTON') el.blur();
}

/** A position to look at: the same table, with something else where the question stands. */
export function ReplayTable({ game, title, children }: { game: Game; title: ReactNode; children: ReactNode }) {
  return (
    <SceneProvider game={game} live={false}>
      <ReplayBody title={title}>{children}</ReplayBody>
    </SceneProvider>
  );
}

function ReplayBody({ title, children }: { title: ReactNode; children: ReactNode }) {
  const { game } = useScene();
  const wide = useWide();
  // before anything is shown of it, and so before the parts of the table say what they show
  // biome-ignore lint/correctness/useExhaustiveDependencies: another replay begins anew
  useLayoutEffect(() => {
    ui.reset(0);
  }, [game.id]);
  // what happened in this step is shown with it: a dilemma that was met, a battle
  useEffect(() => {
    ui.set({ read: game.seenLog });
  }, [game.seenLog]);
  return (
    <main className={s.page} data-phone={!wide}>
      <h1 className="hidden">{title}</h1>
      {wide ? (
        <>
          <div className={s.main}>
            <OpponentStrip />
            <Spaceline />
            <Suspended />
            <Center />
            {children}
            <OwnStrip />
            <Hand />
          </div>
          <Rail />
        </>
      ) : (
        <Suspense>
          <PhoneTable bar={children} />
        </Suspense>
      )}
      <Calls over />
      <Layers />
    </main>
  );
}

function TableBody() {
  const { game, live, them } = useScene();
  const wide = useWide();
  const question = useQuestion();
  const stops = useSettings((x) => x.stops);
  const link = useNet((n) => n.link);
  useSettle();
  useLaying();
  useGiving();
  useMuted();
  useNoDoorways();
  useHomecoming();
  useKeys(question);
  useNotices(live && question.who === 'you', them, game.id);
  // before anything is shown of it, and so before the parts of the table say what they show
  // biome-ignore lint/correctness/useExhaustiveDependencies: another game begins anew
  useLayoutEffect(() => {
    ui.reset(game.log.length);
  }, [game.id]);
  useEffect(() => {
    if (link === 'open' && stops.length > 0) sendStops(stops);
  }, [link, stops]);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: nothing is done here that a key would do
    <main className={s.page} data-phone={!wide} onPointerDown={wakeSound} onClick={letGo}>
      <h1 className="hidden">{say('Game against {name}', { name: them })}</h1>
      {wide ? (
        <>
          <div className={s.main}>
            <OpponentStrip />
            <Spaceline />
            <Suspended />
            <Center />
            <WatchSteps />
            <Bar question={question} />
            <OwnStrip />
            <Hand />
          </div>
          <Rail />
          <ActionMenu />
        </>
      ) : (
        <Suspense>
          <PhoneTable
            bar={
              <>
                <WatchSteps />
                <Bar question={question} large />
              </>
            }
          />
        </Suspense>
      )}
      <Announcer question={question} />
      <Calls over />
      <Notices />
      <Pointed />
      <Layers />
    </main>
  );
}
