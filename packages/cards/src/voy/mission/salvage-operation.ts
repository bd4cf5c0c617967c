import { type Skill, skillNumber, totalSkill } from '@spaceline/engine';
import { mission, participants } from '@spaceline/engine/language';

const WANTED: readonly Skill[] = ['ENGINEER', 'Archaeology', 'Greed'];

export const salvageOperation = mission('Salvage Operation', {
  points: (ctx) => {
    const team = participants(ctx);
    return 10 + 10 * WANTED.filter((name) => totalSkill(ctx.g, team, skillNumber(name)) > 0).length;
  },
  text: 'Worth 20 points with a single one of these skills in the crew, 30 with two of them, 40 with every one.',
});
