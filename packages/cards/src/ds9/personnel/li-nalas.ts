import { personnel } from '@spaceline/engine/language';
import { seedsUnder } from '../../words/side-decks.ts';
import { place } from '../../worlds.ts';

/** */
export const liNalas = personnel('Li Nalas', { seeds: [seedsUnder(place('Cardassia IV'))] });
