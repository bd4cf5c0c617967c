import { dilemma, either, over, skill, someone, titled, toGetPast } from '@spaceline/engine/language';

export const windDancer = dilemma('Wind Dancer', {
  encounter: toGetPast(someone(either(titled('Lwaxana Troi'), skill('Youth'), skill('Music'), over('strength', 9)))),
});
