import { awayTeam, dilemma, male, random, runOffToFurthestPlanet, simply, which } from '@spaceline/engine/language';

export const malesLoveInterest = dilemma("Male's Love Interest", {
  encounter: simply(runOffToFurthestPlanet(random(1, which(awayTeam, male)))),
});
