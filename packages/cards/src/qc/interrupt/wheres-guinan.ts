import { all, ifThen, interrupt, keyword, people, planets, relocate, titled, your } from '@spaceline/engine/language';
import { nullifiedOnlyBy } from '../../nullifying.ts';
import { youHave } from '../../words/answers.ts';

/** those who take part. */
const elAurians = your(people).which(keyword('El-Aurian')).present;

export const wheresGuinan = interrupt("Where's Guinan?", {
  encounter: ifThen(
    youHave(your(people).which(titled('Guinan', 'Madam Guinan')).present),
    relocate(all(elAurians), planets, { chooser: 'opponent', eachElsewhere: true }),
  ),
  modifiers: [nullifiedOnlyBy('Guinan')],
});
