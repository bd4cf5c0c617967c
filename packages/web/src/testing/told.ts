/** Lines of a log made by hand, for the tests of what is read from one. */
import type { Seat, Told, ToldCard } from '@spaceline/engine';
import type { LogLine } from '@spaceline/protocol';

export const card = (id: number, printing = `card-${id}`, owner: Seat = 0): ToldCard => ({ card: id, printing, owner });
export const HIDDEN: ToldCard = { card: -1, printing: null, owner: -1 };

/** A log of these tellings, all of one turn. */
export const logOf = (told: readonly Told[], turn = 1): LogLine[] => told.map((t, n) => ({ turn, n, told: t }));
