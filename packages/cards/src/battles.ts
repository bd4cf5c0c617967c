/** What cards about battle share: who faces whom, what lasts until the end, reporting into the fight. */
import {
  type Affiliation,
  affiliationBit,
  affiliations,
  enterAt,
  inPlay,
  personnelBattle,
  present,
  shipBattle,
  woundInBattle,
} from '@spaceline/engine';
import {
  type Ability,
  ability,
  answers,
  type BoostOptions,
  type Condition,
  type Filter,
  passes,
  type Reading,
  script,
  when,
} from '@spaceline/engine/language';

/** For cards that last until the end of a ship battle: they end by themselves (`nullified`). */
export const shipBattleOver: Condition = when('the battle is over', (ctx) => shipBattle(ctx.g) === null);

/** Only while the card fires at such a foe. */
export const firingAt = (foe: Filter, words: string): BoostOptions => ({
  while: {
    pre: '',
    post: `against ${words}`,
    test: ({ g }, id) => {
      const p = shipBattle(g);
      if (p === null) return false;
      return [...p.attack, ...p.answer].some((e) => e.firing.includes(id) && passes(g, foe, e.target));
    },
  },
});

/** Only while such a foe fires at the card. */
export const underFireOf = (foe: Filter, words: string): BoostOptions => ({
  while: {
    pre: '',
    post: `against ${words}`,
    test: ({ g }, id) => {
      const p = shipBattle(g);
      if (p === null) return false;
      return [...p.attack, ...p.answer].some((e) => e.target === id && e.firing.some((x) => passes(g, foe, x)));
    },
  },
});

/** A small weapon that its player may bring into a personnel battle as it begins. */
export const reportsToBattle = (side: Affiliation) => {
  const bit = affiliationBit(side);
  return answers(
    'personnel-battle',
    script(
      `may report to a personnel battle just begun in which you have a ${side} card`,
      function* ({ g, source, you, event }) {
        yield* enterAt(g, you, source, event!.spot);
      },
      { hint: 1 },
    ),
    {
      name: 'report to battle',
      when: when(
        `you have a ${side} card in it`,
        ({ g, you, event }) =>
          event?.cards.some((id) => g.card(id).controller === you && (affiliations(g, id) & bit) !== 0) === true,
      ),
    },
  );
};

/** Whom one of these people of yours, with the weapon, has just stunned; or -1. */
function stunnedBy(users: Filter, { g, source, you, event }: Reading): number {
  if (event === null || event.card < 0) return -1;
  const [loser] = event.cards;
  const mine = g.card(event.card).controller === you && passes(g, users, event.card) && present(g, source, event.card);
  return mine && inPlay(g.card(loser)) && personnelBattle(g)?.stunned.includes(loser) ? loser : -1;
}

/** A blade: once in each battle a stun becomes a mortal wound. Each copy does so for itself. */
export const mayWoundInstead = (users: Filter, who: string): Ability =>
  ability(
    'wound',
    script(
      'mortally wound the adversary just stunned',
      function* (ctx) {
        woundInBattle(ctx.g, stunnedBy(users, ctx));
      },
      { could: (ctx) => stunnedBy(users, ctx) >= 0, hint: 2 },
    ),
    {
      timing: { on: 'stunned' },
      limit: { times: 1, per: 'battle', by: 'card' },
      text: `once in each battle, ${who} may mortally wound the adversary whom they have just stunned (cumulative)`,
    },
  );
