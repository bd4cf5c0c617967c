/** Battles: what is being fought, or has just been fought and not been looked at. */
import { useMemo } from 'react';
import { picture } from '../art/index.ts';
import { Art } from '../cards/Art.tsx';
import s from './battle.module.css';
import { type Scene, useScene } from './context.tsx';
import { FightPanel } from './fight.tsx';
import { type Battle, battles } from './model/battles.ts';
import type { Place } from './model/places.ts';
import { ShipBattlePanel } from './ship-battle.tsx';
import { ui, useUi } from './ui.ts';

const FOUGHT: Readonly<Record<string, Battle['kind']>> = { 'ship-battle': 'ships', 'personnel-battle': 'people' };

export interface Shown {
  battle: Battle;
  /** it is over, and only to be read */
  over: boolean;
}

export function useBattle(): Shown | null {
  const { game } = useScene();
  const read = useUi((u) => u.read);
  const list = useMemo(() => battles(game.log), [game.log]);
  const kind = FOUGHT[game.view.process];
  return useMemo(() => {
    const unread = list.find((b) => b.at >= read);
    const last = list.findLast((b) => b.kind === kind);
    if (kind !== undefined && last !== undefined && (unread === undefined || unread === last))
      return { battle: last, over: false };
    return unread === undefined ? null : { battle: unread, over: true };
  }, [list, kind, read]);
}

export function BattlePanel({ shown }: { shown: Shown }) {
  return shown.battle.kind === 'ships' ? (
    <ShipBattlePanel battle={shown.battle} over={shown.over} />
  ) : (
    <FightPanel battle={shown.battle} over={shown.over} />
  );
}

export function placeOf({ table }: Scene, battle: Battle): Place | undefined {
  if (battle.kind === 'people')
    return table.places.find(
      (p) => battle.where.includes(p.title) || [...p.above, ...p.below].some((u) => u.name === battle.where),
    );
  const names = [battle.with.title, battle.target.title];
  return table.places.find((p) => [...p.below, ...p.above].some((u) => names.includes(u.name)));
}

/** The spaceline while a battle is fought: names only. */
export function Chart() {
  const scene = useScene();
  const shown = useBattle();
  const at = shown === null ? undefined : placeOf(scene, shown.battle);
  return (
    <nav className={s.chart} aria-label="The spaceline">
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
