import { isCaptive, personnelAt, Status } from '@spaceline/engine';
import {
  ability,
  download,
  grant,
  onceEachTurn,
  type Reading,
  script,
  select,
  site,
  titled,
  when,
} from '@spaceline/engine/language';
import { captivesOf, hasInquisitor } from '../../captives.ts';

const prisoners = select('a captive held in this Brig', 'captives held in this Brig', ({ g, you, source }: Reading) =>
  captivesOf(g, you).filter(
    (id) => isCaptive(g, id) && (g.card(id).status & Status.Jailed) !== 0 && g.card(id).host === source,
  ),
);

/** the player's inquisitor is there, and nobody of the opponent's. */
const unopposed = ({ g, you, opponent, source }: Reading): boolean =>
  g.card(g.card(source).host).controller === you &&
  hasInquisitor(g, source, you) &&
  personnelAt(g, source, opponent).every((id) => (g.card(id).status & Status.Infiltrating) !== 0);

const treatment = download(
  titled('Brainwash', 'Interrogation', 'Torture'),
  'Brainwash, Interrogation or Torture',
  (ctx, spot) => spot === ctx.target,
);

/** BOG-78 */
export const securityHoldingCell = site('Security Holding Cell', {
  modifiers: [grant('brig', 'has a Brig', (_g, source, id) => source === id)],
  abilities: [
    ability(
      'treatment',
      script('download Brainwash, Interrogation or Torture to it', treatment.run, {
        could: treatment.could,
        hint: 3,
      }),
      {
        limit: onceEachTurn,
        targets: prisoners,
        when: when('an inquisitor of yours is unopposed here', unopposed),
        text: 'once each turn, the player who controls the station may download Brainwash, Interrogation or Torture to a captive held in this Brig, with a Tal Shiar, Obsidian Order, Resistance or Section 31 personnel (or one with SECURITY and Treachery) unopposed here',
      },
    ),
  ],
  capturing: true,
  missing: 'it cannot be seeded or played yet',
});
