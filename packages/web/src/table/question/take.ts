import type { OptionView } from '@spaceline/protocol/words';
import { answer } from '../../net/game.ts';
import { ui } from '../ui.ts';

/** Takes an option: at once, or after its group has been chosen. */
export function take(o: OptionView): void {
  if (o.group === null) {
    answer(o.key);
    return;
  }
  // nobody else can be meant; but what an attack could bring is looked at first
  if (o.group.length === 1 && o.min === 1 && o.verb !== 'attack') {
    answer(o.key, o.group);
    return;
  }
  const all = o.group.length === o.min ? [...o.group] : [];
  ui.set({ group: { option: o, chosen: all }, selected: null });
}
