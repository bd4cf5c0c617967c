import {
  affiliationBit,
  affiliations,
  capture,
  cardsAt,
  disabled,
  FIRST_IN_PLAY,
  type Game,
  hasKeyword,
  inPlay,
  isPlanetLocation,
  mayBeCaptured,
  personnelAt,
  planetSpot,
  type Seat,
  type Spot,
  selectAtRandom,
  skillNumber,
  stopped,
  totalSkill,
} from '@spaceline/engine';
import {
  ability,
  discardThis,
  incident,
  playsOnTable,
  type Reading,
  script,
  seedsOnTable,
  select,
  when,
} from '@spaceline/engine/language';

const SECURITY = skillNumber('SECURITY');
const BORG = affiliationBit('Borg');

const able = (g: Game, spot: Spot, seat: Seat): number[] =>
  personnelAt(g, spot, seat).filter((id) => !stopped(g, id) && !disabled(g, id));
const weapons = (g: Game, spot: Spot, seat: Seat): number =>
  cardsAt(g, spot).filter(
    (id) => g.def(id).equipment && hasKeyword(g, id, 'hand weapon') && g.card(id).controller === seat,
  ).length;

const prey = ({ g, you, opponent }: Reading, spot: Spot): number[] =>
  personnelAt(g, spot, opponent).filter((id) => mayBeCaptured(g, id, you));

/** Where a non-Borg team of yours has more SECURITY, or more hand weapons, than your opponent. */
const places = select(
  'your crew or Away Team with more SECURITY or more hand weapons than your opponent',
  'such teams',
  (ctx) => {
    const { g, you, opponent } = ctx;
    const spots: Spot[] = g.state.cards
      .filter((c) => c.zone >= FIRST_IN_PLAY && (g.defs[c.def].ship || g.defs[c.def].facility))
      .map((c) => c.id);
    for (const l of g.state.locations) if (isPlanetLocation(g, l.id)) spots.push(planetSpot(l.id));
    return spots.filter((s) => {
      const team = able(g, s, you);
      if (team.length === 0 || team.some((id) => (affiliations(g, id) & BORG) !== 0) || prey(ctx, s).length === 0)
        return false;
      const more = totalSkill(g, team, SECURITY) > totalSkill(g, able(g, s, opponent), SECURITY);
      return more || weapons(g, s, you) > weapons(g, s, opponent);
    });
  },
);

const overpowered = ({ g, you, event }: Reading): boolean => {
  const winner = event?.card ?? -1;
  if (winner < 0 || g.card(winner).controller !== you || !mayBeCaptured(g, event!.cards[0], you)) return false;
  return totalSkill(g, [winner], SECURITY) > 0 && (affiliations(g, winner) & BORG) === 0;
};

export const captured = incident('Captured', {
  seeds: [seedsOnTable],
  plays: [playsOnTable()],
  abilities: [
    ability(
      'capture',
      script(
        'capture one opposing personnel present (random selection) and discard this card',
        function* (ctx) {
          const { g } = ctx;
          for (const id of yield* selectAtRandom(g, prey(ctx, ctx.target), 1))
            yield* capture(g, id, ctx.you, ctx.source, true);
          if (inPlay(g.card(ctx.source))) yield* discardThis.run(ctx);
        },
        { hint: 3 },
      ),
      {
        targets: places,
        text: 'during your turn, your non-Borg crew or Away Team with more SECURITY or more hand weapons present than your opponent may capture one opposing personnel present (random selection); discard incident',
      },
    ),
    ability(
      'stunned',
      script(
        'capture one personnel just stunned in battle by your non-Borg SECURITY and discard this card',
        function* (ctx) {
          const { g } = ctx;
          yield* capture(g, ctx.event!.cards[0], ctx.you, ctx.source);
          if (inPlay(g.card(ctx.source))) yield* discardThis.run(ctx);
        },
        { hint: 3 },
      ),
      {
        timing: { on: 'stunned' },
        when: when('your non-Borg SECURITY just stunned somebody', overpowered),
        text: 'OR, in any turn, capture one personnel just stunned in battle by your non-Borg SECURITY; discard incident',
      },
    ),
  ],
  capturing: true,
});
