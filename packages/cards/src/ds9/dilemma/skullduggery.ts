import {
  anyOf,
  bound,
  dilemma,
  either,
  ifThen,
  inOrder,
  kill,
  pick,
  present,
  random,
  simply,
  skill,
  stop,
  the,
  under,
} from '@spaceline/engine/language';
import { theyAre } from '../../words/dilemma-conditions.ts';

const target = bound('target');
const crooked = anyOf(
  theyAre(target, either(skill('Treachery'), skill('Acquisition'), skill('Greed'), skill('Smuggling'))),
  theyAre(target, under('integrity', 5)),
);

export const skullduggery = dilemma('Skullduggery', {
  encounter: simply(inOrder(pick('target', random(1, present)), ifThen(crooked, stop(the(target)), kill(the(target))))),
});
