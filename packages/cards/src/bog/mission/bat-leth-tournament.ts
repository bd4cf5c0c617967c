import { gear, mission, onlyWith, thereIs, titled, your } from '@spaceline/engine/language';
import { more } from '../../words/missions.ts';

export const batlethTournament = mission("Bat'leth Tournament", {
  points: more(onlyWith(10, thereIs(your(gear).which(titled('Sword of Kahless')).present))),
});
