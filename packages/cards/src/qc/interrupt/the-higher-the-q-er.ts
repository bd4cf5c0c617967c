import { hasIcon, touch } from '@spaceline/engine';
import { interrupt, present, script, skilled, unless } from '@spaceline/engine/language';

export const theHigherTheQer = interrupt('The Higher ... The Q-er', {
  encounter: unless(
    skilled('CIVILIAN'),
    script(
      'experience an additional [Q] card for each personnel present with a command star',
      function* (ctx) {
        ctx.attempt!.flash += present.ids(ctx).filter((id) => hasIcon(ctx.g, id, 'Cmd')).length;
        touch(ctx.g);
      },
      { hint: -2 },
    ),
    'mission continues',
  ),
});
