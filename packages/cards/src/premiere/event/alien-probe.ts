import { event, grant, playsOnTable } from '@spaceline/engine/language';

/** BOG-26: Tactics are no hand cards, so they stay hidden. */
export const alienProbe = event('Alien Probe', {
  plays: [playsOnTable()],
  modifiers: [grant('open-hands', 'while in play, both players’ hands lie open for all to see', () => true)],
});
