import { isLocationSpot, spotLocation } from '@spaceline/engine';
import type { OptionView } from '@spaceline/protocol/words';
import { answer, useNet } from '../../net/game.ts';
import { useSettings } from '../../net/settings.ts';
import { ui } from '../ui.ts';

/** Takes an option, after its group has been chosen; `first` is of it already. An order that ends the card plays is asked about. */
export function take(o: OptionView, first?: number): void {
  // what does not belong there is laid there only by somebody who was told
  if (o.misSeed && ui.get().warned?.key !== o.key) {
    ui.set({ warned: o, selected: null });
    return;
  }
  // nothing that is revealed can be taken back: what is known of it is looked at first
  if (o.verb === 'attempt' && o.group === null && useSettings.getState().guard) {
    ui.set({ trying: o, open: spotLocation(o.to), selected: null });
    return;
  }
  if (o.endsPlays === 1 && useSettings.getState().guard && hasPlays(o)) {
    ui.set({ sure: { what: 'order', option: o, first }, selected: null });
    return;
  }
  begin(o, first);
}

/** Where a play costs nothing that is counted, nothing is lost. */
function hasPlays(o: OptionView): boolean {
  const { game } = useNet.getState();
  return game !== null && game.view.players[game.seat].plays > 0 && game.decision?.options.includes(o) === true;
}

/** At once, or with the choice of its group. */
export function begin(o: OptionView, first?: number): void {
  if (o.group === null) {
    // the opened panel follows the ship
    if (o.verb === 'move' && isLocationSpot(o.to)) ui.set({ open: spotLocation(o.to) });
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
