import {
  both,
  dilemma,
  itsHost,
  kin,
  not,
  opponentChooses,
  placeOn,
  playsOn,
  present,
  which,
} from '@spaceline/engine/language';
import { onlyOneOfItsSpecies, presentWithYour } from '../../words/dilemma-people.ts';
import { mayNotUseSkills } from '../../words/dilemmas-in-play.ts';

const outsider = both(not(kin('Borg')), onlyOneOfItsSpecies);

export const hateCrime = dilemma('Hate Crime', {
  encounter: placeOn(opponentChooses(1, which(present, outsider))),
  // Zayra's own text says that it plays so
  plays: [
    playsOn(which(presentWithYour('Zayra'), outsider), { mark: 'interrupt', timing: 'any', stays: true, text: '' }),
  ],
  modifiers: mayNotUseSkills(itsHost()),
});
