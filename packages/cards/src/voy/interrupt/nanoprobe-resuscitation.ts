import {
  affiliationBit,
  affiliations,
  FIRST_IN_PLAY,
  type Game,
  hasIcon,
  isA,
  isPlanetLocation,
  locationOf,
  pile,
  planetSpot,
  type Spot,
  toPile,
  Zone,
} from '@spaceline/engine';
import { interrupt, may, onceEveryTurn, playsTo, type Reading, script, whoIs } from '@spaceline/engine/language';
import { reports } from '../../reporting.ts';

const BORG = affiliationBit('Borg');
const isBorg = (g: Game, id: number): boolean => isA(g, id, 'Borg') || (affiliations(g, id) & BORG) !== 0;

/** Where your [Com] Borg are. */
const borgLocations = ({ g, you }: Reading): number[] => [
  ...new Set(
    g.state.cards
      .filter((c) => c.zone >= FIRST_IN_PLAY && c.controller === you && g.defs[c.def].personnel)
      .filter((c) => hasIcon(g, c.id, 'Com') && isBorg(g, c.id))
      .map((c) => locationOf(g, c.id))
      .filter((l) => l >= 0),
  ),
];

/** anywhere at the location: on the planet, or aboard something of yours. */
function placesAt(ctx: Reading, location: number): Spot[] {
  const { g, you } = ctx;
  const planet = isPlanetLocation(g, location) ? [planetSpot(location)] : [];
  const vessels = [...g.tableau.space[location], ...g.tableau.planet[location]].filter(
    (id) => (g.def(id).ship || g.def(id).facility) && g.card(id).controller === you,
  );
  return [...planet, ...vessels];
}

export const nanoprobeResuscitation = interrupt('Nanoprobe Resuscitation', {
  plays: [
    playsTo(
      script(
        'take back to hand what lies on top of your discard pile',
        function* (ctx) {
          const { g } = ctx;
          const [top] = pile(g, ctx.you, Zone.Discard);
          toPile(g, top, Zone.Hand);
          if (!g.def(top).personnel) return;
          const report = reports({
            what: 'it to the location of your [Com] Borg',
            who: whoIs('', (_g, id) => id === top),
            to: (c) => borgLocations(c).flatMap((l) => placesAt(c, l)),
          });
          yield* may(report).run(ctx);
        },
        { could: ({ g, you }) => pile(g, you, Zone.Discard).length > 0, hint: 1.5 },
      ),
      { name: 'return', timing: 'any', limit: onceEveryTurn, text: '' },
    ),
  ],
  text: 'In each player’s turn, one copy plays to take back to hand what lies on top of your discard pile. A personnel taken back so may report at once where a [Com] Borg of yours is.',
});
