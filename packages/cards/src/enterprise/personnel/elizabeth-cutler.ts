import { personnel } from '@spaceline/engine/language';

export const elizabethCutler = personnel('Elizabeth Cutler', { volunteers: true });
