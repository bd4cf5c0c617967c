import { awayTeam, dilemma, female, random, runOffToFurthestPlanet, simply, which } from '@spaceline/engine/language';

export const femalesLoveInterest = dilemma("Female's Love Interest", {
  encounter: simply(runOffToFurthestPlanet(random(1, which(awayTeam, female)))),
});
