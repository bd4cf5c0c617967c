import { either, isDisabled, keyword, skill, tactic } from '@spaceline/engine/language';
import { casualtiesAmong } from '../../words/damage.ts';
import { anyCard } from '../../words/permissions.ts';
import { whenDefending, whenFiring } from '../../words/tactics.ts';

export const attackWing = tactic('Attack Wing', {
  played: [whenFiring(anyCard, 1, { forEach: true }), whenDefending(keyword("Jem'Hadar attack ship"), 1)],
  damage: casualtiesAmong(either(skill('MEDICAL'), skill('Exobiology'), isDisabled), 'Infirmary'),
});
