/** So much for each player, and no more. */
import {
  type Filter,
  type ForbidModifier,
  forbid,
  Reading,
  type Trigger,
  trigger,
  useOf,
} from '@spaceline/engine/language';
import { named } from './phrases.ts';

/** of these cards, whichever, each player plays one in every turn. What was played before this card came is not counted. */
export const eachPlaysOneEveryTurn = (f: Filter): { modifier: ForbidModifier; trigger: Trigger } => {
  const played = useOf('one of them', { times: 1, per: 'every', by: 'title' });
  return {
    modifier: forbid(
      'play',
      `each player plays only one ${named(f)} every turn`,
      { rule: 'R-4.20', text: '{card}: you have played one of those cards this turn' },
      (r, id, seat) => f.test(r, id) && !played.isLeft(new Reading(r.g, r.source, seat)),
    ),
    trigger: trigger(
      { on: 'plays' },
      {
        *run({ g, source, event }) {
          played.use(new Reading(g, source, event!.seat));
        },
        could: () => true,
        text: '',
        hint: 0,
      },
      { when: { met: (r) => r.event !== null && f.test(r, r.event.card), text: '', hint: 0 }, text: '' },
    ),
  };
};
