import { boost, both, either, event, people, playsOn, skill, your } from '@spaceline/engine/language';
import { homeworlds, ofThisHomeworld } from '../../worlds.ts';

const staff = either(skill('OFFICER'), skill('SECURITY'), skill('Leadership'), skill('Resistance'));

export const hqWarRoom = event('HQ: War Room', {
  plays: [playsOn(homeworlds)],
  modifiers: [boost(['cunning', 'strength'], 2, your(people).which(both(staff, ofThisHomeworld)))],
});
