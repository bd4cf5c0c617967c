import { event, has, playsOnTable, ships, your } from '@spaceline/engine/language';

/** VOY-30: the text of 2001 (docs/decisions/rules.md) */
export const holoProjectors = event('Holo-Projectors', {
  plays: [playsOnTable()],
  modifiers: [has('holodeck', your(ships))],
  immuneTo: ['Kevin Uxbridge'],
});
