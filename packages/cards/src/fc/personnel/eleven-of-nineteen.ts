import {
  ability,
  just,
  kin,
  onceEveryTurn,
  people,
  personnel,
  putUnderDeck,
  thatCard,
  the,
  your,
} from '@spaceline/engine/language';

export const elevenOfNineteen = personnel('Eleven of Nineteen', {
  abilities: [
    ability('reabsorb', putUnderDeck(the(thatCard)), {
      timing: { on: 'died' },
      limit: onceEveryTurn,
      when: just(your(people).other.which(kin('Borg')).present),
    }),
  ],
});
