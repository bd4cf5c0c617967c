/** What this page calls cards, places and players. Sentences are made from it (@spaceline/protocol/words), never read. */
import { type Naming, namingOfView, type Shown, type Titled } from '@spaceline/protocol/words';
import { createContext, useContext } from 'react';
import { lookup } from './cards.ts';
import type { View } from './game.ts';
import { language } from './language.ts';

function titled(printing: string): Titled | undefined {
  const card = lookup(printing);
  return card && { title: card.facts.title, type: card.facts.type, called: card.called };
}

/** For a position that is on no table: a step of a replay, a line on the first page. `shown` is that of the open question. */
export const namingFor = (view: View, names: readonly string[], shown: readonly Shown[] = []): Naming =>
  namingOfView(view, names, titled, shown, language);

export const NamingContext = createContext<Naming | null>(null);

/** The names of the table that this part of the page belongs to. */
export function useNaming(): Naming {
  const naming = useContext(NamingContext);
  if (naming === null) throw new Error('there is no table here');
  return naming;
}
