import { awayTeam, dilemma, kill, random, simply } from '@spaceline/engine/language';

export const armus = dilemma('Armus - Skin of Evil', { encounter: simply(kill(random(1, awayTeam))) });
