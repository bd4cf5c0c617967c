import { either, gear, interrupt, keyword, kill, random, your } from '@spaceline/engine/language';
import { at, youHave } from '../../words/answers.ts';
import { stunned } from '../../words/fighting.ts';

const guns = your(gear).which(either(keyword('phaser'), keyword('disruptor')));

export const phaserBurns = interrupt('Phaser Burns', {
  plays: [at('fought', kill(random(2, stunned('opposing'))), { mark: 'burn', if: youHave(guns.present) })],
});
