import { either, interrupt, keyword, playsOn } from '@spaceline/engine/language';
import { adaptedToThatWeapon, justUsedOnYourBorg } from '../../words/hive.ts';

const used = justUsedOnYourBorg(either(keyword('phaser'), keyword('disruptor')));

export const adaptModulateShields = interrupt('Adapt: Modulate Shields', {
  plays: [
    playsOn(used, { mark: 'adapt', timing: { on: 'stunned' }, stays: true }),
    playsOn(used, { mark: 'adapt', timing: { on: 'wounded' }, stays: true, text: '' }),
  ],
  modifiers: [adaptedToThatWeapon],
});
