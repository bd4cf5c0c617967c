/** What is offered is told apart: whoever is asked reads other words of each option, and of each card that can be chosen. */
import { type Decision, FIRST_IN_PLAY, type Game, mayName, type Option, type Seat } from '@spaceline/engine';
import { type Naming, namingOf, optionData, optionText, spoken } from '@spaceline/protocol';

/** Two copies of a card in the same pile: there is no difference to know. */
function isCopy(g: Game, seat: Seat, a: number, b: number): boolean {
  if (a === b) return true;
  if (a < 0 || b < 0 || !mayName(g, seat, a) || !mayName(g, seat, b)) return false;
  const [x, y] = [g.card(a), g.card(b)];
  return x.def === y.def && x.owner === y.owner && x.zone === y.zone && x.zone < FIRST_IN_PLAY;
}

const isSame = (g: Game, seat: Seat, a: Option, b: Option): boolean =>
  isCopy(g, seat, a.card, b.card) && a.from === b.from && a.to === b.to && a.mark === b.mark;

/** The first two that are said alike and are not the same. */
function alike<T>(all: readonly T[], said: (x: T) => string, isOne: (a: T, b: T) => boolean): [string, T, T] | null {
  const known = new Map<string, T>();
  for (const x of all) {
    const words = said(x);
    const other = known.get(words);
    if (other !== undefined && !isOne(other, x)) return [words, other, x];
    known.set(words, x);
  }
  return null;
}

export function wrongLabels(g: Game, d: Decision, naming: Naming = namingOf(g, d.seat)): string | null {
  const asked = { prompt: d.prompt.id, kind: d.kind };
  const label = (o: Option) => spoken(optionText(optionData(g, o, d.options), naming, asked));
  const options = alike(d.options, label, (a, b) => isSame(g, d.seat, a, b));
  if (options !== null)
    return `"${options[0]}" is said of ${options[1].key} and of ${options[2].key} ("${d.prompt.id}")`;
  for (const { group, key } of d.options) {
    const card = (id: number) => spoken(naming.card(id, true));
    const cards = alike(group ?? [], card, (a, b) => isCopy(g, d.seat, a, b));
    if (cards !== null) return `"${cards[0]}" is said of ${cards[1]} and of ${cards[2]} among the cards of ${key}`;
  }
  return null;
}
