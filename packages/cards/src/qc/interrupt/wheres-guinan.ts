import {
  all,
  ifThen,
  interrupt,
  keyword,
  people,
  planets,
  relocate,
  someone,
  titled,
} from '@spaceline/engine/language';
import { nullifiedOnlyBy } from '../../nullifying.ts';

const elAurians = people.which(keyword('El-Aurian')).present;

export const wheresGuinan = interrupt("Where's Guinan?", {
  encounter: ifThen(
    someone(titled('Guinan', 'Madam Guinan')),
    relocate(all(elAurians), planets, { chooser: 'opponent', eachElsewhere: true }),
  ),
  modifiers: [nullifiedOnlyBy('Guinan')],
  missing: 'Guinan cannot nullify it yet',
});
