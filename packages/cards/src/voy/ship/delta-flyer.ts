import { mayReportAboard, ship, titled } from '@spaceline/engine/language';

export const deltaFlyer = ship('Delta Flyer', {
  modifiers: [mayReportAboard(titled('U.S.S. Voyager'), { free: true })],
});
