import { interrupt, multiply, playsOn, ships, target, the, them, until } from '@spaceline/engine/language';

export const transwarpConduit = interrupt('Transwarp Conduit', {
  plays: [playsOn(ships, { effect: until('end of turn', the(target), multiply(['range'], 2, them)) })],
});
