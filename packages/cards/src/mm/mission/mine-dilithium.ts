import { boost, lasts, mission, ships, your } from '@spaceline/engine/language';

export const mineDilithium = mission('Mine Dilithium', {
  solved: lasts('end of game', boost(['range'], 1, your(ships))),
});
