/** Morphing: a shape-shifter becomes something else (DOM-40, R-12.23). */
import {
  expose,
  type Game,
  isCardSpot,
  leavePlay,
  modeFor,
  putAt,
  Status,
  setController,
  setMode,
  setStatus,
  shown,
  spotOf,
  toPile,
  Zone,
} from '@spaceline/engine';
import { keyword, type PlayMode, type Reading, which, yourPersonnel } from '@spaceline/engine/language';

/** the facts carry the word on changelings and allasomorphs alike. */
export const isShapeShifter = (g: Game, id: number): boolean =>
  g.def(id).personnel && (g.def(id).keywords.has('Shape-shifter') || g.def(id).keywords.has('Changeling'));
const shapeShifter = {
  ...keyword('Shape-shifter'),
  pre: 'shape-shifter',
  test: ({ g }: Reading, id: number) => isShapeShifter(g, id),
};
export const yourShapeShifters = {
  ...which(yourPersonnel, {
    ...shapeShifter,
    test: ({ g }: Reading, id: number) => isShapeShifter(g, id) && mayMorph(g, id),
  }),
  one: 'one of your shape-shifters',
  many: 'your shape-shifters',
};

/** Noted for a changeling that may not morph this turn. */
export const noMorphKey = (g: Game, id: number): string => `turn:${g.state.turn.number}:no-morph:${id}`;
export const mayMorph = (g: Game, id: number): boolean => !g.state.used.has(noMorphKey(g, id));

/** A card in play and one in hand change places: the new one stands where the old one stood, in the same condition. */
export function exchange(g: Game, old: number, id: number, to: 'hand' | 'discard'): void {
  const spot = spotOf(g, old);
  const { status, controller } = g.card(old);
  toPile(g, old, to === 'hand' ? Zone.Hand : Zone.Discard);
  putAt(g, id, spot);
  setController(g, id, controller);
  setMode(g, id, modeFor(g, controller, id, isCardSpot(spot) ? spot : -1));
  if ((status & Status.Stopped) !== 0) setStatus(g, id, Status.Stopped, true);
  g.tell(() => ({ kind: 'replaced', old: shown(g, old), card: shown(g, id), how: 'morph' }));
}

/** Somebody takes on another form: earlier forms are over, and an infiltrator is found out. */
export function newForm(g: Game, id: number, by: number): void {
  for (const x of g.tableau.on[id].slice()) {
    if (x !== by && g.def(x).keywords.has('Morph card')) leavePlay(g, x, Zone.Discard);
  }
  // Odo Founder's own text
  if ((g.card(id).status & Status.Infiltrating) === 0 || g.def(id).title === 'Odo Founder') return;
  expose(g, id);
}

/** Moments at which a card that suspends play may be used: between actions, and inside the ones that open a window. */
const MOMENTS: readonly PlayMode['timing'][] = [
  'any',
  { on: 'attempt' },
  { on: 'encounters' },
  { on: 'personnel-battle' },
  { on: 'engaged' },
  { on: 'ship-battle' },
  { on: 'dies' },
];

/** The same way of playing at every such moment. */
export const suspending = (mode: PlayMode): PlayMode[] =>
  MOMENTS.map((timing, i) => ({ ...mode, timing, text: i === 0 ? mode.text : '' }));
