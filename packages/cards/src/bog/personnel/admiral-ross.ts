import { chooseWord } from '@spaceline/engine';
import { gainSkill, personnel, type Reach, reach, remembersChoice, script, trigger } from '@spaceline/engine/language';

const SKILLS = [
  { mark: 'first', word: 'Honor' },
  { mark: 'second', word: 'Section 31' },
] as const;

const chosen = remembersChoice('skill', ['first', 'second']);

/** Honor, until his player has chosen the other. */
const with31 = (is: boolean): Reach => reach('he', (r, id) => r.source === id && (chosen.read(r) === 'second') === is);

export const admiralRoss = personnel('Admiral Ross', {
  modifiers: [gainSkill('Honor', with31(false)), gainSkill('Section 31', with31(true))],
  triggers: [
    trigger(
      'start of your turn',
      script(
        'choose Honor or Section 31 for him',
        function* (ctx) {
          const { g, source } = ctx;
          const question = { id: 'skill', text: '{card}: which skill this turn?', card: source };
          const skill = yield* chooseWord(g, g.card(source).controller, SKILLS, question);
          chosen.keep(ctx, skill || null);
        },
        { ways: SKILLS },
      ),
    ),
  ],
  text: 'At the start of each of your turns, choose whether he has Honor or Section 31.',
});
