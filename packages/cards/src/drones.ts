/** Kinds of Borg drones that other cards speak of; the facts do not name them, so the titles stand here. */
import type { Game } from '@spaceline/engine';

/** The drone that assimilates in combat, with Assimilation Tubules as its special download. */
export const isTalonDrone = (g: Game, id: number): boolean => g.def(id).title === 'Three of Nineteen';
