/** Questions and refusals. Their texts come from the engine and the cards, in English; {card} stands for the card that asks. */
import { type Prompt, type Reason, spoken, type Words } from '@spaceline/engine';
import { IT } from './english.ts';
import type { Naming } from './naming.ts';
import { capital } from './template.ts';

/** A question: a `Prompt` of the engine, or a `DecisionView`. */
export function promptWords({ text, card }: Pick<Prompt, 'text' | 'card'>, naming: Naming): Words {
  const name = card >= 0 ? naming.card(card) : naming.language(IT);
  return capital(spoken(naming.language(text)).replaceAll('{card}', spoken(name)));
}

/** Does the question name the card that asks? */
export const namesAsker = ({ text }: Pick<Prompt, 'text'>): boolean => spoken(text).includes('{card}');

/** Why something cannot be done. The rule it rests on is `reason.rule`. */
export const reasonWords = (reason: Pick<Reason, 'text'>, { language }: Pick<Naming, 'language'>): Words =>
  language(reason.text);
