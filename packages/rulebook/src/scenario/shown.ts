/**
 * What a scenario expects is also what the players are shown: a card's controller sees of it what the rules make of it, and the table
 * counts as the rules do.
 */
import {
  ATTRIBUTES,
  type Attribute,
  type CardView,
  FIRST_IN_PLAY,
  type Game,
  type Seat,
  SKILLS,
  type Skill,
  Status,
  statusWords,
  view,
} from '@spaceline/engine';

/** As its controller sees it; null for what is not in play. */
function cardShown(g: Game, id: number): CardView | null {
  const { zone, controller } = g.card(id);
  if (zone < FIRST_IN_PLAY) return null;
  const shown = view(g, controller).cards.find((c) => c.id === id);
  return shown === undefined || shown.card === null ? null : shown;
}

/** A value by its name in scenarios; undefined where the view has none. */
export function valueShown(g: Game, id: number, key: string): number | undefined {
  const shown = cardShown(g, id);
  const d = g.def(id);
  if (shown === null) return undefined;
  const i = ATTRIBUTES.indexOf(key as Attribute);
  if (i >= 0) return shown.values[key] ?? d.numbers[i] ?? undefined;
  if (key === 'hull') return shown.hull ?? (d.ship || d.facility ? 100 : undefined);
  if (key === 'countdown') return shown.countdown;
  return key === 'range-used' ? shown.rangeUsed : undefined;
}

export function skillShown(g: Game, id: number, skill: string): number | undefined {
  const shown = cardShown(g, id);
  if (shown === null || !g.def(id).personnel) return undefined;
  return shown.skills === undefined ? g.def(id).levels[SKILLS.indexOf(skill as Skill)] : (shown.skills[skill] ?? 0);
}

/** Who is disabled for one of these is called by it alone; a brainwashed captive is not (BOG-68). */
const DISABLED = ['disabled', 'stasis', 'captive', 'abducted', 'deactivated'];
const isDisabled = (words: readonly string[]): boolean =>
  words.some((w) => DISABLED.includes(w) && (w !== 'captive' || !words.includes('brainwashed')));
// nobody is shown as abducted and as a captive
const STATUS_WORDS = new Set([...statusWords(~0), ...statusWords(~Status.Abducted)]);

/** Is a card shown as what it is? undefined where the view has no word for it. */
export function stateShown(g: Game, id: number, word: string): boolean | undefined {
  const shown = cardShown(g, id);
  if (shown === null) return undefined;
  if (word === 'staffed') return shown.staffed;
  if (word === 'deceiving') return shown.among !== undefined;
  if (word === 'disabled') return isDisabled(shown.status);
  // by markers a ship is damaged without the word
  return STATUS_WORDS.has(word) && word !== 'damaged' ? shown.status.includes(word) : undefined;
}

/** A player's cards by their name in scenarios, as both players count them. */
export function cardsShown(g: Game, seat: Seat, key: string): readonly (number | undefined)[] {
  return ([0, 1] as const).map((viewer) => {
    const p = view(g, viewer).players[seat];
    if (key === 'hand' || key === 'deck') return p[key];
    if (key === 'discard' || key === 'points') return p[key].length;
    if (key === 'out-of-play') return p.outOfPlay.length;
    return key === 'side-deck' ? p.sideDecks.reduce((n, d) => n + d.down + d.up.length, 0) : undefined;
  });
}

/** Whether a player's view names the card: in play, in the own hand, or in a hand that lies open. */
export function isNamed(g: Game, seat: Seat, id: number): boolean | undefined {
  const c = g.card(id);
  const v = view(g, seat);
  if (c.zone >= FIRST_IN_PLAY) return v.cards.find((x) => x.id === id)?.card !== null;
  if (!g.hand(c.owner).includes(id)) return undefined;
  if (c.owner === seat) return v.players[seat].own.some((x) => x.id === id);
  return (v.players[c.owner].shown ?? []).includes(g.def(id).facts.id);
}
