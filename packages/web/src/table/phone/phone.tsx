/** The table on a phone: one location at a time, who is there in a sheet, the question in thumb's reach, the hand below. */

import type { Affiliation } from '@spaceline/engine';
import { spoken } from '@spaceline/protocol/words';
import { type ReactNode, useState } from 'react';
import { Count, Emblem, Glyph } from '../../design/index.ts';
import { undo, useNet } from '../../net/game.ts';
import { say } from '../../net/say.ts';
import { BattlePanel } from '../battle.tsx';
import { type Focus, useFocus } from '../center.tsx';
import { PhoneChart } from '../chart.tsx';
import { useScene } from '../context.tsx';
import { HandCard, useHand } from '../hand.tsx';
import { ActionMenu } from '../menu.tsx';
import { defaultPlace } from '../model/places.ts';
import { isMap } from '../model/rows.ts';
import { AttemptPanel, ForecastPanel, JourneyPanel } from '../panels.tsx';
import { useLongPress } from '../press.ts';
import { SeedGuide } from '../seeding.tsx';
import { Clock, Goal, OfEvent, useSide } from '../strip.tsx';
import { Suspended } from '../suspended.tsx';
import { TalkButton, TalkSheet } from '../talk.tsx';
import { useStanding } from '../told.ts';
import { Tray } from '../tray.tsx';
import { ui, useUi } from '../ui.ts';
import { useLying } from '../wide.ts';
import { EncounterScreen } from './encounter-screen.tsx';
import { PhoneMap } from './map.tsx';
import s from './phone.module.css';
import { Sheet } from './sheet.tsx';
import { Swipe } from './swipe.tsx';

/** What needs the whole screen: the spaceline steps aside. */
const FILLING: readonly Focus['kind'][] = ['battle', 'forecast', 'journey', 'attempt'];

export function PhoneTable({ bar }: { bar: ReactNode }) {
  const focus = useFocus();
  const scene = useScene();
  const open = useUi((u) => u.open) ?? defaultPlace(scene.table);
  const place = scene.table.byId.get(focus.kind === 'place' ? focus.id : open);
  return (
    <div className={s.phone}>
      <div className={s.main}>
        {focus.kind === 'encounters' ? (
          <EncounterScreen list={focus.list} />
        ) : (
          <>
            <TopStrip />
            <Suspended />
            {!FILLING.includes(focus.kind) && <Where open={place?.id ?? -1} />}
            {focus.kind === 'battle' ? (
              <div className={s.fill}>
                <BattlePanel shown={focus.shown} />
              </div>
            ) : focus.kind === 'forecast' ? (
              <div className={s.fill}>
                <ForecastPanel />
              </div>
            ) : focus.kind === 'attempt' ? (
              <div className={s.fill}>
                <AttemptPanel option={focus.option} />
              </div>
            ) : focus.kind === 'journey' ? (
              <div className={s.fill}>
                <JourneyPanel location={focus.location} />
              </div>
            ) : focus.kind === 'tray' ? (
              <div className={s.fill}>
                <Tray />
              </div>
            ) : focus.kind === 'seeding' ? (
              <div className={s.fill}>
                <SeedGuide />
              </div>
            ) : place ? (
              <Sheet key={place.id} place={place} />
            ) : (
              <div className={s.sheet} />
            )}
          </>
        )}
      </div>
      <div className={s.bottom}>
        {bar}
        {focus.kind !== 'encounters' && <Drawer />}
      </div>
      <ActionMenu phone />
      <TalkSheet />
    </div>
  );
}

/** Where everything is: many locations as a map, and the opened one in the middle; few as they are. */
function Where({ open }: { open: number }) {
  const { table } = useScene();
  const lying = useLying();
  const many = isMap(table.places);
  return (
    <>
      {many && <PhoneMap open={open} />}
      {!many && lying && <PhoneChart open={open} />}
      {!lying && <Swipe open={open} bare={many} />}
    </>
  );
}

function TopStrip() {
  const { table, them, game } = useScene();
  const seat = table.them;
  const side = useSide(seat);
  const p = game.view.players;
  const { score: theirs } = useStanding(seat);
  const { score: mine } = useStanding(table.me);
  return (
    <header className={s.top}>
      <button
        type="button"
        className={s.menuButton}
        onClick={() => ui.set({ layer: 'menu' })}
        aria-label={spoken(say('Menu'))}
        data-testid="menu"
      >
        <Glyph name="menu" size={18} />
      </button>
      {side !== '' && <Emblem of={side as Affiliation} size={20} />}
      <b className={s.name}>{them}</b>
      {game.seats[seat].kind === 'guest' && <small className={s.guest}>{say('guest')}</small>}
      <Goal seat={seat} brief />
      <span className={s.gap} />
      <span className={s.score} title={spoken(say('Their points and yours'))}>
        <b>{theirs}</b>
        <i>:</i>
        <b data-mine>{mine}</b>
      </span>
      <Count glyph="hand" value={p[seat].hand} />
      <TalkButton phone />
      <Clock seat={game.clock.running === table.me ? table.me : seat} />
      <OfEvent />
    </header>
  );
}

function Drawer() {
  const { game } = useScene();
  const hand = useHand();
  const [up, setUp] = useState(false);
  const lying = useLying();
  const selected = useUi((u) => u.selected);
  const group = useUi((u) => u.group);
  const can = useNet((n) => n.game?.undoable != null);
  // choosing from the hand needs the hand
  const wanted = group !== null && hand.some((c) => group.option.group?.includes(c.id));
  const open = (up || wanted) && !(selected?.startsWith('hand-') ?? false);
  return (
    <div className={s.drawer} data-up={open}>
      <button type="button" className={s.handle} onClick={() => setUp(!open)} aria-expanded={open}>
        {game.view.turn.number > 0 ? say('Hand') : say('Seeds')}
        <b>{hand.length}</b>
      </button>
      <div className={s.cards}>
        {hand.map((c) => (
          <PressCard key={c.id} id={c.id} printing={c.card} size={lying ? 'short' : 'phone'} />
        ))}
        {hand.length === 0 && <p className={s.none}>{game.seat < 0 ? say('You are watching.') : say('No cards.')}</p>}
      </div>
      {(open || lying) && can && (
        <button type="button" className={s.undo} onClick={undo}>
          <Glyph name="undo" size={14} /> {say('Undo')}
        </button>
      )}
    </div>
  );
}

function PressCard({ id, printing, size }: { id: number; printing: string; size: 'short' | 'phone' }) {
  const press = useLongPress(printing, id);
  return (
    <div className={s.handCard} {...press}>
      <HandCard id={id} printing={printing} size={size} />
    </div>
  );
}
