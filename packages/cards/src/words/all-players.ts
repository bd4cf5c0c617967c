/** Cards that speak of one player, and are about all of them while another card says so. */
import { granted } from '@spaceline/engine';
import {
  type Condition,
  cardsThatPass,
  type Filter,
  type GrantModifier,
  grant,
  when,
} from '@spaceline/engine/language';

const ALL = 'text:all-players';
const OWN = 'text:its-player';

/** Cards of these kinds, which speak of one player, are about all of them. */
export const affectAllPlayers = (f: Filter): GrantModifier =>
  grant(ALL, `${cardsThatPass(f, 'and')} cards affect all players`, (r, id) => f.test(r, id));

/** Such cards, as long as this holds, are about the player who plays them. */
export const affectItsPlayer = (f: Filter, w: Condition): GrantModifier =>
  grant(OWN, '', (r, id) => r.g.card(id).owner === r.you && f.test(r, id) && w.met(r));

/** This card is about the player who plays it, and not of that player's choice. */
export const affectsItsPlayer: Condition = when('it is meant for you', ({ g, source }) => granted(g, OWN, source, -1));

const REVERSED = 'text:reversed';
/** "Reverses … affecting you": your opponent's cards of this kind work for you, against whoever played them. */
export const reverses = (f: Filter): GrantModifier =>
  grant(
    REVERSED,
    `reverses ${cardsThatPass(f, 'and')} affecting you`,
    (r, id) => r.g.card(id).controller !== r.you && f.test(r, id),
  );
export const isReversed: Condition = when('another card reverses it', ({ g, source }) =>
  granted(g, REVERSED, source, -1),
);

/** This card is one that affects all players for now. */
export const affectsAll: Condition = when('another card lets it affect all players', ({ g, source }) =>
  granted(g, ALL, source, -1),
);
