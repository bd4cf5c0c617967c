/** Where what is selected can go: a click or a drop there says so. */
import type { OptionView } from '@spaceline/protocol/words';
import { type DragEvent, useMemo } from 'react';
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

/** Goes to a place with what is selected: at once where that can mean one thing only. */
export function aim(options: readonly OptionView[] | undefined): boolean {
  if (options === undefined || options.length === 0) return false;
  const first = options[0];
  if (options.every((o) => o.verb === first.verb && o.card === first.card) || options.length === 1) {
    take(first, selectedCard());
    return true;
  }
  return false;
}

export function dropOn(goal: readonly OptionView[] | undefined) {
  if (goal === undefined) return {};
  return {
    onDragOver: (e: DragEvent) => e.preventDefault(),
    onDrop: (e: DragEvent) => {
      e.preventDefault();
      aim(goal);
    },
  };
}
