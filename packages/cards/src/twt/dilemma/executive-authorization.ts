import { anyOf, dilemma, either, havingAny, keyword, someone, toGetPast } from '@spaceline/engine/language';
import { anyPadd } from '../../words/dilemma-people.ts';

const executive = either(
  ...[
    'President',
    'High Council Leader',
    'General',
    'Legate',
    'Chancellor',
    'Proconsul',
    'Chairman',
    'Intendant',
    'Minister',
    'Kai',
    'Founder',
    'Nagus',
    'Governor',
    'Queen',
    'Counterpart',
  ].map(keyword),
);

export const executiveAuthorization = dilemma('Executive Authorization', {
  encounter: toGetPast(anyOf(someone(executive), havingAny(anyPadd))),
});
