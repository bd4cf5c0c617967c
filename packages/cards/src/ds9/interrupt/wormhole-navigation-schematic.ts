import { both, interrupt, playsOn, ships, your } from '@spaceline/engine/language';
import { nullifies } from '../../nullifying-interrupts.ts';
import { crewHas } from '../../words/permissions.ts';
import { atAnEnd, fliesThrough } from '../../wormholes.ts';

const wormhole = { ways: ['bajoran'], spans: 0 } as const;
const guided = both(crewHas(['SCIENCE', 1], ['Navigation', 1]), atAnEnd(wormhole));

export const wormholeNavigationSchematic = interrupt('Wormhole Navigation Schematic', {
  plays: [
    playsOn(your(ships).which(guided), { mark: 'fly', timing: 'turn', effect: fliesThrough(wormhole) }),
    ...nullifies('The Three Vipers'),
  ],
  immuneTo: ['Amanda Rogers'],
});
