import { mayReport, personnel } from '@spaceline/engine/language';
import { worldSpots } from '../../worlds.ts';

export const leytonFounder = personnel('Leyton Founder', {
  modifiers: [
    mayReport(
      'may report on Earth',
      (_g, source, id) => source === id,
      (g) => worldSpots(g, 'Earth'),
    ),
  ],
});
