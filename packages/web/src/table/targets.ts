/** Where what is selected can go: a click or a drop there says so. */
import { locationSpot, NOWHERE, planetSpot, type Spot } from '@spaceline/engine';
import type { OptionView } from '@spaceline/protocol/words';
import { type DragEvent, useMemo } from 'react';
import { ask } from '../net/game.ts';
import { useScene } from './context.tsx';
import { destinations, type Key } from './model/options.ts';
import { take } from './question.ts';
import { ui, useUi } from './ui.ts';

/** What a click means while something is selected: the options that go to this place or unit. */
export function useTargets(): Map<Key, OptionView[]> {
  const { acts, going } = useScene();
  const selected = useUi((u) => u.selected);
  return useMemo(
    () => destinations(selected === null ? [] : [...(acts.get(selected) ?? []), ...(going.get(selected) ?? [])]),
    [acts, going, selected],
  );
}

/** Whoever was clicked goes along. */
export function selectedCard(): number | undefined {
  const { selected } = ui.get();
  return selected?.startsWith('card-') ? Number(selected.slice('card-'.length)) : undefined;
}

/** What was clicked is no place for what is selected: the rules say why, where the question stands. */
async function sayWhyNot(at: readonly Spot[]): Promise<void> {
  const { selected } = ui.get();
  if (selected === null || !/^(hand|card)-/.test(selected)) return;
  const card = Number(selected.split('-')[1]);
  const answer = await ask({ about: 'places', card });
  if (answer.about !== 'places') return;
  const places = [...at, NOWHERE].flatMap((to) => answer.places.filter((p) => p.to === to));
  const refused = places.find((p) => p.why !== null);
  if (refused === undefined || refused.why === null || places.some((p) => p.why === null)) return;
  ui.set({ refused: { card, to: refused.to === NOWHERE ? at[0] : refused.to, why: refused.why } });
}

/** The spots that a click on a tile can mean. */
export const spotsOf = (location: number): Spot[] => [locationSpot(location), planetSpot(location)];

/**
 * Goes to a place with what is selected: at once where that can mean one thing only. `at` are the spots that were clicked: where nothing
 * may go there, it is said why.
 */
export function aim(options: readonly OptionView[] | undefined, at: readonly Spot[] = []): boolean {
  if (options === undefined || options.length === 0) {
    if (at.length === 0) return false;
    void sayWhyNot(at);
    // a card of the hand stays in the hand: another place may do
    return ui.get().selected?.startsWith('hand-') === true;
  }
  const first = options[0];
  if (options.every((o) => o.verb === first.verb && o.card === first.card) || options.length === 1) {
    take(first, selectedCard());
    return true;
  }
  return false;
}

export function dropOn(goal: readonly OptionView[] | undefined, at: readonly Spot[]) {
  return {
    onDragOver: (e: DragEvent) => e.preventDefault(),
    onDrop: (e: DragEvent) => {
      e.preventDefault();
      aim(goal, at);
    },
  };
}
