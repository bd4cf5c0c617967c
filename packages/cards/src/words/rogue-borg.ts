/** Rogue Borg: interrupts that fight aboard a ship as a force of their own. */
import { boardersAt, boardersFight, disabled, type Game, putAt, reveal } from '@spaceline/engine';
import {
  type Effect,
  forEach,
  type Selector,
  select,
  type Trigger,
  trigger,
  type Word,
  when,
} from '@spaceline/engine/language';

const together = (g: Game, id: number): number[] => boardersAt(g, g.card(id).host);

/** Those with this one, itself included, whoever sent them. */
export const rogueBorgAboard: Selector = select('Rogue Borg aboard', 'Rogue Borg aboard', ({ g, source }) =>
  together(g, source),
);

/** It comes aboard the ship that it is played on, for all to see. */
export const comesAboard: Effect = {
  *run({ g, source, target }) {
    putAt(g, source, target);
    reveal(g, source, 'both');
  },
  could: () => true,
  text: 'it comes aboard',
  hint: 1,
};

/** They fight as one: the first of them speaks for all. */
const leads = when(
  'they are not disabled',
  ({ g, source }) => together(g, source).find((id) => !disabled(g, id)) === source,
);
export const battlesCrew: Effect = {
  *run({ g, source }) {
    yield* boardersFight(g, g.card(source).host);
  },
  could: () => true,
  text: 'battles the crew',
  hint: 0,
};

/** One of them: as strong as they are many, and with the others it battles the crew again and again; who survives, remains. */
export const rogueBorg: { boards: true; variable: { strength: Word<number> }; triggers: Trigger[] } = {
  boards: true,
  variable: { strength: forEach(rogueBorgAboard) },
  triggers: [
    trigger('start of every turn', battlesCrew, {
      when: leads,
      text: 'at the start of every turn, Rogue Borg aboard battle the crew; survivors remain',
    }),
  ],
};
