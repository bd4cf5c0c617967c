import {
  chooseCards,
  chooseSpot,
  compatible,
  disabled,
  FIRST_IN_PLAY,
  hasTransporters,
  isCardSpot,
  isHologram,
  isPlanetLocation,
  leaveBattle,
  locationOfSpot,
  personnelAt,
  personnelBattle,
  planetSpot,
  putAt,
  type Spot,
  Status,
  wearsEmitter,
  Zone,
} from '@spaceline/engine';
import { interrupt, type PlayMode, playsOn, type Reading, script, select } from '@spaceline/engine/language';

/** The player's ships and facilities at a location that can send or take people; cloaked ones cannot (CR-77). */
const pads = ({ g, you }: Reading, location: number): Spot[] =>
  [...g.tableau.space[location], ...g.tableau.planet[location]].filter((id) => {
    const c = g.card(id);
    if ((!g.def(id).ship && !g.def(id).facility) || c.controller !== you) return false;
    return (c.status & (Status.Cloaked | Status.Phased)) === 0;
  });

/** Up or down: one end has transporters of the player's. */
function ends(ctx: Reading, from: Spot): Spot[] {
  const { g } = ctx;
  const location = locationOfSpot(g, from);
  if (location < 0) return [];
  const there = pads(ctx, location);
  const all = isPlanetLocation(g, location) ? [planetSpot(location), ...there] : there;
  const works = (s: Spot) => isCardSpot(s) && there.includes(s) && hasTransporters(g, s);
  return all.filter((to) => to !== from && (works(from) || works(to)));
}

/** DOM-14: the deprived cannot be taken out of their battle. */
const travellers = ({ g, you }: Reading, from: Spot): number[] => {
  const frenzied = personnelBattle(g)?.frenzied ?? [];
  return personnelAt(g, from, you).filter(
    (id) => !disabled(g, id) && !frenzied.includes(id) && g.card(id).zone !== Zone.On,
  );
};

const mayGo = ({ g, you }: Reading, id: number, to: Spot): boolean => {
  if (!isCardSpot(to)) return !isHologram(g, id) || wearsEmitter(g, id);
  return g.card(to).controller !== you || compatible(g, id, to);
};

const starts = select('your crew or Away Team', 'your crews and Away Teams', (ctx) => {
  const { g } = ctx;
  const battle = personnelBattle(g);
  const spots: Spot[] = g.state.cards
    .filter((c) => c.zone >= FIRST_IN_PLAY && (g.defs[c.def].ship || g.defs[c.def].facility))
    .map((c) => c.id);
  for (const l of g.state.locations) if (isPlanetLocation(g, l.id)) spots.push(planetSpot(l.id));
  return spots.filter(
    (s) => (battle === null || battle.spot === s) && travellers(ctx, s).length > 0 && ends(ctx, s).length > 0,
  );
});

const beamOut = script(
  'beam any of your personnel there up or down',
  function* (ctx) {
    const { g, you, target: from } = ctx;
    const to = yield* chooseSpot(you, ends(ctx, from), {
      id: 'beam-to',
      text: '{card}: beam where?',
      card: ctx.source,
    });
    const open = travellers(ctx, from).filter((id) => mayGo(ctx, id, to));
    const question = { id: 'beam', text: '{card}: beam whom?', card: ctx.source };
    const gone = yield* chooseCards(you, open, 1, open.length, question);
    for (const id of gone) putAt(g, id, to);
    const p = personnelBattle(g);
    if (p === null) return;
    leaveBattle(g, p, (id) => gone.includes(id));
    // of two who have just met, one is no longer there
    if (ctx.event?.name === 'engaged' && ctx.event.cards.some((id) => gone.includes(id))) ctx.event.cancelled = true;
  },
  { hint: 1 },
);

const MOMENTS: readonly PlayMode['timing'][] = ['any', { on: 'personnel-battle' }, { on: 'engaged' }];

export const emergencyTransporterArmbands = interrupt('Emergency Transporter Armbands', {
  plays: MOMENTS.map((timing) => playsOn(starts, { name: 'beam', timing, stays: false, effect: beamOut })),
  text: 'Beams your personnel up or down at any time except during a dilemma, even in a battle before its winner is known.',
});
