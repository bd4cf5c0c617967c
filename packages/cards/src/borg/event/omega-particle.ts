import {
  destroyShip,
  download,
  event,
  itsHost,
  may,
  outposts,
  playsOn,
  ships,
  struckHere,
  titled,
  your,
} from '@spaceline/engine/language';
import { whateverCan } from '../../words/choosing.ts';
import { missionIsLonger } from '../../words/omega.ts';
import { eachPlayer } from '../../words/other-player.ts';
import { destroysAll } from '../../words/ships-and-crews.ts';

export const omegaParticle = event('Omega Particle', {
  plays: [
    playsOn(your(outposts), {
      effect: eachPlayer(may(download(titled('Omega Directive', 'Harness Particle 010')))),
      stays: true,
    }),
  ],
  expires: whateverCan(missionIsLonger(3), destroysAll(ships.which(struckHere)), destroyShip(itsHost('outpost'))),
});
