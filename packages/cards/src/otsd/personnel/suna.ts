import { ability, download, oncePerGame, personnel, titled } from '@spaceline/engine/language';

export const suna = personnel('Suna', {
  abilities: [ability('therapy', download(titled('Reflection Therapy')), { limit: oncePerGame })],
});
