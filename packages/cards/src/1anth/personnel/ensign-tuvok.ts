import { able, type Game, hasKeyword, locationOf } from '@spaceline/engine';
import { ability, nullifyIt, oncePerGame, personnel, when } from '@spaceline/engine/language';

const isNebula = (g: Game, location: number): boolean =>
  g.location(location).missions.some((m) => hasKeyword(g, m, 'Nebula'));

/** to cancel the battle undoes it */
export const ensignTuvok = personnel('Ensign Tuvok', {
  abilities: [
    ability(
      'cancel battle',
      { ...nullifyIt('the battle'), text: 'cancel it' },
      {
        timing: { on: 'ship-battle' },
        limit: oncePerGame,
        when: when(
          'a ship battle begins at the nebula where he is',
          ({ g, source, event }) =>
            event !== null &&
            event.location >= 0 &&
            event.location === locationOf(g, source) &&
            isNebula(g, event.location) &&
            able(g, source),
        ),
        text: 'once per game, may cancel a ship battle at the same nebula',
      },
    ),
  ],
});
