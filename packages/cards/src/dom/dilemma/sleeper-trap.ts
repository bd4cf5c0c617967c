import {
  chooseSpot,
  confirm,
  couldFight,
  type Game,
  hasKeyword,
  hiddenIn,
  isPlanetLocation,
  planetSpot,
  type Spot,
  sitesOf,
  startFight,
} from '@spaceline/engine';
import { both, dilemma, kin, may, ofType, Reading, script, simply, universal, whoIs } from '@spaceline/engine/language';
import { reports } from '../../reporting.ts';

/** The planet, and the sites of stations there. */
const placesAt = (g: Game, location: number): Spot[] => [
  ...(isPlanetLocation(g, location) ? [planetSpot(location)] : []),
  ...g.tableau.space[location].filter((id) => hiddenIn(g, id) < 0).flatMap((id) => sitesOf(g, id)),
];

/** The trap is sprung by the other player, at one place. */
const spring = script(
  'your opponent may download to one site or planet here up to three different universal Cardassians and one hand weapon, who may start a personnel battle',
  function* (ctx) {
    const { g, attempt } = ctx;
    if (attempt === null) return;
    const theirs = new Reading(g, ctx.source, ctx.opponent);
    const places = placesAt(g, attempt.location);
    const where = { id: 'report-to', text: '{card}: where do the sleepers wake up?', card: ctx.source };
    const spot = places.length < 2 ? places[0] : yield* chooseSpot(g, theirs.you, places, where);
    if (spot === undefined) return;
    const titles = new Set<string>();
    const sleeper = reports({
      what: 'a universal Cardassian there',
      who: both(
        ofType('Personnel'),
        universal,
        kin('Cardassian'),
        whoIs('', (_, id) => !titles.has(g.def(id).title)),
      ),
      download: true,
      to: () => [spot],
    });
    for (let n = 0; n < 3 && sleeper.could(theirs); n++) {
      theirs.bind('reported', []);
      yield* may(sleeper).run(theirs);
      const [id] = theirs.bound('reported');
      if (id === undefined) break;
      titles.add(g.def(id).title);
    }
    const weapon = reports({
      what: 'a hand weapon there',
      who: whoIs('', (_, id) => g.def(id).equipment && hasKeyword(g, id, 'hand weapon')),
      download: true,
      to: () => [spot],
    });
    yield* may(weapon).run(theirs);
    // only those who were asleep may, by the rules of starting a battle
    if (titles.size === 0 || !couldFight(g, theirs.you, spot)) return;
    const question = { id: 'battle', text: '{card}: start a personnel battle?', card: ctx.source };
    if (yield* confirm(theirs.you, question)) yield* startFight(g, theirs.you, spot);
  },
  { hint: -3 },
);

export const sleeperTrap = dilemma('Sleeper Trap', { encounter: simply(spring) });
