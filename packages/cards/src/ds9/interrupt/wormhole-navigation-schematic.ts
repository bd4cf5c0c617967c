import { both, interrupt, playsOn, ships, your } from '@spaceline/engine/language';
import { nullifies } from '../../nullifying-interrupts.ts';
import { crewHas } from '../../words/permissions.ts';
import { atBajoranWormhole, fliesUnstopped } from '../../wormholes.ts';

const guided = both(crewHas(['SCIENCE', 1], ['Navigation', 1]), atBajoranWormhole);

export const wormholeNavigationSchematic = interrupt('Wormhole Navigation Schematic', {
  plays: [
    playsOn(your(ships).which(guided), { mark: 'fly', timing: 'turn', effect: fliesUnstopped }),
    ...nullifies('The Three Vipers'),
  ],
  immuneTo: ['Amanda Rogers'],
});
