/** Several orders in one go: asked of the rules, given together, undone together. */

import { useEffect } from 'react';
import { type AnswerAbout, useAnswer } from '../net/ask.ts';
import { answer, givenTogether, useNet } from '../net/game.ts';
import { useScene } from './context.tsx';
import { defaultPlace } from './model/places.ts';
import { ui, useUi } from './ui.ts';

export type JourneyAnswer = AnswerAbout<'journey'>;

/** The mission that is opened, where somebody could be sent to attempt it; null where somebody can attempt it at once. */
function useGoal(): number | null {
  const { game, live, table } = useScene();
  const open = useUi((u) => u.open);
  const d = live ? game.decision : null;
  if (d?.kind !== 'action') return null;
  const id = open ?? defaultPlace(table);
  const place = table.byId.get(id);
  return place?.attempt == null ? null : id;
}

/** How the opened mission could be attempted by people who are elsewhere: undefined while nobody knows. */
export function useJourney(): JourneyAnswer | null | undefined {
  const goal = useGoal();
  const chosen = useUi((u) => u.journey);
  const location = chosen?.location ?? goal;
  const who = chosen?.who ?? undefined;
  return useAnswer(location === null ? null : { about: 'journey', location, ...(who && { who: [...who] }) });
}

/** Gives the orders one by one, as the server takes them; something else that is asked comes first, and ends it. */
export function useGiving(): void {
  const { game, live } = useScene();
  const giving = useUi((u) => u.giving);
  const sending = useNet((n) => n.sending);
  const d = live ? game.decision : null;
  useEffect(() => {
    if (giving === null || sending !== null || d === null) return;
    const step = giving.steps[giving.next];
    const offered = d.kind === 'action' ? d.options.find((o) => o.key === step?.key) : undefined;
    if (offered === undefined) {
      ui.set({ giving: null });
      return;
    }
    const first = giving.next === 0 ? d.n : null;
    ui.set({ giving: giving.next + 1 < giving.steps.length ? { ...giving, next: giving.next + 1 } : null });
    givenTogether(first, d.n);
    answer(offered.key, offered.group === null ? null : step.cards);
  }, [giving, sending, d]);
}
