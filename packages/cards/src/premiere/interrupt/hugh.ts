import {
  boardersAt,
  countUse,
  discardFromPlay,
  FIRST_IN_PLAY,
  type Game,
  locationOf,
  locationSpot,
  spotLocation,
} from '@spaceline/engine';
import { answers, type Effect, interrupt, nullifyIt, playsOn, script, select, when } from '@spaceline/engine/language';
import { calmKey } from '../../borg-ship-calmed.ts';

const isRogue = (g: Game, id: number): boolean => boardersAt(g, g.card(id).host).includes(id);

const rogues = (g: Game, location: number): number[] =>
  g.state.cards
    .filter((c) => c.zone >= FIRST_IN_PLAY && c.host >= 0 && g.defs[c.def].rules?.boards === true)
    .map((c) => c.id)
    .filter((id) => isRogue(g, id) && locationOf(g, id) === location);

const infested = select('a location with Rogue Borg', 'locations with Rogue Borg', ({ g }) =>
  g.state.locations.filter((l) => rogues(g, l.id).length > 0).map((l) => locationSpot(l.id)),
);

const attack = nullifyIt('the attack of the Borg Ship for this turn');
const calm: Effect = {
  ...attack,
  *run(ctx) {
    yield* attack.run(ctx);
    countUse(ctx.g, calmKey(ctx.g, ctx.event!.card));
  },
};

export const hugh = interrupt('Hugh', {
  plays: [
    answers('ship-battle', calm, {
      name: 'Borg Ship',
      when: when(
        'the Borg Ship attacks',
        ({ g, event }) => event !== null && event.card >= 0 && g.def(event.card).title === 'Borg Ship',
      ),
    }),
    playsOn(infested, {
      name: 'Rogue Borg',
      timing: 'any',
      stays: false,
      effect: script(
        'destroys all Rogue Borg there',
        function* ({ g, target, source }) {
          yield* discardFromPlay(g, rogues(g, spotLocation(target)), source);
        },
        { hint: 2 },
      ),
    }),
  ],
  text: 'Nullifies the attack of the Borg Ship for this turn. OR destroys (discards) all Rogue Borg at one location.',
});
