/** Seed cards whose text lets others lie beside them (R-3.12: "unless the card says otherwise"). */
import type { Game } from '../core/game.ts';
import type { SeedingModifier } from '../language/definition.ts';

/** What a card, seeded or in play, says about seeding others. */
export const seedingTextsOf = (g: Game, id: number): SeedingModifier[] =>
  (g.def(id).rules?.modifiers ?? []).filter((m): m is SeedingModifier => m.kind === 'seeding');

/** Does one of these cards, found or lying with it, let this one be seeded beside it? */
export const isSeededBeside = (g: Game, id: number, others: readonly number[]): boolean =>
  others.some((x) => g.card(x).owner === g.card(id).owner && seedingTextsOf(g, x).some((m) => m.who(g, x, id)));
