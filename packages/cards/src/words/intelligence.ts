/** CR-14: the skills that "any Intelligence" speaks of. */
import { either, type Filter, skill } from '@spaceline/engine/language';

export const anyIntelligence: Filter = {
  ...either(
    skill('Intelligence'),
    skill('Klingon Intelligence'),
    skill('Obsidian Order'),
    skill('Tal Shiar'),
    skill('Section 31'),
    skill('FCA'),
    skill('Memory Omega'),
  ),
  pre: '',
  post: 'with any Intelligence',
};
