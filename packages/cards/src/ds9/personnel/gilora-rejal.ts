import { boost, lieOpen, people, personnel, someoneHasInPlay, thisCard, titled } from '@spaceline/engine/language';

export const giloraRejal = personnel('Gilora Rejal', {
  modifiers: [
    lieOpen(people.which(titled("Miles O'Brien"))),
    boost(['integrity', 'cunning', 'strength'], 2, thisCard, { while: someoneHasInPlay("Miles O'Brien") }),
  ],
  openly: true,
});
