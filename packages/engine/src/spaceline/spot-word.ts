/** A spot as a word of the log. */
import type { Game } from '../core/game.ts';
import type { LogWord } from '../core/log.ts';
import { isCardSpot, isPlanetSpot, type Spot, spotLocation } from '../core/spot.ts';
import { cardWord, locationWord, textWord } from '../core/words.ts';

export function spotWord(g: Game, spot: Spot): LogWord {
  if (isCardSpot(spot)) return cardWord(g, spot);
  if (isPlanetSpot(spot)) return { planet: spotLocation(spot) };
  return spotLocation(spot) >= 0 ? locationWord(spotLocation(spot)) : textWord('nowhere');
}
