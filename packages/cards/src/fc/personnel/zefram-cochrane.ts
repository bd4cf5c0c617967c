import { personnel } from '@spaceline/engine/language';
import { mayPlayMemorialOnPlanet } from '../../words/memorial.ts';

export const zeframCochrane = personnel('Zefram Cochrane', { modifiers: [mayPlayMemorialOnPlanet] });
