import {
  both,
  doorway,
  download,
  icon,
  kin,
  playsOn,
  playsTo,
  spacelineEnds,
  titled,
} from '@spaceline/engine/language';
import { locationWithYour, seedsOneOn } from '../../words/spaceline.ts';
import { GATEWAY, gatewayWithShips, shipsTravelNetwork } from '../../wormholes.ts';

const conduit = titled('Transwarp Conduit');

export const transwarpNetworkGateway = doorway(GATEWAY, {
  seeds: [seedsOneOn(spacelineEnds)],
  plays: [
    playsOn(locationWithYour(both(icon('Nav'), kin('Borg'))), { mark: 'gateway', timing: 'turn' }),
    playsOn(gatewayWithShips, {
      mark: 'travel',
      timing: 'turn',
      effect: shipsTravelNetwork,
      stays: false,
      text: `any player may play another copy, or a Transwarp Conduit, on it in the own turn: it ${shipsTravelNetwork.text}`,
    }),
    playsTo(download(conduit), { mark: 'conduit', word: 'Transwarp Conduit', timing: 'turn' }),
  ],
});
