import {
  ability,
  all,
  bound,
  event,
  ifThen,
  inOrder,
  keyword,
  kill,
  no,
  people,
  pick,
  playsOn,
  random,
  skilled,
  trigger,
} from '@spaceline/engine/language';
import { nullifiesThis } from '../../nullifiers.ts';
import { theyAre } from '../../words/dilemma-conditions.ts';
import { sitesCalled } from '../../words/sites.ts';

const target = bound('target');

export const automatedSecuritySystem = event('Automated Security System', {
  plays: [playsOn(sitesCalled('Ops'))],
  triggers: [
    trigger(
      'end of every turn',
      inOrder(
        pick('target', random(1, people.present)),
        ifThen(no(theyAre(target, keyword('Cardassian'))), kill(all(target))),
      ),
    ),
  ],
  abilities: [ability('nullify', nullifiesThis, { when: skilled('ENGINEER', 3), byAnyone: true })],
});
