import { ability, kill, oncePerGame, people, personnel, target, the } from '@spaceline/engine/language';

export const leck = personnel('Leck', {
  abilities: [ability('kill', kill(the(target)), { targets: people.present, limit: oncePerGame })],
});
