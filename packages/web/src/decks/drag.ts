/** Cards that are dragged: the printing, and where it comes from a pile, which. */
export const CARD_DRAG = 'application/x-spaceline-card';
export const PILE_DRAG = 'application/x-spaceline-pile';
