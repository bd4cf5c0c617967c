import { bonusCountsAsFarAsOthers, event, playsOnTable } from '@spaceline/engine/language';

export const intermixRatio = event('Intermix Ratio', {
  plays: [playsOnTable()],
  modifiers: [bonusCountsAsFarAsOthers],
  immuneTo: ['Kevin Uxbridge'],
});
