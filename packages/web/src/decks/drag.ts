/** Cards that are dragged: the printing, and where it comes from a pile, which. */
import type { DragEvent } from 'react';
import { PILES, type Place } from './piles.ts';

const CARD_DRAG = 'application/x-spaceline-card';
const PILE_DRAG = 'application/x-spaceline-pile';

/** For whatever a card is dragged from; `from` is null for the catalogue. */
export const dragged = (id: string, from: Place | null) => ({
  draggable: true,
  onDragStart: (e: DragEvent) => {
    e.dataTransfer.setData(CARD_DRAG, id);
    if (from !== null) e.dataTransfer.setData(PILE_DRAG, from);
  },
});

/** For whatever a card is dropped on. */
export const dropTarget = (to: Place, drop: (id: string, from: Place | null, to: Place) => void) => ({
  onDragOver: (e: DragEvent) => {
    if (e.dataTransfer.types.includes(CARD_DRAG)) e.preventDefault();
  },
  onDrop: (e: DragEvent) => {
    const id = e.dataTransfer.getData(CARD_DRAG);
    if (id === '') return;
    e.preventDefault();
    const named = e.dataTransfer.getData(PILE_DRAG);
    drop(id, named === 'aside' ? named : (PILES.find((p) => p === named) ?? null), to);
  },
});
