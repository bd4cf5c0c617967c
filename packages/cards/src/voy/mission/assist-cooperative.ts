import { icon, mission, participants, passes } from '@spaceline/engine/language';

const com = icon('Com');

export const assistCooperative = mission('Assist Cooperative', {
  points: (ctx) => (participants(ctx).some((id) => passes(ctx.g, com, id)) ? 40 : 30),
  text: 'Ten more points if one of your personnel there has [Com].',
});
