import {
  chooseCard,
  chooseSpot,
  type Game,
  isLocationSpot,
  putOn,
  type Seat,
  type Spot,
  spotLocation,
  Zone,
} from '@spaceline/engine';
import { interrupt, Reading, script } from '@spaceline/engine/language';

/** Other locations where the event could have been played just as well. */
function otherPlaces(g: Game, id: number): Spot[] {
  const c = g.card(id);
  const spots = (g.def(id).rules?.plays ?? []).flatMap((m) => m.targets?.ids(new Reading(g, id, c.controller)) ?? []);
  return [...new Set(spots)].filter((s) => isLocationSpot(s) && spotLocation(s) !== c.host);
}

const problems = (g: Game, seat: Seat): number[] =>
  g.state.cards
    .filter((c) => c.zone === Zone.OnLocation && c.controller === seat && g.defs[c.def].facts.type === 'Event')
    .map((c) => c.id)
    .filter((id) => otherPlaces(g, id).length > 0);

export const drQMedicineEntity = interrupt('Dr. Q, Medicine Entity', {
  encounter: script(
    'opponent moves one of your Event cards on the spaceline (opponent’s choice) to a different location where it may be',
    function* ({ g, source, you, opponent }) {
      const question = { id: 'problem', text: '{card}: which event is the problem?', card: source };
      const id = yield* chooseCard(g, opponent, problems(g, you), question);
      if (id < 0) return;
      putOn(
        g,
        id,
        yield* chooseSpot(g, opponent, otherPlaces(g, id), { id: 'treat', text: '{card}: to where?', card: id }),
      );
    },
    { hint: -1 },
  ),
});
