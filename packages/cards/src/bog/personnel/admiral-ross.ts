import { chooseWord, setMemo } from '@spaceline/engine';
import { gainSkill, personnel, type Reach, reach, script, trigger } from '@spaceline/engine/language';

const SECTION_31 = 1;

const SKILLS = [
  { mark: 'honor', word: 'Honor' },
  { mark: 'section-31', word: 'Section 31' },
] as const;

/** Honor, until his player has chosen the other. */
const when = (test: (memo: number) => boolean): Reach =>
  reach('he', (g, source, id) => source === id && test(g.card(source).memo));

export const admiralRoss = personnel('Admiral Ross', {
  modifiers: [
    gainSkill(
      'Honor',
      when((memo) => memo !== SECTION_31),
    ),
    gainSkill(
      'Section 31',
      when((memo) => memo === SECTION_31),
    ),
  ],
  triggers: [
    trigger(
      'start of your turn',
      script('choose Honor or Section 31 for him', function* ({ g, source }) {
        const question = { id: 'skill', text: '{card}: which skill this turn?', card: source };
        const skill = yield* chooseWord(g.card(source).controller, SKILLS, question);
        setMemo(g, source, skill === 'honor' ? 0 : SECTION_31);
      }),
    ),
  ],
  text: 'At the start of each of your turns, choose whether he has Honor or Section 31.',
});
