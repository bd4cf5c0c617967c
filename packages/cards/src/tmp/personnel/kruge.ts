import { anything, isWorth, itsHost, onlyWith, personnel, thereIs, titled } from '@spaceline/engine/language';
import { eitherOf } from '../../words/who-and-where.ts';

const device = anything.which(titled('The Genesis Device'));

export const kruge = personnel('Kruge', {
  modifiers: [isWorth(onlyWith(15, thereIs(eitherOf(device.on(itsHost('ship')), device.aboard(itsHost('ship'))))))],
});
