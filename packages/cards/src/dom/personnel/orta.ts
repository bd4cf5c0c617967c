import { present, Status } from '@spaceline/engine';
import { boost, personnel } from '@spaceline/engine/language';

export const orta = personnel('Orta', {
  modifiers: [
    boost(['strength'], -1, {
      // infiltrators and captives do not oppose anybody
      applies: (g, source, id) =>
        g.def(id).personnel &&
        g.card(id).controller !== g.card(source).controller &&
        (g.card(id).status & (Status.Infiltrating | Status.Captive)) === 0 &&
        present(g, source, id),
      text: 'each opposing personnel present',
    }),
  ],
  openly: true,
});
