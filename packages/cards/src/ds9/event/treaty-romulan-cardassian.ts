import { treaty } from '../../treaties.ts';

export const treatyRomulanCardassian = treaty('Treaty: Romulan/Cardassian', ['Romulan', 'Cardassian'], { seeds: true });
