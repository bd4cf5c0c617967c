import { ability, personnel, titled } from '@spaceline/engine/language';
import { nullifyOne } from '../../nullifiers.ts';

export const barryWaddle = personnel('Barry Waddle', {
  abilities: [ability('nullify', nullifyOne(titled('HQ: Return Orb to Bajor')))],
});
