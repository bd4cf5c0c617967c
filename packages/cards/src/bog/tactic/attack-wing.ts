import { either, keyword, skill, tactic } from '@spaceline/engine/language';
import { casualtiesAmong } from '../../words/damage.ts';
import { forEachShipFiring, isDisabled, whenDefending } from '../../words/tactics.ts';

export const attackWing = tactic('Attack Wing', {
  played: [forEachShipFiring(1), whenDefending(keyword("Jem'Hadar attack ship"), 1)],
  damage: casualtiesAmong(either(skill('MEDICAL'), skill('Exobiology'), isDisabled), 'Infirmary'),
});
