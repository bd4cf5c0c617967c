import type { OptionView } from '@spaceline/protocol/words';
import { answer } from '../../net/game.ts';
import { ui } from '../ui.ts';

/** Takes an option: at once, or after its group has been chosen; `first` is of it already. */
export function take(o: OptionView, first?: number): void {
  if (o.group === null) {
    answer(o.key);
    return;
  }
  // nobody else can be meant; but what an attack could bring is looked at first
  if (o.group.length === 1 && o.min === 1 && o.verb !== 'attack') {
    answer(o.key, o.group);
    return;
  }
  const begun = first !== undefined && o.group.includes(first) ? [first] : [];
  const all = o.group.length === o.min ? [...o.group] : begun;
  ui.set({ group: { option: o, chosen: all }, selected: null });
}
