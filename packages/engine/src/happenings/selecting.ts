/** Random selections of personnel, and the texts that turn them. */

import { isHere } from '../cloaking/hidden.ts';
import { inPlay, randomCards } from '../core/door.ts';
import { chooseCards, confirm, type Flow } from '../core/flow.ts';
import type { Game } from '../core/game.ts';
import { refs } from '../core/telling.ts';
import { disabled } from '../core/values.ts';
import { present } from '../spaceline/places.ts';

/** Somebody may step forward instead of a random selection. */
function* volunteer(g: Game, ids: readonly number[]): Flow<number | null> {
  for (const id of ids) {
    if (g.def(id).rules?.volunteers !== true) continue;
    const question = { id: 'volunteer', text: 'Does {card} volunteer for the random selection?', card: id };
    if (yield* confirm(g.card(id).controller, question)) return id;
  }
  return null;
}

/** Somebody here (CR-76: not in hiding) whose text lets his player choose among the opponent's people. */
function chooser(g: Game, ids: readonly number[]): number | null {
  const [first] = ids;
  const victim = g.card(first).controller;
  if (ids.some((id) => g.card(id).controller !== victim)) return null;
  const c = g.state.cards.find(
    (x) =>
      inPlay(x) &&
      x.controller !== victim &&
      g.defs[x.def].rules?.choosesSelections === true &&
      !disabled(g, x.id) &&
      isHere(g, x.id, first),
  );
  return c?.id ?? null;
}

/** Who takes the place of somebody selected: present with her, and not selected too. */
function standIn(g: Game, selected: number, all: readonly number[]): number {
  const { title } = g.def(selected);
  const c = g.state.cards.find(
    (x) =>
      inPlay(x) &&
      g.defs[x.def].rules?.standsInFor === title &&
      !all.includes(x.id) &&
      !disabled(g, x.id) &&
      present(g, x.id, selected),
  );
  return c?.id ?? selected;
}

export function* selectAtRandom(g: Game, ids: readonly number[], n: number): Flow<number[]> {
  let chosen: readonly number[];
  const who = ids.length > n ? chooser(g, ids) : null;
  const brave = ids.length > n && who === null ? yield* volunteer(g, ids) : null;
  if (who !== null) {
    const question = { id: 'select', text: '{card}: choose who is selected', card: who };
    chosen = yield* chooseCards(g.card(who).controller, ids, n, n, question);
  } else if (brave !== null) {
    const others = ids.filter((id) => id !== brave);
    chosen = [brave, ...randomCards(g, others, n - 1)];
  } else chosen = randomCards(g, ids, n);
  const selected = chosen.map((id) => standIn(g, id, chosen));
  if (selected.length === 0) return selected;
  g.tell(() => ({
    kind: 'selected',
    how: who === null ? 'random' : 'choice',
    by: who === null ? -1 : g.card(who).controller,
    pool: refs(g, ids),
    chosen: refs(g, selected),
  }));
  return selected;
}
