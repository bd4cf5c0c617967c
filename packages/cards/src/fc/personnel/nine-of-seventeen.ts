import { personnel } from '@spaceline/engine/language';

/** BOG-59 to BOG-65 */
export const nineOfSeventeen = personnel('Nine of Seventeen', {
  multiplexes: true,
  text: 'In battle, the ship it is on may use its total WEAPONS against as many different targets as there are [Def] Borg aboard.',
});
