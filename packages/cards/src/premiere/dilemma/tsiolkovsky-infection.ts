import { cure, dilemma, itsHost, losesSkill, people, placeOnShip, skilled } from '@spaceline/engine/language';

export const tsiolkovskyInfection = dilemma('Tsiolkovsky Infection', {
  encounter: placeOnShip,
  modifiers: [losesSkill('first-listed', people.aboard(itsHost('the ship')))],
  cure: cure(skilled('MEDICAL', 3)),
});
