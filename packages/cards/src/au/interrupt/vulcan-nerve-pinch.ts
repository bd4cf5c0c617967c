import { either, fighters, forEachPerson, interrupt, keyword, random } from '@spaceline/engine/language';
import { at, understood, youHave } from '../../words/answers.ts';
import { stasisUntilYourNextTurnEnds } from '../../words/fighting.ts';

const adepts = fighters('your', either(keyword('Vulcan'), keyword('Soong-type android')));

export const vulcanNervePinch = interrupt('Vulcan Nerve Pinch', {
  plays: [
    at('personnel-battle', stasisUntilYourNextTurnEnds(random(forEachPerson(adepts), fighters('opposing'))), {
      mark: 'pinch',
      if: understood(youHave(adepts)),
    }),
  ],
});
