import { allOf, answers, cancelIt, interrupt, just, people, skill } from '@spaceline/engine/language';
import { nullifies } from '../../nullifying-interrupts.ts';
import { selectedAtRandom } from '../../words/people-and-ships.ts';

const empath = allOf(selectedAtRandom, just(people.which(skill('Empathy'))));

export const wolf = interrupt('Wolf', {
  plays: [
    answers('dies', cancelIt, { mark: 'death', when: empath }),
    answers('captures', cancelIt, { mark: 'capture', when: empath }),
    ...nullifies('Barclay Transporter Phobia'),
  ],
  capturing: true,
});
