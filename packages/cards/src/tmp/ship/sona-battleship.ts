import { ship } from '@spaceline/engine/language';
import { hangarFor, sonaShuttlecraft } from '../../words/ships-and-crews.ts';

export const sonaBattleship = ship("Son'a Battleship", { modifiers: hangarFor(sonaShuttlecraft) });
