/** What cards about battle share: who faces whom, what lasts until the end, reporting into the fight. */
import {
  type Affiliation,
  affiliationBit,
  affiliations,
  enterAt,
  type Game,
  type PersonnelBattleProcess,
  shipBattle,
} from '@spaceline/engine';
import { answers, type BoostOptions, type Condition, type Filter, script, when } from '@spaceline/engine/language';

/** The personnel battle that is being fought, or null. */
export function personnelBattle(g: Game): PersonnelBattleProcess | null {
  const p = g.state.processes[g.state.processes.length - 1];
  return p.kind === 'personnel-battle' ? p : null;
}

/** For cards that last until the end of a ship battle: they end by themselves (`nullified`). */
export const shipBattleOver: Condition = when('the battle is over', (ctx) => shipBattle(ctx.g) === null);

/** Only while the card fires at such a foe. */
export const firingAt = (foe: Filter, words: string): BoostOptions => ({
  while: {
    text: `against ${words}`,
    test: (g, _source, id) => {
      const p = shipBattle(g);
      if (p === null) return false;
      return [...p.attack, ...p.answer].some((e) => e.firing.includes(id) && foe.test(g, e.target));
    },
  },
});

/** Only while such a foe fires at the card. */
export const underFireOf = (foe: Filter, words: string): BoostOptions => ({
  while: {
    text: `against ${words}`,
    test: (g, _source, id) => {
      const p = shipBattle(g);
      if (p === null) return false;
      return [...p.attack, ...p.answer].some((e) => e.target === id && e.firing.some((x) => foe.test(g, x)));
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
