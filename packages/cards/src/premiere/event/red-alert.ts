import { event, playsOnTable } from '@spaceline/engine/language';
import { reportAnyNumber } from '../../words/permissions.ts';

export const redAlert = event('Red Alert!', {
  plays: [playsOnTable()],
  modifiers: [reportAnyNumber],
});
