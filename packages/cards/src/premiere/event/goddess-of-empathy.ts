import { atEndOf, discardThis, event, nobodyPlays, not, playsOnTable, titled } from '@spaceline/engine/language';

export const goddessOfEmpathy = event('Goddess of Empathy', {
  plays: [playsOnTable()],
  modifiers: [nobodyPlays(not(titled('Kevin Uxbridge', 'Q2')), 'Interrupt')],
  triggers: [atEndOf('your next turn', discardThis)],
});
