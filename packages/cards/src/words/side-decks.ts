/** Side decks, and the doorways that open them (BOG-03, R-11.50, R-11.51). */
import {
  chooseCard,
  drawnByChance,
  type Flow,
  forgoDraws,
  gainWeapons,
  isOpen,
  openBridge,
  openContinuum,
  openTent,
  pile,
  qFlash,
  reveal,
  shipBattle,
  shown,
  toPile,
  Zone,
} from '@spaceline/engine';
import {
  type Amount,
  amountOf,
  type Effect,
  hintOf,
  measured,
  type Reading,
  type SeedMode,
  type Selector,
  seedsOn,
  seedsOnTable,
} from '@spaceline/engine/language';

const OPENS = {
  'Battle Bridge': { run: openBridge, opens: 'bridge' },
  'Q-Continuum': { run: openContinuum, opens: 'continuum' },
  "Q's Tent": { run: openTent, opens: 'tent' },
} as const;

/** In the doorway phase, one of them atop the side deck: it is open. */
export const seedsAtop = (deck: keyof typeof OPENS): SeedMode => ({
  ...seedsOnTable,
  phases: ['doorway-phase'],
  opens: OPENS[deck].opens,
  effect: {
    *run({ g, you }): Flow {
      OPENS[deck].run(g, you);
    },
    could: () => true,
    text: 'it is open',
    hint: 3,
  },
  text: `seeds one atop your ${deck} side deck in the doorway phase`,
});

/** A door that is laid down before the game, and only one of it. */
export const seedsOneOnTable: SeedMode = {
  ...seedsOnTable,
  phases: ['doorway-phase'],
  text: 'seeds one on table in the doorway phase',
};

/** Face down beneath it, and met by whoever attempts it. */
export const seedsUnder = (s: Selector): SeedMode => ({
  ...seedsOn(s, ['dilemma-phase']),
  under: true,
  text: `seeds under ${s.one} like a dilemma`,
});

// ----- Battle Bridge (BOG-22)

export const weaponsInBattle = (n: Amount): Effect => ({
  *run(r): Flow {
    gainWeapons(r.g, shipBattle(r.g)!, r.you, amountOf(n, r), r.source);
  },
  could: ({ g }) => shipBattle(g) !== null,
  text: `each of your ships and facilities is WEAPONS ${measured(n, (k) => `+${k}`)} in this battle`,
  hint: 2 * hintOf(n),
});

// ----- Q-Continuum

/** R-8.17 */
export const qFlashes: Effect = {
  *run({ g, attempt, source }): Flow {
    yield* qFlash(g, attempt!, source);
  },
  could: () => true,
  text: 'crew or Away Team experiences a card from opponent’s Q-Continuum for each personnel present',
  hint: -4,
};

// ----- Q's Tent

const tentOf = ({ g, you }: Reading): readonly number[] => pile(g, you, Zone.Tent);

/** The card is shown, and costs the draws of this turn. */
export const takesFromTent = (how: 'choice' | 'random'): Effect => ({
  *run(r): Flow {
    const { g, you, source } = r;
    const question = { id: 'tent', text: '{card}: take which card?', card: source };
    const [id] =
      how === 'choice' ? [yield* chooseCard(g, you, tentOf(r).slice(), question)] : drawnByChance(g, tentOf(r), 1);
    toPile(g, id, Zone.Hand);
    reveal(g, id, 'both');
    g.tell(() => ({ kind: 'took', who: you, card: shown(g, id), from: 'tent' }));
    forgoDraws(g, you);
  },
  could: (r) => isOpen(r.g, r.you, 'tent') && tentOf(r).length > 0,
  text: `take a card from your tent into hand (${how === 'choice' ? 'your choice' : 'random selection'}), showing it, and draw no cards this turn`,
  hint: 1,
});
