/** Kinds of Borg drones that other cards speak of; the facts do not name them, so the titles stand here. */
import { called } from './titles.ts';

/** The drone that assimilates in combat, with Assimilation Tubules as its special download. */
export const isTalonDrone = called('Three of Nineteen');
