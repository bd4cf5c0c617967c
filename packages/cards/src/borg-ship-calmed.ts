/** Hugh keeps the Borg Ship from attacking anybody for a turn. */
import type { Game } from '@spaceline/engine';

export const calmKey = (g: Game, borgShip: number): string => `turn:${g.state.turn.number}:calm:${borgShip}`;
