import { chooseCards, FIRST_IN_PLAY, type Seat } from '@spaceline/engine';
import {
  anyOf,
  crew,
  dilemma,
  discard,
  having,
  ifThen,
  type Picker,
  type Reading,
  random,
  skilled,
  thereIs,
  toGetPast,
  under,
  which,
} from '@spaceline/engine/language';

const suspects = which(crew, under('integrity', 5));
const byLot = random(1, suspects);

/** Whoever has Norah Satie in play, or -1. */
const accuser = ({ g }: Reading): Seat | -1 =>
  g.state.cards.find((c) => c.zone >= FIRST_IN_PLAY && g.defs[c.def].title === 'Norah Satie')?.controller ?? -1;

const accused: Picker = {
  *pick(ctx) {
    const seat = accuser(ctx);
    if (seat < 0) return yield* byLot.pick(ctx);
    const question = { id: 'accuse', text: '{card}: whom does Norah Satie accuse?', card: ctx.source };
    return yield* chooseCards(seat as Seat, suspects.ids(ctx), 1, 1, question);
  },
  any: byLot.any,
  text: `one ${suspects.one} (Norah Satie’s choice if she is in play, else random selection)`,
  hint: 1,
};

export const drumhead = dilemma('Drumhead', {
  encounter: ifThen(thereIs(suspects), discard(accused), toGetPast(anyOf(having('Jean-Luc Picard'), skilled('Law')))),
  text: 'If a crew member with INTEGRITY<5 is present, discards one (Norah Satie’s choice if she is in play, else random selection); otherwise, to get past requires Jean-Luc Picard or Law. Nullify with Plexing.',
});
