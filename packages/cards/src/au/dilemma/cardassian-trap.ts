import {
  affiliation,
  both,
  captures,
  dilemma,
  either,
  keyword,
  not,
  present,
  random,
  skilled,
  unique,
  unless,
  which,
} from '@spaceline/engine/language';

const cardassian = { ...either(affiliation('Cardassian'), keyword('Cardassian')), pre: 'Cardassian' };

/** The trap goes along with the captive, so it does not return under the mission; an escort makes it needless (BOG-70). */
export const cardassianTrap = dilemma('Cardassian Trap', {
  encounter: unless(
    skilled('Empathy'),
    captures(random(1, which(present, both(unique, not(cardassian)))), 'opponent'),
    'discard',
  ),
  capturing: true,
});
