import { boost, people, personnel, titled } from '@spaceline/engine/language';
import { nullifiesDilemma } from '../../nullifiers.ts';

export const robinLefler = personnel('Robin Lefler', {
  modifiers: [boost(['cunning'], 2, people.which(titled('Wesley Crusher')).present)],
  triggers: [nullifiesDilemma('Ktarian Game')],
  openly: true,
});
