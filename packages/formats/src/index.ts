import { full } from './full.ts';
import { voyager } from './voyager.ts';
import { warpSpeed } from './warp-speed.ts';

export { FORMATS, formatById, idWithOptions } from './by-id.ts';
export * from './deck.ts';
export { Names } from './deck-names.ts';
export { type DeckNotes, deckNotes } from './deck-notes.ts';
export { deckFigures, type Opponent, peopleOf } from './figures.ts';
export * from './legality.ts';
export { OPTION_NAMES, UnknownOption, withOptions } from './options.ts';
export { proposeDeck } from './proposed-deck.ts';
export { shareQuadrant } from './quadrants.ts';
export * from './sealed.ts';
export * from './sealed-event.ts';
export { unfinishedCards } from './unfinished.ts';
export { full, voyager, warpSpeed };
