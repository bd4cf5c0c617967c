import { affiliation, boost, both, people, personnel, skill, your } from '@spaceline/engine/language';

const guards = your(people).other.which(both(affiliation('Kazon'), skill('SECURITY'))).present;

export const rulat = personnel('Rulat', { modifiers: [boost(['integrity', 'cunning', 'strength'], 1, guards)] });
