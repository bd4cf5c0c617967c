import {
  ablePersonnelAt,
  affiliationBit,
  affiliations,
  chooseNumber,
  draw as drawCards,
  FIRST_IN_PLAY,
  type Game,
  isPlanetLocation,
  locationOf,
  planetSpot,
  type Spot,
  skillNumber,
  totalSkill,
} from '@spaceline/engine';
import {
  boost,
  either,
  grant,
  incident,
  mayReport,
  onceEachTurn,
  passes,
  playsOn,
  type Reading,
  reach,
  script,
  seedsOn,
  select,
  skill,
  which,
  whoIs,
  yourFacilities,
} from '@spaceline/engine/language';

const NON_ALIGNED = affiliationBit('Non-Aligned');
const NEUTRAL = affiliationBit('Neutral');
const ALIGNED = ~(NON_ALIGNED | NEUTRAL);
const TREACHERY = skillNumber('Treachery');
const NORS = ['Deep Space 9', 'Terok Nor', 'Empok Nor', 'Nor', 'Alliance Nor', 'Mirror Terok Nor'];

const council = which(
  yourFacilities,
  whoIs('that is [Neu] or [Non], except a Colony or a Nor', (g, id) => {
    const { title } = g.def(id);
    return (affiliations(g, id) & (NON_ALIGNED | NEUTRAL)) !== 0 && title !== 'Colony' && !NORS.includes(title);
  }),
);

const noble = either(skill('CIVILIAN'), skill('V.I.P.'));

/** [Non] CIVILIAN or V.I.P., native to the quadrant of the facility. */
function isMember(g: Game, source: number, id: number): boolean {
  const l = locationOf(g, source);
  if (g.card(source).host < 0 || l < 0 || !g.def(id).personnel || (affiliations(g, id) & NON_ALIGNED) === 0)
    return false;
  return g.def(id).native === g.location(l).quadrant && passes(g, noble, id);
}

const members = reach(
  'every [Non] personnel of yours with CIVILIAN or V.I.P. who belongs to this quadrant',
  (g, source, id) =>
    g.card(id).zone >= FIRST_IN_PLAY && g.card(id).controller === g.card(source).controller && isMember(g, source, id),
);

/** Where you have 4 Treachery together: aboard something, or on a planet. */
const conspirators = select(
  'a crew or Away Team of yours with 4 Treachery',
  'crews and Away Teams of yours with 4 Treachery',
  ({ g, you }: Reading) => {
    const spots: Spot[] = g.state.cards
      .filter((c) => c.zone >= FIRST_IN_PLAY && (g.defs[c.def].ship || g.defs[c.def].facility))
      .map((c) => c.id);
    for (const l of g.state.locations) if (isPlanetLocation(g, l.id)) spots.push(planetSpot(l.id));
    return spots.filter((s) => totalSkill(g, ablePersonnelAt(g, s, you), TREACHERY) >= 4);
  },
);

const plot = script(
  'draw one, two or three cards',
  function* (ctx) {
    const most = Math.min(3, ctx.g.deck(ctx.you).length);
    const numbers = [3, 2, 1].filter((n) => n <= most);
    const n = yield* chooseNumber(ctx.you, numbers, { id: 'draw', text: '{card}: draw how many?', card: ctx.source });
    drawCards(ctx.g, ctx.you, n);
  },
  { could: ({ g, you }) => g.deck(you).length > 0, hint: 3 },
);

export const warCouncil = incident('War Council', {
  seeds: [seedsOn(council)],
  plays: [
    playsOn(council, { name: 'council' }),
    playsOn(conspirators, {
      name: 'plot',
      effect: plot,
      text: `plays on ${conspirators.one} to ${plot.text}`,
    }),
  ],
  modifiers: [
    grant(
      'separate',
      'your [Non] cards do not work with aligned cards',
      (_g, _source, a, b) => (a & NON_ALIGNED) !== 0 && (a & b) === 0 && (b & ALIGNED) !== 0,
    ),
    grant(
      'standard-restriction',
      'they do not start battles against [Non] cards',
      (g, source, id) =>
        g.card(id).controller === g.card(source).controller && (affiliations(g, id) & NON_ALIGNED) !== 0,
    ),
    boost(['cunning'], 2, members, { cumulative: true }),
    mayReport('one of these reports here for free once each turn', isMember, (g, source) => [g.card(source).host], {
      free: true,
      limit: onceEachTurn,
    }),
  ],
});
