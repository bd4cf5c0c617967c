import {
  affiliations,
  assimilate,
  BORG,
  chooseCard,
  confirm,
  inPlay,
  mayBeAssimilated,
  personnelAt,
  putAt,
} from '@spaceline/engine';
import { random, select, tactic } from '@spaceline/engine/language';

export const borgCuttingBeam = tactic('Borg Cutting Beam', {
  tactic: {
    // Borg use only
    when: (g, side) => [...side.firing, ...side.defending].some((id) => (affiliations(g, id) & BORG) !== 0),
    *struck(ctx, side, target) {
      const { g, you, opponent, source } = ctx;
      // a crew is aboard a ship or outpost; on a Nor it is at one site
      const rooms = [target, ...g.tableau.aboard[target].filter((id) => g.def(id).facts.type === 'Site')];
      const crews = rooms.filter((room) => personnelAt(g, room, opponent).some((id) => mayBeAssimilated(g, id)));
      const ships = [...side.firing, ...side.defending].filter((id) => g.def(id).ship && inPlay(g.card(id)));
      if (crews.length === 0 || ships.length === 0) return;
      const question = { id: 'assimilate', text: '{card}: assimilate one of the crew?', card: source };
      if (!(yield* confirm(you, question))) return;
      const room = yield* chooseCard(you, crews, { id: 'site', text: '{card}: from which site?', card: source });
      const ship = yield* chooseCard(you, [...new Set(ships)], {
        id: 'ship',
        text: '{card}: to which ship?',
        card: source,
      });
      const crew = select('one of the crew', 'the crew', () =>
        personnelAt(g, room, opponent).filter((id) => mayBeAssimilated(g, id)),
      );
      for (const id of yield* random(1, crew).pick(ctx)) {
        putAt(g, id, ship);
        assimilate(g, id, you);
      }
    },
  },
  text: 'Borg use only. If you hit, one of the crew of the target (random selection; from one site of a Nor) may be brought to a ship of yours in the battle and assimilated.',
});
