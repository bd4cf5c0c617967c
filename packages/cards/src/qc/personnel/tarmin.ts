import { ability, all, inPile, oncePerGame, oneOf, personnel, shows } from '@spaceline/engine/language';

export const tarmin = personnel('Tarmin', {
  abilities: [
    ability(
      'glance',
      oneOf(
        { mark: 'their-tactics', effect: shows(all(inPile('opponent', 'Battle Bridge side deck'))) },
        { mark: 'their-q-continuum', effect: shows(all(inPile('opponent', 'Q-Continuum side deck'))) },
        { mark: 'their-tent', effect: shows(all(inPile('opponent', 'Q’s Tent'))) },
        { mark: 'your-tactics', effect: shows(all(inPile('you', 'Battle Bridge side deck'))) },
        { mark: 'your-q-continuum', effect: shows(all(inPile('you', 'Q-Continuum side deck'))) },
        { mark: 'your-tent', effect: shows(all(inPile('you', 'Q’s Tent'))) },
      ),
      { limit: oncePerGame },
    ),
  ],
});
