/** A card as it is shown: its facts, its generated text, and how much of it the engine knows. */
import type { CardFacts, CardStatus, OwnWords, Words } from '@spaceline/engine';

export interface Card {
  facts: CardFacts;
  /** the generated text, a paragraph a line; of a tactic, what it does when it is played */
  lines: readonly Words[];
  /** tactics: what it does when it lands as a marker */
  damage?: Words;
  /** dilemmas whose condition is a plain list: how it is put, the alternatives, and what the text says beside it */
  asks?: { how: 'unless' | 'to-get-past'; ways: readonly (readonly Words[])[]; rest: Words };
  /** what it calls its abilities and ways, where that is not their mark */
  called?: OwnWords;
  status: CardStatus;
  /** what a partial card does not do yet */
  missing?: Words;
  /** missions: alternatives, each a list of terms that are all needed */
  requirement?: readonly (readonly Words[])[];
}

export type Attribute = 'integrity' | 'cunning' | 'strength' | 'range' | 'weapons' | 'shields';

/** Current numbers, where they may differ from the printed ones. */
export type Values = Partial<Record<Attribute, number>>;
