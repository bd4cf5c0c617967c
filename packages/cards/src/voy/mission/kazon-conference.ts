import { keyword, mission, participants, passes } from '@spaceline/engine/language';

const maje = keyword('Maje');

export const kazonConference = mission('Kazon Conference', {
  points: (ctx) => {
    const majes = participants(ctx).filter((id) => passes(ctx.g, maje, id));
    // different means a different title and persona
    return 20 + 5 * new Set(majes.map((id) => ctx.g.def(id).personas[0])).size;
  },
  text: 'Five more points for every Maje in the team; copies count once.',
});
