import { boost, ship, thisCard } from '@spaceline/engine/language';
import { borgReportAboard } from '../../words/hive.ts';
import { isAt, world } from '../../worlds.ts';

export const queensBorgCube = ship("Queen's Borg Cube", {
  modifiers: [boost(['weapons', 'shields'], 3, thisCard, { while: isAt(world('Earth')) }), ...borgReportAboard],
});
