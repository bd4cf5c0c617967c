import { event, playsOnTable, titled } from '@spaceline/engine/language';
import { youBeamThrough } from '../../words/beaming.ts';

export const patternEnhancers = event('Pattern Enhancers', {
  plays: [playsOnTable()],
  modifiers: [youBeamThrough(titled('Atmospheric Ionization', 'Distortion Field'))],
});
