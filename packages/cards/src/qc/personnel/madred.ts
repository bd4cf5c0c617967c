import { personnel } from '@spaceline/engine/language';

/** What he adds is part of Torture and Interrogation: see madred.ts. */
export const madred = personnel('Madred', {
  text: 'If he is aboard your outpost, Torture or Interrogation of a captive there counts 1 more.',
  capturing: true,
});
