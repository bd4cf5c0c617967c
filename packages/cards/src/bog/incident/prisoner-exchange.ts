import {
  chooseCards,
  chooseSpot,
  chooseWord,
  type Game,
  inPlay,
  locationOf,
  type NamedWay,
  putAt,
  type Seat,
  type Spot,
  setFree,
} from '@spaceline/engine';
import {
  ability,
  discardThis,
  incident,
  ofType,
  playsOnTable,
  type Reading,
  script,
  seedsOnTable,
  select,
} from '@spaceline/engine/language';
import { captivesOf } from '../../captives.ts';
import { reports } from '../../reporting.ts';

/** A player's ships and facilities at a location. */
const vesselsOf = (g: Game, seat: Seat, location: number): Spot[] =>
  location < 0
    ? []
    : [...g.tableau.space[location], ...g.tableau.planet[location]].filter(
        (id) => (g.def(id).ship || g.def(id).facility) && g.card(id).controller === seat,
      );

const releasable = select('a captive of yours', 'captives of yours', ({ g, you, opponent }) =>
  captivesOf(g, you).filter((id) => vesselsOf(g, opponent, locationOf(g, id)).length > 0),
);

/** Your own people who are held at a location. */
const heldAt = ({ g, you, opponent }: Reading, location: number): number[] =>
  captivesOf(g, opponent).filter((id) => g.card(id).owner === you && locationOf(g, id) === location);

const exchange = script(
  'release a captive of yours to its owner’s ship or facility at the same location; then release any of your own personnel held there, or download one personnel there; discard this card',
  function* (ctx) {
    const { g, you, opponent } = ctx;
    const location = locationOf(g, ctx.target);
    const where = { id: 'home', text: '{card}: to which ship or facility?', card: ctx.target };
    const home = yield* chooseSpot(opponent, vesselsOf(g, opponent, location), where);
    setFree(g, ctx.target);
    putAt(g, ctx.target, home);
    const mine = heldAt(ctx, location);
    const ours = vesselsOf(g, you, location);
    const newcomer = reports({ what: 'one personnel there', who: ofType('Personnel'), download: true, to: () => ours });
    const ways: NamedWay<'release' | 'download'>[] = [];
    if (mine.length > 0 && ours.length > 0) ways.push({ mark: 'release', word: 'release yours' });
    if (newcomer.could(ctx)) ways.push({ mark: 'download', word: 'download' });
    const way = yield* chooseWord(you, ways, { id: 'way', text: '{card}: and in exchange?', card: ctx.source });
    if (way === 'download') yield* newcomer.run(ctx);
    else if (way === 'release') {
      const question = { id: 'release', text: '{card}: who is released?', card: ctx.source };
      for (const id of yield* chooseCards(you, mine, 1, mine.length, question)) {
        const spot = yield* chooseSpot(you, ours, { id: 'home', text: '{card}: to which ship or facility?', card: id });
        setFree(g, id);
        putAt(g, id, spot);
      }
    }
    if (inPlay(g.card(ctx.source))) yield* discardThis.run(ctx);
  },
  { hint: 1 },
);

export const prisonerExchange = incident('Prisoner Exchange', {
  seeds: [seedsOnTable],
  plays: [playsOnTable()],
  abilities: [ability('exchange', exchange, { targets: releasable })],
  capturing: true,
});
