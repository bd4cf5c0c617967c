/** A finger on a card or a place, for the others at the table to see: on a desk, by touch and by key. */
import type { TalkLine } from '@spaceline/protocol';
import { useEffect } from 'react';
import p from '../app/page.module.css';
import { point } from '../net/game.ts';
import { say } from '../net/say.ts';
import { forgetFinger, useTalk } from '../net/talk.ts';
import { personName } from '../people/name.ts';
import { useScene } from './context.tsx';
import s from './point.module.css';
import { useHasTalk } from './talk.tsx';

type At = NonNullable<TalkLine['point']>;

/** A finger stays for so long. */
const WHILE = 6000;

/** May this card be pointed at: it is on the table, and not hidden here. The server sees to it that everybody knows it. */
function useCanPoint(card: number | null): boolean {
  const has = useHasTalk();
  const { table } = useScene();
  const there = card === null ? undefined : table.cards.get(card);
  return has && there !== undefined && there.card !== null;
}

export function PointAt({ card, large = false, then }: { card: number | null; large?: boolean; then?(): void }) {
  const can = useCanPoint(card);
  if (!can || card === null) return null;
  return <Point at={{ card }} large={large} then={then} />;
}

/** On a place, whatever lies there. */
export function PointHere({ place }: { place: number }) {
  const has = useHasTalk();
  return has && <Point at={{ place }} large />;
}

function Point({ at, large, then }: { at: At; large: boolean; then?: (() => void) | undefined }) {
  return (
    <button
      type="button"
      data-testid={at.place === undefined ? 'point' : 'point-here'}
      className={large ? `${p.ghost} ${s.large}` : undefined}
      onClick={() => {
        point(at);
        then?.();
      }}
    >
      {at.place === undefined ? say('Point at it') : say('Point here')}
    </button>
  );
}

const keyOf = ({ card, place }: At): string => (place === undefined ? `card-${card}` : `place-${place}`);

/** Somebody else's finger: what it points at glows for a while, and is named. */
export function Pointed() {
  const has = useHasTalk();
  const { game, table, naming } = useScene();
  const line = useTalk((t) => t.pointed);
  useEffect(() => {
    if (line?.point === undefined) return;
    const there = document.querySelectorAll<HTMLElement>(`[data-key="${keyOf(line.point)}"]`);
    for (const el of there) el.dataset.pointed = 'true';
    const timer = setTimeout(forgetFinger, WHILE);
    return () => {
      clearTimeout(timer);
      for (const el of there) delete el.dataset.pointed;
    };
  }, [line]);
  const mine = line !== null && line.seat >= 0 && line.seat === game.seat;
  const card = line?.point?.card === undefined ? undefined : table.cards.get(line.point.card);
  const title = card?.card == null ? undefined : (table.lookup(card.card)?.facts.title ?? card.card);
  const what = line?.point?.place === undefined ? title : naming.place(line.point.place);
  return (
    <p className={s.pointed} role="status" data-testid="pointed">
      {has && line !== null && !mine && what !== undefined && (
        <span>{say('{name} points at {what}.', { name: personName(line), what })}</span>
      )}
    </p>
  );
}
