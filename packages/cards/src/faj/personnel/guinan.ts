import { either, icon, onceEveryTurn, personnel, titled, useOf } from '@spaceline/engine/language';
import { mayNullifyWherePresent } from '../../nullifiers.ts';
import { shipAboard } from '../../reaches.ts';
import { doublesFor } from '../../words/fighting.ts';
import { qIcon, titleSays } from '../../words/permissions.ts';

export const guinan = personnel('Guinan', {
  modifiers: [doublesFor(['weapons', 'shields'], titled("Captain's Log"), shipAboard(titleSays('Enterprise')))],
  abilities: mayNullifyWherePresent(either(icon('AU'), qIcon), useOf('nullify', onceEveryTurn)),
});
