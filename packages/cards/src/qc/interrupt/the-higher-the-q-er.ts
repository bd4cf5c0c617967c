import { hasIcon, setFlash } from '@spaceline/engine';
import { interrupt, present, script, skilled, unless } from '@spaceline/engine/language';

export const theHigherTheQer = interrupt('The Higher ... The Q-er', {
  encounter: unless(
    skilled('CIVILIAN'),
    script(
      'experience an additional [Q] card for each personnel present with a command star',
      function* (ctx) {
        const more = present.ids(ctx).filter((id) => hasIcon(ctx.g, id, 'Cmd')).length;
        setFlash(ctx.g, ctx.attempt!, ctx.attempt!.flash + more);
      },
      { hint: -2 },
    ),
    'mission continues',
  ),
});
