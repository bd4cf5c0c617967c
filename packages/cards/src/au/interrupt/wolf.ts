import { interrupt, skill } from '@spaceline/engine/language';
import { nullifies } from '../../nullifying-interrupts.ts';
import { saves } from '../../words/answers.ts';

export const wolf = interrupt('Wolf', {
  plays: [
    ...saves(skill('Empathy'), ['dies', 'captures'], { selectedAtRandom: true }),
    ...nullifies('Barclay Transporter Phobia'),
  ],
  capturing: true,
});
