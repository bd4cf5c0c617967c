import { ship } from '@spaceline/engine/language';

/** who staffs it is said in words, and its equipment is all its text. */
export const theThinkTanksShip = ship("The Think Tank's Ship", {});
