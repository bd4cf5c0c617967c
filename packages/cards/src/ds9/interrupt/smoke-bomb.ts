import {
  affiliationBit,
  affiliations,
  chooseCards,
  chooseWord,
  FIRST_IN_PLAY,
  isPlanetLocation,
  leaveBattle,
  other,
  personnelAt,
  personnelBattle,
  planetSpot,
  type Spot,
  stopTeam,
} from '@spaceline/engine';
import { answers, interrupt, playsOn, type Reading, script, select, when } from '@spaceline/engine/language';

const BORG = affiliationBit('Borg');

/** DOM-14: whoever is deprived of the white cannot be held back. */
const hiders = ({ g, you }: Reading): number[] => {
  const p = personnelBattle(g);
  if (p === null) return [];
  return p.sides[you].filter(
    (id) => g.card(id).controller === you && (affiliations(g, id) & BORG) === 0 && !p.frenzied.includes(id),
  );
};

const hide = script(
  'any or all of your non-Borg personnel hide from this battle',
  function* (ctx) {
    const { g, you } = ctx;
    const open = hiders(ctx);
    const question = { id: 'hide', text: '{card}: who hides from the battle?', card: ctx.source };
    const gone = yield* chooseCards(you, open, 1, open.length, question);
    leaveBattle(g, personnelBattle(g)!, (id) => gone.includes(id));
  },
  { could: (ctx) => hiders(ctx).length > 0, hint: 2 },
);

/** Every place where the player has somebody. */
const smoked = select('a place where you have personnel', 'places where you have personnel', ({ g, you }) => {
  const spots: Spot[] = g.state.cards
    .filter((c) => c.zone >= FIRST_IN_PLAY && (g.defs[c.def].ship || g.defs[c.def].facility))
    .map((c) => c.id);
  for (const l of g.state.locations) if (isPlanetLocation(g, l.id)) spots.push(planetSpot(l.id));
  return spots.filter((s) => personnelAt(g, s, you).length > 0);
});

export const smokeBomb = interrupt('Smoke Bomb', {
  plays: [
    answers('personnel-battle', hide, {
      name: 'hide',
      when: when('you take part', (ctx) => hiders(ctx).length > 0),
    }),
    playsOn(smoked, {
      name: 'stop',
      timing: 'any',
      stays: false,
      effect: script(
        'stops one crew or Away Team there',
        function* (ctx) {
          const { g, you, target } = ctx;
          const theirs = personnelAt(g, target, other(you)).length > 0;
          const words = theirs ? ["opponent's", 'yours'] : ['yours'];
          const whose = yield* chooseWord(you, words, { id: 'whose', text: '{card}: whose team?', card: ctx.source });
          const seat = whose === 'yours' ? you : other(you);
          yield* stopTeam(g, personnelAt(g, target, seat), target, ctx.source);
        },
        { hint: 1 },
      ),
    }),
  ],
  text: 'Plays at the start of a personnel battle: any or all of your non-Borg personnel hide from it. OR plays to stop one crew or Away Team where you have personnel present.',
});
