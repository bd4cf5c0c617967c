import {
  ablePersonnelAt,
  affiliations,
  chooseCard,
  compatibleBits,
  destinations,
  forgoDraws,
  type Game,
  isSite,
  other,
  personnelAt,
  type Seat,
  type Spot,
  skillLevel,
  skillNumber,
  spendPlay,
} from '@spaceline/engine';
import {
  ability,
  has,
  inOrder,
  mayReport,
  type Reading,
  script,
  site,
  thisCard,
  when,
  whoIs,
} from '@spaceline/engine/language';
import { commandeer } from '../../commandeering.ts';
import { reports } from '../../reporting.ts';

const COMPUTER_SKILL = skillNumber('Computer Skill');
const station = (g: Game, ops: number): number => g.card(ops).host;
const unopposed = (g: Game, spot: Spot, seat: Seat): boolean => personnelAt(g, spot, other(seat)).length === 0;
const operators = ({ g, source, you }: Reading): number[] =>
  ablePersonnelAt(g, source, you).filter((id) => skillLevel(g, id, COMPUTER_SKILL) > 0);

/** Would this personnel, as its owner's, get along with the station? */
const fits = (g: Game, ops: number, id: number): boolean =>
  compatibleBits(g, g.card(id).owner, g.def(id).affiliations, affiliations(g, station(g, ops)));

/** Sites of this station where the card could be played anyhow, and nobody of the other side is. */
const sites = ({ g, source, you }: Reading, id: number): Spot[] =>
  destinations(g, you, id)
    .map((d) => d.spot)
    .filter((s) => s >= 0 && isSite(g, s) && station(g, s) === station(g, source) && unopposed(g, s, you));

/** BOG-105, BOG-109, R-11.41 */
export const ops = site('Ops', {
  modifiers: [
    has('operations', thisCard),
    {
      ...mayReport(
        'compatible personnel of OFFICER classification may report here',
        (g, source, id) => g.def(id).facts.classification === 'OFFICER' && fits(g, source, id),
        (_g, source) => [source],
      ),
      forBoth: () => true,
    },
  ],
  abilities: [
    {
      ...ability(
        'download',
        inOrder(
          reports({
            what: 'a card to a site of this station where you are not opposed',
            who: whoIs(
              'that may be played there',
              (g, id) => g.def(id).equipment || g.def(id).personnel || g.def(id).ship,
            ),
            download: true,
            to: (ctx, id) => sites(ctx, id),
          }),
          script('in place of your normal card play, and you draw no cards this turn', function* ({ g, you }) {
            spendPlay(g, you);
            forgoDraws(g, you);
          }),
        ),
        {
          timing: 'turn',
          when: when(
            'you have a normal card play left',
            ({ g, you }) => g.state.turn.segment === 'play' && g.state.players[you].plays > 0,
          ),
        },
      ),
      byAnyone: true,
    },
    {
      ...ability(
        'commandeer',
        script(
          'commandeers the station',
          function* (ctx) {
            const { g, you, source } = ctx;
            const team = ablePersonnelAt(g, source, you);
            const question = {
              id: 'commandeer',
              text: '{card}: whose affiliation does the station take?',
              card: source,
            };
            const leader = yield* chooseCard(you, team, question);
            commandeer(g, station(g, source), leader, you);
          },
          { hint: 5 },
        ),
        {
          timing: 'order',
          when: when(
            'you have Computer Skill here unopposed and do not control the station',
            (ctx) =>
              operators(ctx).length > 0 &&
              unopposed(ctx.g, ctx.source, ctx.you) &&
              ctx.g.card(station(ctx.g, ctx.source)).controller !== ctx.you,
          ),
        },
      ),
      byAnyone: true,
    },
  ],
  text: 'Compatible personnel of OFFICER classification may report here. In place of the normal card play any player may download a card to a site of this station where that player is not opposed and the card may be played; that player draws no cards this turn. Computer Skill here, unopposed, may commandeer the station. (Ops Module)',
});
