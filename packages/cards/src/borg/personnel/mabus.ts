import { ability, keyword, kill, oncePerGame, people, personnel, target, the } from '@spaceline/engine/language';

export const mabus = personnel('Mabus', {
  abilities: [
    ability('kill', kill(the(target)), { limit: oncePerGame, targets: people.which(keyword('Maje')).present }),
  ],
});
