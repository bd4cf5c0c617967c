import { outpostMission } from '../../words/mission-sides.ts';

export const exploreTyphonExpanseII = outpostMission('Explore Typhon Expanse II', 'Romulan');
