import { interrupt, keyword, ofType } from '@spaceline/engine/language';
import { onePlayEachTurn } from '../../limits.ts';
import { atAny, helped } from '../../words/answers.ts';
import { besides, brings } from '../../words/arriving.ts';

/** when a battle is won, the combats are over, and nobody has died yet. */
export const victoryIsLife = interrupt('Victory Is Life', {
  plays: atAny(
    ['solved', 'won'],
    brings(ofType('Equipment'), besides(helped(keyword("Jem'Hadar"))), { download: true }),
    { mark: 'gift', limit: onePlayEachTurn },
  ),
});
