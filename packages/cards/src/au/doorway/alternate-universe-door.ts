import { doorway, grant, seedsOnTable } from '@spaceline/engine/language';

/** */
export const alternateUniverseDoor = doorway('Alternate Universe Door', {
  seeds: [{ ...seedsOnTable, phases: ['doorway-phase'] }],
  modifiers: [
    grant(
      'alternate-universe',
      'your [AU] cards may enter play',
      (g, source, id) => g.card(source).controller === g.card(id).owner,
    ),
  ],
  limit: 'unique',
  text: 'Seeds on table (one): your cards with the Alternate Universe icon may enter play.',
  missing: 'its uses from the draw deck against Revolving Door, Subspace Schism, Q-Net and Temporal Rift',
});
