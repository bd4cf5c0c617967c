import { icon, mission, participants } from '@spaceline/engine/language';

const holo = icon('Holo');

export const answerDistressSignal = mission('Answer Distress Signal', {
  points: (ctx) => (participants(ctx).some((id) => holo.test(ctx.g, id)) ? 40 : 30),
  text: 'Ten more points if one of the crew has [Holo].',
});
