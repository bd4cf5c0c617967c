/** A text begins to last, acts later, or is over, and everybody is told of whom. */
import { addDelayed, addLasting, dropDelayed, endLasting, inPlay } from '../core/door.ts';
import type { Game } from '../core/game.ts';
import type { Delayed, Lasting } from '../core/lasting.ts';
import { type LastingHow, ref, refs, shown } from '../core/telling.ts';

function tellHow(g: Game, l: Lasting): LastingHow {
  const m = g.defs[l.def].rules!.lasting![l.clause];
  if (m.kind !== 'disable') return 'text';
  return m.stasis ? 'stasis' : 'disabled';
}

export function beginLasting(g: Game, l: Lasting): void {
  addLasting(g, l);
  g.tell(() => ({
    kind: 'lasts',
    cards: refs(g, l.subjects ?? []),
    how: tellHow(g, l),
    until: l.term.kind,
    text: shown(g, l.source),
  }));
}

/** Ends what is over. Those who have left play are not named, nor is a card that has become hidden since it said this. */
export function wearOff(g: Game, isOver: (l: Lasting) => boolean): void {
  for (const l of g.state.lasting) {
    if (isOver(l) && l.subjects?.length !== 0)
      g.tell(() => ({
        kind: 'wore-off',
        cards: refs(g, l.subjects ?? []),
        how: tellHow(g, l),
        text: ref(g, l.source),
      }));
  }
  endLasting(g, isOver);
}

export function putOff(g: Game, d: Delayed): void {
  addDelayed(g, d);
  g.tell(() => ({ kind: 'put-off', cards: refs(g, d.subjects), at: d.at, turn: d.turn, text: shown(g, d.source) }));
}

/** It will not come again. */
export function comeDue(g: Game, d: Delayed): void {
  dropDelayed(g, d);
  g.tell(() => ({ kind: 'came-due', cards: refs(g, d.subjects), text: ref(g, d.source) }));
}

function callOff(g: Game, d: Delayed): void {
  dropDelayed(g, d);
  g.tell(() => ({ kind: 'called-off', cards: refs(g, d.subjects), text: ref(g, d.source) }));
}

/** what a card in play has put off goes with it; what was played and used up was never in play. */
export function callOffAll(g: Game, source: number): void {
  if (inPlay(g.card(source))) for (const d of g.state.delayed) if (d.source === source) callOff(g, d);
}
