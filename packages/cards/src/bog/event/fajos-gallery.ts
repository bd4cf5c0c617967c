import { draw, either, event, may, playsOnTable, seedsOnTable, titled, unique } from '@spaceline/engine/language';
import { fajo } from '../../words/permissions.ts';
import { whenYouCapture, whenYourCardEnters } from '../../words/whenever.ts';

export const fajosGallery = event("Fajo's Gallery", {
  seeds: [seedsOnTable],
  plays: [playsOnTable()],
  triggers: [
    whenYouCapture(unique, may(draw(2))),
    ...whenYourCardEnters(either(fajo, titled('Mona Lisa')), may(draw(1))),
  ],
  capturing: true,
});
