import {
  ability,
  all,
  inPile,
  oncePerGame,
  oneOf,
  type Pile,
  personnel,
  shows,
  type Who,
} from '@spaceline/engine/language';

const glanceAt = (mark: string, who: Who, deck: Pile) => ({ mark, effect: shows(all(inPile(who, deck))) });

export const tarmin = personnel('Tarmin', {
  abilities: [
    ability(
      'glance',
      oneOf(
        glanceAt('their-tactics', 'opponent', 'Battle Bridge side deck'),
        glanceAt('their-q-continuum', 'opponent', 'Q-Continuum side deck'),
        glanceAt('their-tent', 'opponent', 'Q’s Tent'),
        glanceAt('your-tactics', 'you', 'Battle Bridge side deck'),
        glanceAt('your-q-continuum', 'you', 'Q-Continuum side deck'),
        glanceAt('your-tent', 'you', 'Q’s Tent'),
      ),
      { limit: oncePerGame },
    ),
  ],
});
