import { damaged, doorway, download, either, inOrder, may, playsOn, seedsOn, titled } from '@spaceline/engine/language';
import { nullifiesClosing } from '../../words/closing.ts';
import { eachPlayer } from '../../words/other-player.ts';
import { crewHas, exactly } from '../../words/permissions.ts';
import { BAJORAN, insertsLocation, mirrorQuadrant, shipsMayPassTheMirror } from '../../wormholes.ts';

const opens = inOrder(insertsLocation(1), eachPlayer(may(download(exactly(BAJORAN)))));

/** CR-37 */
export const bajoranWormholeMirrorUniverse = doorway('Bajoran Wormhole: Mirror Universe', {
  seeds: [
    {
      ...seedsOn(mirrorQuadrant, ['doorway-phase', 'mission-phase', 'dilemma-phase', 'facility-phase']),
      effect: opens,
    },
  ],
  plays: [
    playsOn(mirrorQuadrant, { mark: 'open', effect: opens, stays: true }),
    ...nullifiesClosing(titled(BAJORAN), 'any'),
  ],
  abilities: [shipsMayPassTheMirror(either(damaged, crewHas(['ENGINEER', 1], ['SCIENCE', 1])))],
  limit: 'not-duplicatable',
});
