/** The keyboard: Space for the default, digits for numbered lines, Escape to go back, arrows between locations. */
import { useEffect, useRef } from 'react';
import { point, undo } from '../net/game.ts';
import { useScene } from './context.tsx';
import { pressNumber } from './menu.tsx';
import type { Question } from './question.ts';
import { useHasTalk } from './talk.tsx';
import { ui } from './ui.ts';

const isTyping = (e: KeyboardEvent): boolean => {
  const el = e.target as HTMLElement;
  return el.isContentEditable || ['INPUT', 'TEXTAREA', 'SELECT'].includes(el.tagName);
};

/** Whoever came to a control by keyboard means that control with Space. */
const meansControl = (): boolean => {
  const el = document.activeElement;
  return (
    el instanceof HTMLElement &&
    el !== document.body &&
    el.matches('button, a, summary, input') &&
    el.matches(':focus-visible')
  );
};

const goTo = (selector: string): void => document.querySelector<HTMLElement>(selector)?.focus();

export function useKeys(question: Question): void {
  const { table, live } = useScene();
  const latest = useRef({ question, table, live });
  latest.current = { question, table, live };
  const talks = useRef(false);
  talks.current = useHasTalk();
  useEffect(() => {
    const down = (e: KeyboardEvent) => {
      if (e.ctrlKey || e.metaKey || e.altKey || document.querySelector('dialog[open]')) return;
      const { question: q, table: t, live: mine } = latest.current;
      if (isTyping(e)) {
        if (e.key === 'Escape') (e.target as HTMLElement).blur();
        return;
      }
      const key = e.key.toLowerCase();
      const handled = () => {
        e.preventDefault();
        e.stopPropagation();
      };
      if (key === ' ' && meansControl()) return;
      const button = q.buttons.find((b) => b.hotkey === key && !b.disabled);
      if (button) {
        handled();
        button.run();
        return;
      }
      if (/^[1-9]$/.test(key)) {
        if (pressNumber(Number(key))) handled();
        return;
      }
      switch (key) {
        case 'escape':
          handled();
          if (ui.get().selected !== null) ui.select(null);
          else if (ui.get().pinned) ui.set({ pinned: false });
          return;
        case '?':
          handled();
          ui.set({ layer: 'help' });
          return;
        case 'u':
          if (mine) undo();
          return;
        case 'f': {
          const card = ui.get().shown?.card ?? null;
          if (card !== null && t.cards.get(card)?.card != null && talks.current) point({ card });
          return;
        }
        case 'h':
          goTo('[data-key^="hand-"]');
          return;
        case 'b':
          goTo('[data-key^="place-"][aria-expanded="true"], [data-key^="place-"]');
          return;
        case 'q':
          goTo('[data-testid="question"] button');
          return;
        case 'arrowleft':
        case 'arrowright': {
          if (t.places.length === 0) return;
          handled();
          const at = t.places.findIndex((p) => p.id === ui.get().open);
          const step = key === 'arrowleft' ? -1 : 1;
          const next = t.places[(at < 0 ? 0 : at + step + t.places.length) % t.places.length];
          ui.set({ open: next.id, selected: null });
          if (document.activeElement?.matches('[data-key^="place-"]')) goTo(`[data-key="place-${next.id}"]`);
          return;
        }
      }
    };
    addEventListener('keydown', down);
    return () => removeEventListener('keydown', down);
  }, []);
}
