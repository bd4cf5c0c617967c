import { chooseWord, isCaptive, Status, toPile, Zone } from '@spaceline/engine';
import {
  doorway,
  download,
  grant,
  playsOn,
  type Reading,
  script,
  seedsOn,
  select,
  titled,
  yourFacilities,
  yourShips,
} from '@spaceline/engine/language';
import { captivesOf, hasInquisitor } from '../../captives.ts';

const vessels = select('your ship or facility (except a Nor)', 'your ships and facilities', (ctx) =>
  [...yourShips.ids(ctx), ...yourFacilities.ids(ctx)].filter((id) => ctx.g.def(id).facts.facility !== 'station'),
);

/** Captives of yours in a Brig where somebody makes captives talk. */
const jailed = select('a captive in your Brig', 'captives in your Brig', ({ g, you }: Reading) =>
  captivesOf(g, you).filter(
    (id) => isCaptive(g, id) && (g.card(id).status & Status.Jailed) !== 0 && hasInquisitor(g, g.card(id).host, you),
  ),
);

const treatment = download(
  titled('Brainwash', 'Interrogation', 'Torture'),
  'Brainwash, Interrogation or Torture',
  (ctx, spot) => spot === ctx.target,
);

/** BOG-78, BOG-92 */
export const holdingCellDoor = doorway('Holding Cell Door', {
  seeds: [seedsOn(vessels)],
  plays: [
    playsOn(vessels, { name: 'Brig', timing: 'turn' }),
    playsOn(jailed, {
      name: 'treatment',
      timing: 'turn',
      stays: false,
      effect: script(
        'download Brainwash, Interrogation or Torture to it',
        function* (ctx) {
          yield* treatment.run(ctx);
          const question = { id: 'door', text: '{card}: discard it, or put it atop your draw deck?', card: ctx.source };
          const where = yield* chooseWord(ctx.you, ['discard', 'atop draw deck'], question);
          toPile(ctx.g, ctx.source, where === 'discard' ? Zone.Discard : Zone.Deck);
        },
        { could: (ctx) => treatment.could(ctx), hint: 3 },
      ),
    }),
  ],
  modifiers: [
    grant(
      'brig',
      'that ship or facility has a Brig',
      (g, source, vessel) => g.card(source).zone === Zone.On && g.card(source).host === vessel,
    ),
  ],
  capturing: true,
  text: 'Seeds or plays on your ship or facility (except a Nor): adds a Brig. OR downloads Brainwash, Interrogation or Torture to a captive in your Brig, if you have Tal Shiar, Obsidian Order, Resistance or Section 31 (or a personnel with SECURITY and Treachery) present; discard doorway or place it atop your draw deck.',
  missing: 'it does not nullify a card that closes another Holding Cell Door',
});
