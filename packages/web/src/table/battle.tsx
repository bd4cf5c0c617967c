/** Battles: what is being fought, or has just been fought and not been looked at. */

import { useMemo } from 'react';
import { picture } from '../art/index.ts';
import { Art } from '../cards/Art.tsx';
import { say } from '../net/say.ts';
import s from './battle.module.css';
import { type Scene, useScene } from './context.tsx';
import { FightPanel } from './fight.tsx';
import { type Battle, battles, isCard } from './model/battles.ts';
import { locationOf, type Place } from './model/places.ts';
import { ShipBattlePanel } from './ship-battle.tsx';
import { ui, useUi } from './ui.ts';

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
  return shown.battle.kind === 'ships' ? (
    <ShipBattlePanel battle={shown.battle} over={shown.over} />
  ) : (
    <FightPanel battle={shown.battle} over={shown.over} />
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

/** The spaceline while a battle is fought, or about to be: names only. */
export function Chart() {
  const scene = useScene();
  const shown = useBattle();
  const target = useUi((u) => (u.group?.option.verb === 'attack' ? u.group.option.to : null));
  const at =
    target !== null
      ? scene.table.byId.get(locationOf(scene.table, target))
      : shown === null
        ? undefined
        : placeOf(scene, shown.battle);
  return (
    <nav className={s.chart} aria-label={say('The spaceline')}>
      {scene.table.places.map((p) => (
        <button
          type="button"
          key={p.id}
          data-here={p === at}
          aria-current={p === at}
          onClick={() => ui.set({ open: p.id, peek: true })}
        >
          <span>{p.info && <Art svg={picture(p.info.facts, 40, 40)} />}</span>
          {p.title}
        </button>
      ))}
    </nav>
  );
}
