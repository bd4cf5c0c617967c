import { doorway, inOrder, playsOn, titled } from '@spaceline/engine/language';
import { nullifiesClosing } from '../../words/closing.ts';
import {
  awaitsOtherEnd,
  BAJORAN,
  bajoranPassage,
  bajorRegion,
  downloadsOtherEnd,
  gammaQuadrant,
  insertsLocation,
  otherEndIsGone,
  shipsMayPass,
} from '../../wormholes.ts';

/** */
export const bajoranWormhole = doorway(BAJORAN, {
  plays: [
    playsOn(bajorRegion, {
      mark: 'open',
      timing: 'turn',
      effect: inOrder(insertsLocation(1), downloadsOtherEnd),
      stays: true,
    }),
    playsOn(gammaQuadrant, {
      mark: 'other-end',
      timing: 'turn',
      when: awaitsOtherEnd,
      effect: insertsLocation(1),
      stays: true,
      text: '',
    }),
    ...nullifiesClosing(titled(BAJORAN), 'any'),
  ],
  abilities: [shipsMayPass(bajoranPassage, 'from one end to the other', true)],
  nullified: otherEndIsGone,
});
