import { personnel } from '@spaceline/engine/language';

export const harryKim = personnel('Harry Kim', { volunteers: true });
