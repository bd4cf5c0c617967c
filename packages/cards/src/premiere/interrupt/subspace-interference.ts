import { interrupt } from '@spaceline/engine/language';
import { nullifies } from '../../nullifying-interrupts.ts';

/** HQ: Ferengi Credit Exchange says of itself that this card nullifies it. */
export const subspaceInterference = interrupt('Subspace Interference', {
  plays: nullifies('Incoming Message', 'Hail', 'Subspace Schism', 'HQ: Ferengi Credit Exchange'),
});
