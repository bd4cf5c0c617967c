import {
  destroyShip,
  download,
  event,
  itsHost,
  longer,
  may,
  outposts,
  playsOn,
  ships,
  struckHere,
  the,
  them,
  thisMission,
  titled,
  until,
  your,
} from '@spaceline/engine/language';
import { whateverCan } from '../../words/choosing.ts';
import { eachPlayer } from '../../words/other-player.ts';
import { destroysAll } from '../../words/ships-and-crews.ts';

export const omegaParticle = event('Omega Particle', {
  plays: [
    playsOn(your(outposts), {
      effect: eachPlayer(may(download(titled('Omega Directive', 'Harness Particle 010')))),
      stays: true,
    }),
  ],
  expires: whateverCan(
    until('end of game', the(thisMission), longer(3, them)),
    destroysAll(ships.which(struckHere)),
    destroyShip(itsHost('outpost')),
  ),
});
