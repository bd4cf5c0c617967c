import {
  beamEnds,
  beamers,
  beamOver,
  boundToFight,
  chooseCards,
  chooseSpot,
  isPlanetLocation,
  leaveBattle,
  personnelBattle,
  planetSpot,
  type Spot,
} from '@spaceline/engine';
import { interrupt, type PlayMode, playsOn, type Reading, script, select, when } from '@spaceline/engine/language';
import { called } from '../../titles.ts';

const isFirestorm = called('Firestorm');

/** they overcome no obstacle. DOM-14: nobody is taken out of a battle that the deprived must fight. */
const travellers = ({ g, you }: Reading, from: Spot, to: Spot): number[] =>
  beamers(g, you, from, to).filter((id) => !boundToFight(g, you, id));

const ends = (ctx: Reading, from: Spot): Spot[] =>
  beamEnds(ctx.g, ctx.you, from).filter((to) => travellers(ctx, from, to).length > 0);

const starts = select('your crew or Away Team', 'your crews and Away Teams', (ctx) => {
  const { g } = ctx;
  const battle = personnelBattle(g);
  // whoever is met by something is where that happens
  const met = ctx.event?.name === 'encounters' ? ctx.event.spot : null;
  const spots: Spot[] = [
    ...g.tableau.hosts,
    ...g.state.locations.filter((l) => isPlanetLocation(g, l.id)).map((l) => planetSpot(l.id)),
  ];
  return spots.filter(
    (s) => (battle === null || battle.spot === s) && (met === null || met === s) && ends(ctx, s).length > 0,
  );
});

const beamOut = script(
  'beam any of your personnel there up or down',
  function* (ctx) {
    const { g, you, target: from } = ctx;
    const to = yield* chooseSpot(g, you, ends(ctx, from), {
      id: 'beam-to',
      text: '{card}: beam where?',
      card: ctx.source,
    });
    const open = travellers(ctx, from, to);
    const question = { id: 'beam', text: '{card}: beam whom?', card: ctx.source };
    const gone = yield* chooseCards(g, you, open, 1, open.length, question);
    yield* beamOver(g, you, from, to, gone);
    const p = personnelBattle(g);
    if (p === null) return;
    leaveBattle(g, p, (id) => gone.includes(id));
    // of two who have just met, one is no longer there
    if (ctx.event?.name === 'engaged' && ctx.event.cards.some((id) => gone.includes(id))) ctx.event.cancelled = true;
  },
  { hint: 1 },
);

const MOMENTS: readonly PlayMode['timing'][] = [
  'any',
  { on: 'personnel-battle' },
  { on: 'engaged' },
  { on: 'encounters' },
];
/** No dilemma but the one that says so can be escaped. */
const noOtherDilemma = when(
  'it is no dilemma but Firestorm',
  (r) => r.event?.name !== 'encounters' || isFirestorm(r.g, r.event.card),
);

export const emergencyTransporterArmbands = interrupt('Emergency Transporter Armbands', {
  plays: MOMENTS.map((timing) =>
    playsOn(starts, { mark: 'beam', timing, stays: false, effect: beamOut, when: noOtherDilemma }),
  ),
  text: 'Beams your personnel up or down at any time except during a dilemma (but for Firestorm), even in a battle before its winner is known.',
});
