import { chooseCard, chooseCards, dock, locationOf, put, Status, totalAttribute, Zone } from '@spaceline/engine';
import {
  dilemma,
  discardThis,
  placeOnMission,
  present,
  script,
  trigger,
  unless,
  when,
  yourOutposts,
} from '@spaceline/engine/language';

const LEAST = 10;
const MOST = 50;
const balanced = when(
  '10<INTEGRITY<50',
  (ctx) => {
    const integrity = totalAttribute(ctx.g, present.ids(ctx), 'integrity');
    return integrity > LEAST && integrity < MOST;
  },
  0.3,
);

const sendBack = script(
  'opponent may relocate one of your ships here to one of your outposts',
  function* (ctx) {
    const { g, you, opponent, source: card } = ctx;
    const here = g.tableau.space[locationOf(g, card)].filter(
      (id) => g.def(id).ship && g.card(id).controller === you && (g.card(id).status & Status.Phased) === 0,
    );
    const outposts = yourOutposts.ids(ctx);
    if (outposts.length > 0) {
      const [ship] = yield* chooseCards(opponent, here, 0, 1, {
        id: 'ship',
        text: '{card}: relocate which ship?',
        card,
      });
      if (ship !== undefined) {
        const outpost = yield* chooseCard(opponent, outposts, {
          id: 'outpost',
          text: '{card}: to which outpost?',
          card,
        });
        put(g, ship, Zone.Space, locationOf(g, outpost));
        dock(g, ship, outpost);
      }
    }
    yield* discardThis.run(ctx);
  },
  { hint: -2 },
);

export const goBackWhenceThouCamest = dilemma('Go Back Whence Thou Camest', {
  encounter: unless(balanced, placeOnMission(false)),
  triggers: [trigger('end of your turn', sendBack)],
  text: 'Unless 10<INTEGRITY<50, at the end of your turn opponent may relocate one of your ships at this location to one of your outposts.',
});
