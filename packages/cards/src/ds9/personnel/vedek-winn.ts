import { ability, onceEveryTurn, people, personnel, stop, target, the } from '@spaceline/engine/language';

export const vedekWinn = personnel('Vedek Winn', {
  abilities: [ability('stop', stop(the(target)), { timing: 'any', limit: onceEveryTurn, targets: people.present })],
});
