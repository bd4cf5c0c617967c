/** Random selections of personnel, and the texts that turn them. */

import { isHere } from '../cloaking/hidden.ts';
import { randomCards } from '../core/door.ts';
import { chooseCards, confirm, type Flow } from '../core/flow.ts';
import type { Game } from '../core/game.ts';
import { FIRST_IN_PLAY } from '../core/state.ts';
import { refs } from '../core/telling.ts';
import { disabled } from '../core/values.ts';
import { present } from '../spaceline/places.ts';

/** Somebody may step forward instead of a random selection. */
function* volunteer(g: Game, ids: readonly number[]): Flow<number> {
  for (const id of ids) {
    if (g.def(id).rules?.volunteers !== true) continue;
    const question = { id: 'volunteer', text: 'Does {card} volunteer for the random selection?', card: id };
    if (yield* confirm(g.card(id).controller, question)) return id;
  }
  return -1;
}

/** Somebody here (CR-76: not in hiding) whose text lets his player choose among the opponent's people; -1 for nobody. */
function chooser(g: Game, ids: readonly number[]): number {
  const victim = g.card(ids[0]).controller;
  if (ids.some((id) => g.card(id).controller !== victim)) return -1;
  const c = g.state.cards.find(
    (x) =>
      x.zone >= FIRST_IN_PLAY &&
      x.controller !== victim &&
      g.defs[x.def].rules?.choosesSelections === true &&
      !disabled(g, x.id) &&
      isHere(g, x.id, ids[0]),
  );
  return c?.id ?? -1;
}

/** Who takes the place of somebody selected: present with her, and not selected too. */
function standIn(g: Game, selected: number, all: readonly number[]): number {
  const { title } = g.def(selected);
  const c = g.state.cards.find(
    (x) =>
      x.zone >= FIRST_IN_PLAY &&
      g.defs[x.def].rules?.standsInFor === title &&
      !all.includes(x.id) &&
      !disabled(g, x.id) &&
      present(g, x.id, selected),
  );
  return c?.id ?? selected;
}

export function* selectAtRandom(g: Game, ids: readonly number[], n: number): Flow<number[]> {
  let chosen: readonly number[];
  const who = ids.length > n ? chooser(g, ids) : -1;
  const brave = ids.length > n && who < 0 ? yield* volunteer(g, ids) : -1;
  if (who >= 0) {
    const question = { id: 'select', text: '{card}: choose who is selected', card: who };
    chosen = yield* chooseCards(g.card(who).controller, ids, n, n, question);
  } else if (brave >= 0) {
    const others = ids.filter((id) => id !== brave);
    chosen = [brave, ...randomCards(g, others, n - 1)];
  } else chosen = randomCards(g, ids, n);
  const selected = chosen.map((id) => standIn(g, id, chosen));
  if (selected.length === 0) return selected;
  g.tell(() => ({
    kind: 'selected',
    how: who < 0 ? 'random' : 'choice',
    by: who < 0 ? -1 : g.card(who).controller,
    pool: refs(g, ids),
    chosen: refs(g, selected),
  }));
  return selected;
}
