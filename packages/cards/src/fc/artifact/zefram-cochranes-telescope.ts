import {
  ability,
  allOf,
  artifact,
  bottomSeedAt,
  missions,
  onceEachTurn,
  people,
  shows,
  thereIs,
  thisCard,
  your,
} from '@spaceline/engine/language';
import { onAPlanet } from '../../words/whereabouts.ts';

export const zeframCochranesTelescope = artifact("Zefram Cochrane's Telescope", {
  useAs: 'Equipment',
  abilities: [
    ability('glance', shows(bottomSeedAt(missions.adjacent.withoutPlanet)), {
      limit: onceEachTurn,
      when: allOf(thereIs(thisCard.which(onAPlanet)), thereIs(your(people).present)),
    }),
  ],
});
