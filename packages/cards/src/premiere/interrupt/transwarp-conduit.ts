import { interrupt, multiply, playsOn, ships, target, the, them, until } from '@spaceline/engine/language';
import { gatewayWithShips, shipsTravelNetwork } from '../../wormholes.ts';

/** Its second use is said on the gateway. */
export const transwarpConduit = interrupt('Transwarp Conduit', {
  plays: [
    playsOn(ships, { effect: until('end of turn', the(target), multiply(['range'], 2, them)) }),
    playsOn(gatewayWithShips, { mark: 'travel', timing: 'turn', effect: shipsTravelNetwork, stays: false, text: '' }),
  ],
});
