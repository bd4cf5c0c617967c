import { icon, onceEveryTurn, personnel, useOf } from '@spaceline/engine/language';
import { mayNullifyWherePresent } from '../../nullifiers.ts';

export const madamGuinan = personnel('Madam Guinan', {
  abilities: mayNullifyWherePresent(icon('AU'), useOf('nullify', onceEveryTurn)),
});
