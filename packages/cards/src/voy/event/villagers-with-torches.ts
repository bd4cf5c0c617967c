import { FIRST_IN_PLAY, isPlanetLocation } from '@spaceline/engine';
import { all, event, kill, playsOnTable, seedsOnTable, select, trigger, when } from '@spaceline/engine/language';

const team = select('them', 'of them', ({ event: begun }) => [...(begun?.cards ?? [])]);

/** a card that shows two people counts as two. */
const few = when('a planet mission is begun with fewer than three personnel', ({ g, event: begun, opponent }) => {
  if (begun === null || begun.seat !== opponent || !isPlanetLocation(g, begun.location)) return false;
  const protectedByCard = g.state.cards.some(
    (c) => c.zone >= FIRST_IN_PLAY && c.controller === opponent && g.defs[c.def].title === 'Thermal Deflectors',
  );
  return !protectedByCard && begun.cards.reduce((sum, id) => sum + g.def(id).people, 0) < 3;
});

export const villagersWithTorches = event('Villagers With Torches', {
  seeds: [seedsOnTable],
  plays: [playsOnTable()],
  triggers: [
    trigger({ on: 'attempt' }, kill(all(team)), {
      when: few,
      text: 'if your opponent attempts a planet mission with one or two personnel, they are killed at once; Thermal Deflectors in play on that side prevent it',
    }),
  ],
});
