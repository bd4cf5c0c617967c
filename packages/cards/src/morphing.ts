/** Morphing: a shape-shifter becomes something else (DOM-40, R-12.23). */
import {
  chooseCard,
  compatible,
  controls,
  downloadSources,
  expose,
  forbidden,
  type Game,
  granted,
  isCaptive,
  isCardSpot,
  joinBattle,
  leavePlay,
  modeFor,
  personnelBattle,
  present,
  putAt,
  Status,
  setController,
  setMode,
  setStatus,
  shown,
  shuffleDrawDeck,
  spotOf,
  toPile,
  vesselOf,
  whyNotEnter,
  Zone,
} from '@spaceline/engine';
import {
  type Ability,
  ability,
  discardThis,
  type Effect,
  type Filter,
  type GrantModifier,
  grant,
  type Noun,
  type PlayMode,
  people,
  type Reading,
  remembersCards,
  your,
} from '@spaceline/engine/language';
import { captivesOf } from './captives.ts';

/** the facts carry the word on changelings and allasomorphs alike. */
const isShapeShifter = (g: Game, id: number): boolean => g.def(id).personnel && g.def(id).keywords.has('Shape-shifter');
export const shapeShifter: Filter = { test: ({ g }, id) => isShapeShifter(g, id), pre: 'shape-shifter', post: '' };
/** They may morph this turn. */
const free: Filter = { test: ({ g }, id) => mayMorph(g, id), pre: '', post: '' };
export const yourShapeShifters: Noun = your(people).which(shapeShifter).which(free);

export const mayMorph = (g: Game, id: number): boolean =>
  forbidden(g, 'text:morph', id, g.card(id).controller) === null;

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

/** DOM-33: morphing exposes an infiltrator, but not this one. */
export const hidesMorphing: GrantModifier = grant(
  'text:hides-morphing',
  'is not exposed by morphing',
  ({ source }, id) => id === source,
);

/** Somebody takes on another form: earlier forms are over, and an infiltrator is found out. */
export function newForm(g: Game, id: number, by: number): void {
  for (const x of g.tableau.on[id].slice()) {
    if (x !== by && g.def(x).keywords.has('Morph card')) leavePlay(g, x, Zone.Discard);
  }
  if ((g.card(id).status & Status.Infiltrating) === 0 || granted(g, 'text:hides-morphing', id, -1)) return;
  expose(g, id);
}

/** What it was played on takes on another form. */
export const morphs: Effect = {
  *run({ g, source, target }) {
    newForm(g, target, source);
  },
  could: () => true,
  text: 'it morphs (an earlier form is over; exposed if infiltrating)',
  hint: 2,
};

// ----- impersonating a captive

/** Whom the shape-shifter has become like. */
export const impersonated = remembersCards('model', 'the captive');

const modelsFor = (r: Reading, id: number, f: Filter): number[] =>
  captivesOf(r.g, r.you).filter((x) => isCaptive(r.g, x) && f.test(r, x) && present(r.g, x, id));

/** Somebody whom you hold captive is there. */
export const presentWithCaptive = (f: Filter): Filter => ({
  test: (r, id) => modelsFor(r, id, f).length > 0,
  pre: '',
  post: `present with a ${f.pre} personnel whom you have captured`,
});

/** What it was played on becomes like one of them, of your choice. */
export const impersonates = (f: Filter): Effect => ({
  *run(r) {
    const question = { id: 'model', text: '{card}: who is impersonated?', card: r.source };
    const captive = yield* chooseCard(r.g, r.you, modelsFor(r, r.target, f), question);
    newForm(r.g, r.target, r.source);
    impersonated.keep(r, [captive]);
  },
  could: (r) => modelsFor(r, r.target, f).length > 0,
  text: `${morphs.text} to impersonate that captive`,
  hint: 2,
});

/** The form is over when its player wants it so. */
export const mayMorphBack: Ability = ability('morph-back', discardThis, {
  timing: 'any',
  text: 'it may morph back at any time (discard this card)',
});

/** it may enter play: and where the other stands, aboard something of its player's, it gets along. */
export function mayTakeThePlaceOf(g: Game, old: number, id: number): boolean {
  const { controller } = g.card(old);
  const spot = spotOf(g, old);
  const vessel = isCardSpot(spot) ? vesselOf(g, spot) : -1;
  const home = vessel >= 0 && (g.def(vessel).ship || g.def(vessel).facility) && controls(g, controller, vessel);
  return whyNotEnter(g, controller, id) === null && (!home || compatible(g, id, vessel));
}

/** Of each title one, and another than the one it has.: what forbids downloads forbids these. */
function forms(r: Reading, from: 'hand' | 'download', f: Filter): number[] {
  const { g, you, target } = r;
  const titles = new Set([g.def(target).title]);
  const barred = from === 'download' && forbidden(g, 'download', r.source, you) !== null;
  const ids = from === 'hand' ? g.hand(you) : barred ? [] : downloadSources(g, you);
  return ids.filter((id) => {
    const { title } = g.def(id);
    if (titles.has(title) || !f.test(r, id) || !mayTakeThePlaceOf(g, target, id)) return false;
    titles.add(title);
    return true;
  });
}

/** What it was played on changes places with such a card in the hand, or is discarded for one that is downloaded. */
export const exchangesIt = (from: 'hand' | 'download', f: Filter): Effect => ({
  *run(r) {
    const { g, you, target } = r;
    const question = { id: 'morph', text: '{card}: into which card?', card: r.source };
    const id = yield* chooseCard(g, you, forms(r, from, f), question);
    const spot = spotOf(g, target);
    const searched = g.card(id).zone === Zone.Deck;
    if (g.def(target).personnel) newForm(g, target, r.source);
    exchange(g, target, id, from === 'hand' ? 'hand' : 'discard');
    if (searched) shuffleDrawDeck(g, you);
    // whoever appears in the middle of a battle takes part in it
    const battle = personnelBattle(g);
    if (battle !== null && battle.spot === spot) joinBattle(g, battle, you, id);
  },
  could: (r) => (!r.g.def(r.target).personnel || mayMorph(r.g, r.target)) && forms(r, from, f).length > 0,
  text:
    from === 'hand'
      ? `exchange it with a different ${f.pre} personnel in your hand`
      : `discard it to download a different ${f.pre} personnel there`,
  hint: 1.5,
});

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

/** The same way of playing at every such moment; while something is being destroyed there is none, and a text may say so. */
export const suspending = (mode: PlayMode, o: { saysNotInDestruction?: true } = {}): PlayMode[] => {
  const except = o.saysNotInDestruction ? 'except during the destruction of a location, ship or facility, ' : '';
  return MOMENTS.map((timing, i) => ({
    ...mode,
    timing,
    text: i === 0 ? `${except}suspends play and ${mode.text}` : '',
  }));
};
