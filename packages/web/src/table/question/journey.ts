/** Several orders in one go: they are looked at, and then given. */

import { phrase } from '@spaceline/protocol/words';
import type { Decision } from '../../net/game.ts';
import type { Scene } from '../context.tsx';
import type { JourneyAnswer } from '../journey.ts';
import { shortShip } from '../model/names.ts';
import { ui } from '../ui.ts';
import { byEscape, byKey, bySpace, type Choice } from './choice.ts';
import type { Part } from './question.ts';

/** Where nobody can attempt the opened mission at once, somebody may be sent. */
export function sendTeam(s: Scene, location: number, journey: JourneyAnswer): Choice {
  return {
    ...byKey('g', 'send', s.say('Send a team'), () => ui.set({ journey: { location, who: null } })),
    label: s.say('Send {n} there', { n: journey.who.length }),
  };
}

export function journeyQuestion(s: Scene, d: Decision, location: number, journey: JourneyAnswer | undefined): Part {
  const { say } = s;
  const give = () => {
    if (journey === undefined) return;
    ui.set({ journey: null, open: location, giving: { steps: journey.steps, next: 0 } });
  };
  const n = journey?.steps.length ?? 0;
  const first = journey === undefined ? undefined : d.options.find((o) => o.key === journey.steps[0].key);
  const { plays } = s.game.view.players[s.table.me];
  const ship = journey === undefined || journey.ship < 0 ? null : shortShip(s.nameOf(journey.ship));
  const lost =
    first?.endsPlays === 1 && plays > 0 ? phrase` ${say('It ends your card plays: {plays} left.', { plays })}` : '';
  return {
    text: say('Send {n} to {place}< aboard {ship}>, and attempt it?', {
      n: journey?.who.length ?? 0,
      place: s.naming.place(location),
      ship,
    }),
    note: phrase`${say('{n} [orders|order], given one after the other; one undo takes them all back, until something is revealed.', { n })}${lost}`,
    buttons: [
      byEscape('cancel', say('Cancel'), () => ui.set({ journey: null })),
      bySpace('give', say('Go and attempt'), give, journey === undefined),
    ],
  };
}
