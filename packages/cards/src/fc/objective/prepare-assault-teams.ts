import {
  boundToFight,
  chooseCards,
  chooseWord,
  confirm,
  FIRST_IN_PLAY,
  fightingFor,
  hasKeyword,
  hiddenIn,
  isInfiltrating,
  isPlanetLocation,
  isSite,
  leaveBattle,
  personnelAt,
  personnelBattle,
  planetSpot,
  type Spot,
} from '@spaceline/engine';
import {
  ability,
  has,
  may,
  objective,
  people,
  playsOnTable,
  type Reading,
  script,
  skill,
  whoIs,
  your,
} from '@spaceline/engine/language';
import { reports } from '../../reporting.ts';

const yourTeams = ({ g, you }: Reading): Spot[] => {
  const spots: Spot[] = g.state.cards
    .filter((c) => c.zone >= FIRST_IN_PLAY && (g.defs[c.def].ship || g.defs[c.def].facility || isSite(g, c.id)))
    // CR-77, CR-93: nobody comes aboard what is hidden
    .filter((c) => hiddenIn(g, c.id) < 0)
    .map((c) => c.id);
  for (const l of g.state.locations) if (isPlanetLocation(g, l.id)) spots.push(planetSpot(l.id));
  return spots.filter((s) => personnelAt(g, s, you).length > 0);
};

const arm = may(
  reports({
    what: 'one hand weapon to one of your crews or Away Teams',
    who: whoIs('', ({ g }, id) => g.def(id).equipment && hasKeyword(g, id, 'hand weapon')),
    download: true,
    to: (ctx) => yourTeams(ctx),
  }),
);

/** DOM-14: nobody is held back from a battle that the deprived must fight. */
const fighters = ({ g, you }: Reading): number[] => {
  const p = personnelBattle(g);
  return p === null ? [] : fightingFor(g, p, you).filter((id) => !boundToFight(g, you, id));
};

const TEAMS = [
  { mark: 'first', word: 'first team' },
  { mark: 'second', word: 'second team' },
] as const;

const split = script(
  'split your personnel into two assault teams, of which the attacker chooses one to fight',
  function* (ctx) {
    const { g, you, event } = ctx;
    const all = fighters(ctx);
    const question = { id: 'team', text: '{card}: who is in the first team?', card: ctx.source };
    const first = yield* chooseCards(g, you, all, 1, all.length - 1, question);
    const p = personnelBattle(g)!;
    // DOM-29: which half an infiltrator is in is his owner's to say
    for (const id of p.sides[you].filter((x) => isInfiltrating(g, x))) {
      const join = { id: 'join', text: '{card}: go with the first team?', card: id };
      if (yield* confirm(g.card(id).controller, join)) first.push(id);
    }
    const which = yield* chooseWord(g, event!.seat, TEAMS, {
      id: 'attacker',
      text: '{card}: which team fights?',
      card: ctx.source,
    });
    const mine = p.sides[you];
    leaveBattle(g, p, (id) => mine.includes(id) && first.includes(id) !== (which === 'first'));
  },
  { could: (ctx) => fighters(ctx).length > 1, hint: 1, ways: TEAMS },
);

export const prepareAssaultTeams = objective('Prepare Assault Teams', {
  plays: [playsOnTable({ effect: arm, stays: true })],
  modifiers: [has('leader', your(people).which(skill('SECURITY')))],
  abilities: [
    ability('split', split, {
      timing: { on: 'personnel-battle' },
      limit: { times: 1, per: 'battle', by: 'card' },
      text: 'at the start of a personnel battle, you may split your cards into two assault teams; the attacker chooses one of them, and the other neither fights nor is stopped',
    }),
  ],
});
