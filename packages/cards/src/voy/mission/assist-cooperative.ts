import { icon, mission, participants } from '@spaceline/engine/language';

const com = icon('Com');

export const assistCooperative = mission('Assist Cooperative', {
  points: (ctx) => (participants(ctx).some((id) => com.test(ctx.g, id)) ? 40 : 30),
  text: 'Ten more points if one of your personnel there has [Com].',
});
