/** The card in the inspector follows what the table is about: what is met, who asks, the place that is opened. */
import { useEffect } from 'react';
import { useFocus } from './center.tsx';
import { type Scene, useScene } from './context.tsx';
import { subjectOf } from './encounters.ts';
import { type Shown, ui, useUi } from './ui.ts';

/** What is looked at before anybody points at something. */
function aboutNow(s: Scene, focus: ReturnType<typeof useFocus>): Shown | null {
  const d = s.live ? s.game.decision : null;
  const mission = (id: number): Shown | null => {
    const m = s.table.byId.get(id)?.mission;
    return m?.card == null ? null : { printing: m.card, card: m.id };
  };
  switch (focus.kind) {
    case 'encounters': {
      const { printing } = subjectOf(focus.list[0], s.naming);
      return printing === null ? null : { printing, card: null };
    }
    case 'tray': {
      const printing = d === null || d.card < 0 ? null : s.printingOf(d.card);
      return printing === null || d === null ? null : { printing, card: d.card };
    }
    case 'place':
      return mission(focus.id);
    default:
      return null;
  }
}

export function useInspected(): void {
  const scene = useScene();
  const focus = useFocus();
  const about = aboutNow(scene, focus);
  // another table begins with nothing in hand
  const empty = useUi((u) => u.shown === null);
  const key = about === null ? null : `${focus.kind} ${about.printing}`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: only something else to look at changes the card
  useEffect(() => {
    if (about !== null) ui.show(about);
  }, [key, empty]);
}
