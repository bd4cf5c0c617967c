import { artifact, grant, placeOnTable } from '@spaceline/engine/language';

/** */
export const horgahn = artifact("Horga'hn", {
  acquired: placeOnTable(),
  modifiers: [grant('double-turn', 'you may take double turns (not cumulative)', (r, seat) => seat === r.you)],
});
