import { dilemma } from '@spaceline/engine/language';
import { alienParasites as infection } from '../../words/classic-dilemmas.ts';

export const alienParasites = dilemma('Alien Parasites', { encounter: infection });
