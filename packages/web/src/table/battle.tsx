/** Battles: what is being fought, or has just been fought and not been looked at. */

import { lazy, Suspense, useMemo } from 'react';
import { type Scene, useScene } from './context.tsx';
import { type Battle, battles, isCard } from './model/battles.ts';
import { locationOf, type Place } from './model/places.ts';
import { useUi } from './ui.ts';

// most turns have no battle: what shows one comes with the first
const FightPanel = lazy(() => import('./fight.tsx').then((m) => ({ default: m.FightPanel })));
const ShipBattlePanel = lazy(() => import('./ship-battle.tsx').then((m) => ({ default: m.ShipBattlePanel })));

export interface Shown {
  battle: Battle;
  /** it is over, and only to be read */
  over: boolean;
}

export function useBattle(): Shown | null {
  const { game } = useScene();
  const read = useUi((u) => u.read);
  const list = useMemo(() => battles(game.log), [game.log]);
  return useMemo(() => {
    const unread = list.find((b) => b.at >= read);
    const fought = list.findLast((b) => !b.over);
    if (fought !== undefined && (unread === undefined || !unread.over)) return { battle: fought, over: false };
    return unread === undefined ? null : { battle: unread, over: true };
  }, [list, read]);
}

export function BattlePanel({ shown }: { shown: Shown }) {
  return (
    <Suspense fallback={<div style={{ flex: 1 }} />}>
      {shown.battle.kind === 'ships' ? (
        <ShipBattlePanel battle={shown.battle} over={shown.over} />
      ) : (
        <FightPanel battle={shown.battle} over={shown.over} />
      )}
    </Suspense>
  );
}

function locationOfBattle({ table }: Scene, battle: Battle): number {
  if (battle.kind === 'ships') return battle.location >= 0 ? battle.location : locationOf(table, battle.target.card);
  const { where } = battle;
  if (isCard(where)) return locationOf(table, where.card);
  return 'planet' in where ? where.planet : where.location;
}

export const placeOf = (scene: Scene, battle: Battle): Place | undefined =>
  scene.table.byId.get(locationOfBattle(scene, battle));
