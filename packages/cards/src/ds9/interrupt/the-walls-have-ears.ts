import { FIRST_IN_PLAY, personnelAt, toPile, Zone } from '@spaceline/engine';
import {
  type Effect,
  interrupt,
  keyword,
  oneOf,
  playsOn,
  type Reading,
  script,
  select,
} from '@spaceline/engine/language';
import { onePlayEachTurn } from '../../limits.ts';
import { reports } from '../../reporting.ts';

const occupied = select('an opponent’s occupied ship or facility', 'such ships and facilities', ({ g, opponent }) =>
  g.state.cards
    .filter((c) => c.zone >= FIRST_IN_PLAY && c.controller === opponent)
    .filter((c) => g.defs[c.def].ship || g.defs[c.def].facility)
    .map((c) => c.id)
    .filter((id) => personnelAt(g, id, opponent).length > 0),
);

const arrival = reports({
  what: 'a changeling there',
  who: keyword('Changeling'),
  to: (ctx) => [ctx.target],
  anyAffiliation: true,
});

/** Only the other way scores: this one ends in the discard pile (CR-08). */
const report: Effect = {
  ...arrival,
  *run(ctx) {
    yield* arrival.run(ctx);
    toPile(ctx.g, ctx.source, Zone.Discard);
  },
};

/** DOM-28: to you, your infiltrator is an intruder as well. */
const hasIntruder = ({ g, you, target }: Reading): boolean => personnelAt(g, target, you).length > 0;

export const theWallsHaveEars = interrupt('The Walls Have Ears', {
  plays: [
    playsOn(occupied, {
      timing: 'any',
      limit: onePlayEachTurn,
      stays: false,
      effect: oneOf(
        { name: 'report', effect: report },
        {
          name: 'score',
          // its point box is what it is played for (CR-08)
          effect: script('score points if you have an intruder aboard', function* () {}, {
            could: hasIntruder,
            hint: 1,
          }),
        },
      ),
    }),
  ],
  text: 'Once each turn, plays on an opponent’s occupied ship or facility. Report a changeling there OR score points if you have an intruder aboard.',
});
