import { personnel } from '@spaceline/engine/language';

export const anya = personnel('Anya', { standsInFor: 'Salia' });
