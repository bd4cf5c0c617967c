import { treaty } from '../../treaties.ts';

export const treatyRomulanKlingon = treaty('Treaty: Romulan/Klingon', ['Romulan', 'Klingon']);
