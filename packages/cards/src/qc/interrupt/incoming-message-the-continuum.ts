import { chooseSpot, confirm, locationSpot, putUnder, setFlash, spotLocation, Zone } from '@spaceline/engine';
import { interrupt, script } from '@spaceline/engine/language';

export const incomingMessageTheContinuum = interrupt('Incoming Message - The Continuum', {
  encounter: script(
    'opponent may end this Q-Flash and seed it again under any other mission',
    function* ({ g, source, opponent, attempt }) {
      const question = { id: 'may', text: '{card}: end this Q-Flash?', card: source };
      if (!(yield* confirm(opponent, question))) return;
      setFlash(g, attempt!, 0);
      const flash = g.state.cards.find((c) => c.zone === Zone.Aside && g.defs[c.def].title === 'Q-Flash');
      const others = g.state.locations.filter((l) => l.id !== attempt!.location && l.missions.length > 0);
      if (flash === undefined || others.length === 0) return;
      const where = { id: 'seed', text: '{card}: under which mission?', card: flash.id };
      const id = flash.id;
      const spot = yield* chooseSpot(
        opponent,
        others.map((l) => locationSpot(l.id)),
        where,
      );
      // seeded last, it is met first
      putUnder(g, id, spotLocation(spot), true);
    },
  ),
});
