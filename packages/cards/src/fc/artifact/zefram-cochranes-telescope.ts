import {
  ability,
  allOf,
  artifact,
  bottomSeedAt,
  missions,
  onAPlanet,
  onceEachTurn,
  people,
  shows,
  thereIs,
  thisCard,
  your,
} from '@spaceline/engine/language';

export const zeframCochranesTelescope = artifact("Zefram Cochrane's Telescope", {
  useAs: 'Equipment',
  abilities: [
    ability('glance', shows(bottomSeedAt(missions.adjacent.withoutPlanet)), {
      limit: onceEachTurn,
      when: allOf(thereIs(thisCard.which(onAPlanet)), thereIs(your(people).present)),
    }),
  ],
});
