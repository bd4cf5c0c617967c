import { isWorth, personnel } from '@spaceline/engine/language';

export const mirastaYale = personnel('Mirasta Yale', { modifiers: [isWorth(5)] });
