import { icon, mission, participants, passes } from '@spaceline/engine/language';

const holo = icon('Holo');

export const answerDistressSignal = mission('Answer Distress Signal', {
  points: (ctx) => (participants(ctx).some((id) => passes(ctx.g, holo, id)) ? 40 : 30),
  text: 'Ten more points if one of the crew has [Holo].',
});
