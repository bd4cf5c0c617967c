/// <reference types="vite/client" />
/** The language that every sentence about the game is read in. A build can have one that nobody speaks (npm run test:pseudo). */
import { ENGLISH, type Language, pseudo } from '@spaceline/protocol/words';

export const language: Language = import.meta.env.VITE_LANGUAGE === 'pseudo' ? pseudo : ENGLISH;
