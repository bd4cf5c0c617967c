import { type Game, skillLevel, skillNumber } from '@spaceline/engine';
import { answers, interrupt, nullifyIt, when } from '@spaceline/engine/language';
import { nullifiesTitles } from '../../nullifying-interrupts.ts';

const EMPATHY = skillNumber('Empathy');
const isEmpath = (g: Game, id: number): boolean => skillLevel(g, id, EMPATHY) > 0;

const anEmpath = when(
  'a personnel with Empathy was randomly selected',
  ({ g, event }) => event?.atRandom === true && event.cards.every((id) => isEmpath(g, id)),
);

export const wolf = interrupt('Wolf', {
  plays: [
    answers('dies', nullifyIt('that death'), { name: 'death', when: anEmpath }),
    answers('captures', nullifyIt('that capture'), { name: 'capture', when: anEmpath }),
    ...nullifiesTitles('Wolf', ['Barclay Transporter Phobia']),
  ],
  text: 'Saves any personnel with Empathy who was randomly selected to die or to be captured. OR nullifies Barclay Transporter Phobia.',
  capturing: true,
});
