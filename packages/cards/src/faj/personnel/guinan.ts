import { anything, either, icon, onceEveryTurn, personnel, titled, useOf, your } from '@spaceline/engine/language';
import { mayNullifyWherePresent } from '../../nullifiers.ts';
import { shipAboard } from '../../reaches.ts';
import { doublesWhat } from '../../words/fighting.ts';
import { qIcon, titleSays } from '../../words/permissions.ts';

const log = your(anything).which(titled("Captain's Log"));

export const guinan = personnel('Guinan', {
  modifiers: [doublesWhat(log, ['weapons', 'shields'], shipAboard(titleSays('Enterprise')))],
  abilities: mayNullifyWherePresent(either(icon('AU'), qIcon), useOf('nullify', onceEveryTurn)),
});
