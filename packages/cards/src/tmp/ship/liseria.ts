import { ship } from '@spaceline/engine/language';
import { hangarFor, sonaShuttlecraft } from '../../words/ships-and-crews.ts';

export const liseria = ship("Li'seria", { modifiers: hangarFor(sonaShuttlecraft) });
