import { capture, confirm, countUse, expose, FIRST_IN_PLAY, inPlay, present, Status } from '@spaceline/engine';
import { answers, interrupt, nullifyIt, playsOn, type Reading, script, select, when } from '@spaceline/engine/language';
import { isShapeShifter, noMorphKey } from '../../morphing.ts';
import { mayNotBeNullified, mayNullify } from '../../nullifying.ts';

const TITLE = 'Caught Red-Handed';

const infiltrators = select(
  'an opponent’s infiltrator with your shape-shifter',
  'such infiltrators',
  ({ g, you, opponent }: Reading) =>
    g.state.cards
      .filter((c) => inPlay(c) && c.controller === opponent && (c.status & Status.Infiltrating) !== 0)
      .map((c) => c.id)
      .filter((id) =>
        g.state.cards.some((c) => c.controller === you && isShapeShifter(g, c.id) && present(g, c.id, id)),
      ),
);

const changelings = select('a changeling', 'changelings', ({ g }) =>
  g.state.cards.filter((c) => c.zone >= FIRST_IN_PLAY && g.defs[c.def].keywords.has('Changeling')).map((c) => c.id),
);

/** DOM-34 */
export const caughtRedHanded = interrupt(TITLE, {
  plays: [
    playsOn(infiltrators, {
      name: 'expose',
      timing: 'any',
      stays: false,
      effect: script(
        'exposes it; you may capture it',
        function* ({ g, you, source, target }) {
          expose(g, target);
          if (yield* confirm(you, { id: 'capture', text: '{card}: capture the one exposed?', card: source }))
            yield* capture(g, target, you, source);
        },
        { hint: 3 },
      ),
    }),
    playsOn(changelings, {
      name: 'keep',
      timing: 'any',
      stays: false,
      effect: script(
        'it may not morph this turn',
        function* ({ g, target }) {
          countUse(g, noMorphKey(g, target));
        },
        { hint: 0.5 },
      ),
    }),
    answers('encounters', nullifyIt('Common Thief'), {
      name: 'Common Thief',
      when: when(
        'Common Thief is met',
        ({ g, you, event }) =>
          event !== null && g.def(event.card).title === 'Common Thief' && mayNullify(g, event.card, TITLE, you),
      ),
    }),
  ],
  modifiers: [mayNotBeNullified()],
  capturing: true,
  text: 'Exposes an opponent’s infiltrator who is with your shape-shifter (you may capture it). OR a changeling may not morph this turn. OR nullifies Common Thief. (May not be nullified.)',
});
