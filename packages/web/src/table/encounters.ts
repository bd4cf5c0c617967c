import type { Naming, Words } from '@spaceline/protocol/words';
import { useMemo } from 'react';
import { useScene } from './context.tsx';
import { type Encounter, encounters, unread } from './model/stories.ts';
import { useUi } from './ui.ts';

/** What was met or tried since the player last looked. */
export function useEncounters(): Encounter[] {
  const { game } = useScene();
  const read = useUi((u) => u.read);
  return useMemo(() => unread(encounters(game.log), read), [game.log, read]);
}

/** What an encounter is about: the card that was met, or the mission that was tried. */
export function subjectOf({ card, location }: Encounter, naming: Naming): { title: Words; printing: string | null } {
  if (card === null) return { title: naming.place(location), printing: naming.placeCard(location) };
  return { title: card.printing === null ? '' : naming.title(card.printing), printing: card.printing };
}
