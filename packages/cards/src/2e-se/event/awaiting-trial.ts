import { affiliation, captives, event, people, thereAre, thereIs, trigger, your } from '@spaceline/engine/language';
import { drawsExtra, playsOnTableFreeIf } from '../../words/lasting-cards.ts';

const threeCardassians = thereAre(3, your(people).which(affiliation('Cardassian')));

export const awaitingTrial = event('Awaiting Trial 2E (Second Edition)', {
  plays: playsOnTableFreeIf(threeCardassians),
  triggers: [trigger('end of your turn', drawsExtra(1), { when: thereIs(captives) })],
  capturing: true,
});
