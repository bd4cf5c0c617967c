/** Questions and refusals. Their texts come from the engine and the cards, in English; {card} stands for the card that asks. */
import { type Prompt, type Reason, spoken, type View, type Words } from '@spaceline/engine';
import { ABOUT, IT, NAMES } from './english.ts';
import type { Naming } from './naming.ts';
import { capital, fill, type Holes } from './template.ts';

/** A question: a `Prompt` of the engine, or a `DecisionView`. */
export function promptWords({ text, card }: Pick<Prompt, 'text' | 'card'>, naming: Naming): Words {
  const name = card >= 0 ? naming.card(card) : naming.language(IT);
  return capital(spoken(naming.language(text)).replaceAll('{card}', spoken(name)));
}

/** More than these are counted. */
const MOST_NAMED = 6;

/**
 * Whom what is being answered is done to, and by which card; null where that is nobody, or nothing can be answered. `stack` is that of the
 * view: its last part is what happens now.
 */
export function occasionWords(stack: View['suspended'], naming: Naming): Words | null {
  const now = stack.at(-1);
  if (now?.kind !== 'event' || now.cards.length === 0) return null;
  const { card, cards } = now;
  const say = (template: string, holes: Holes): Words => fill(naming.language(template), holes).text;
  const named = cards
    .slice(0, cards.length > MOST_NAMED ? MOST_NAMED - 1 : MOST_NAMED)
    .map((id) => naming.card(id, true));
  const others = cards.length - named.length;
  const all = others > 0 ? [...named, say(NAMES.others, { n: others })] : named;
  const whom = all.reduce((a, b, i) => say(i === all.length - 1 ? NAMES.and : NAMES.comma, { a, b }));
  return say(ABOUT, { whom, card: card < 0 || cards.includes(card) ? null : naming.card(card, true) });
}

/** Does the question name the card that asks? */
export const namesAsker = ({ text }: Pick<Prompt, 'text'>): boolean => spoken(text).includes('{card}');

/** Why something cannot be done. The rule it rests on is `reason.rule`. */
export const reasonWords = (reason: Pick<Reason, 'text'>, { language }: Pick<Naming, 'language'>): Words =>
  language(reason.text);
