import { download, gear, inOrder, interrupt, may, playsOn, titled, your } from '@spaceline/engine/language';
import { exchangesIt, shapeShifter } from '../../morphing.ts';
import { answering } from '../../words/answers.ts';

const morph = exchangesIt('hand', shapeShifter);
const strike = may(download(titled('Strike Three')));

export const inTheBag = interrupt('In the Bag', {
  plays: [
    playsOn(your(gear), { mark: 'morph', timing: 'any', effect: morph }),
    answering('personnel-battle', playsOn(your(gear), { mark: 'battle', effect: inOrder(morph, strike) })),
    answering('ship-battle', playsOn(your(gear), { mark: 'ship', effect: morph })),
  ],
});
