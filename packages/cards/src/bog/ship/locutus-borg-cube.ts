import { boost, ship, thisCard } from '@spaceline/engine/language';
import { borgReportAboard } from '../../words/hive.ts';
import { isAt, place } from '../../worlds.ts';

export const locutusBorgCube = ship("Locutus' Borg Cube", {
  modifiers: [boost(['weapons', 'shields'], 3, thisCard, { while: isAt(place('Wolf 359')) }), ...borgReportAboard],
});
