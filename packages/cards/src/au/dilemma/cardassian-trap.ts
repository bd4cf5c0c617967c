import {
  both,
  captures,
  dilemma,
  kin,
  not,
  present,
  random,
  skilled,
  unique,
  unless,
  which,
} from '@spaceline/engine/language';

/** The trap goes along with the captive, so it does not return under the mission; an escort makes it needless (BOG-70). */
export const cardassianTrap = dilemma('Cardassian Trap', {
  encounter: unless(
    skilled('Empathy'),
    captures(random(1, which(present, both(unique, not(kin('Cardassian'))))), 'opponent'),
    'discard',
  ),
  capturing: true,
  rest: 'opponent captures one unique non-Cardassian personnel present (random selection); this card is the trap that holds the captive, or is discarded where there is an escort or nobody to capture.',
});
