import { FIRST_IN_PLAY, type Game, inTitleGroup, Status } from '@spaceline/engine';
import { answers, discard, interrupt, nullifyIt, playsOn, select, target, the, when } from '@spaceline/engine/language';
import { mayNullify } from '../../nullifying.ts';

const isTreaty = (g: Game, id: number): boolean =>
  inTitleGroup(g.def(id).title, 'Treaty') || g.def(id).facts.keywords.some((k) => k.endsWith(' treaty'));

/** a face-down card cannot be nullified. */
const events = select('one event in play, except a Treaty', 'events in play, except Treaties', ({ g, you }) =>
  g.state.cards
    .filter((c) => c.zone >= FIRST_IN_PLAY && (c.status & Status.FaceDown) === 0)
    .map((c) => c.id)
    .filter((id) => g.def(id).facts.type === 'Event' && !isTreaty(g, id) && mayNullify(g, id, 'Kevin Uxbridge', you)),
);

/** CR-126 to CR-128 */
export const kevinUxbridge = interrupt('Kevin Uxbridge', {
  plays: [
    playsOn(events, {
      name: 'event in play',
      timing: 'any',
      effect: { ...discard(the(target)), text: 'nullifies it', hint: 2 },
      text: `nullifies ${events.one}`,
    }),
    answers('plays', nullifyIt('a card of another type just used as an event'), {
      when: when(
        'a card was just used as an event',
        ({ g, event, you }) =>
          event?.as === 'Event' &&
          g.def(event.card).facts.type !== 'Event' &&
          mayNullify(g, event.card, 'Kevin Uxbridge', you),
      ),
    }),
  ],
  immuneTo: ['Amanda Rogers'],
});
