import { confirm, couldFight, hasKeyword, isPlanetLocation, planetSpot, startFight } from '@spaceline/engine';
import {
  affiliation,
  both,
  dilemma,
  either,
  keyword,
  may,
  ofType,
  Reading,
  script,
  simply,
  universal,
  whoIs,
} from '@spaceline/engine/language';
import { reports } from '../../reporting.ts';

/** The trap is sprung on the surface by the other player. */
const spring = script(
  'your opponent may download to the planet up to three different universal Cardassians and one hand weapon, who may start a personnel battle',
  function* (ctx) {
    const { g, attempt } = ctx;
    if (attempt === null || !isPlanetLocation(g, attempt.location)) return;
    const spot = planetSpot(attempt.location);
    const theirs = new Reading(g, ctx.source, ctx.opponent);
    const titles = new Set<string>();
    const sleeper = reports({
      what: 'a universal Cardassian to the planet',
      who: both(
        ofType('Personnel'),
        universal,
        either(affiliation('Cardassian'), keyword('Cardassian')),
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
      what: 'a hand weapon to the planet',
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

export const sleeperTrap = dilemma('Sleeper Trap', {
  encounter: simply(spring),
  missing: 'they are not downloaded to a site of a station yet',
});
