/** Captives, infiltrators, the assimilated: in whose hands somebody is, how, and whose card it is; as far as the viewer may know it. */
import type { Words } from '@spaceline/protocol/words';
import type { GlyphName } from '../design/index.ts';
import type { CardView } from '../net/game.ts';
import { say } from '../net/say.ts';
import type { Scene } from './context.tsx';
import { has, isCaptive } from './model/places.ts';

export interface Condition {
  kind: 'captive' | 'infiltrator' | 'stranger' | 'abducted' | 'assimilated';
  glyph: GlyphName;
  text: Words;
}

/** BOG-68 to BOG-79: by an escort, unless something else holds them. */
function holding(c: CardView, s: Scene): Words {
  if (has(c, 'in the Brig')) return say('in the Brig');
  if (has(c, 'brainwashed')) return say('brainwashed');
  if (has(c, 'unattended')) return say('left alone');
  if (has(c, 'trapped')) return c.dock >= 0 ? say('in {trap}', { trap: s.nameOf(c.dock) }) : say('in a trap');
  return say('escorted');
}

function captivity(c: CardView, s: Scene): Words {
  const how = holding(c, s);
  const mine = c.owner === s.table.me;
  const held = c.controller === s.table.me;
  if (held && !mine) return say('Captive, {how} · {them}’s', { how, them: s.them });
  if (held) return say('Captive, {how}', { how });
  return mine ? say('{them}’s captive, {how}', { them: s.them, how }) : say('Captive, {how}', { how });
}

function infiltration(c: CardView, s: Scene): Words {
  const as = c.affiliation;
  if (has(c, 'arrested'))
    return c.controller === s.table.me
      ? say('Infiltrating, under house arrest')
      : say('{them}’s infiltrator, under house arrest', { them: s.them });
  if (c.controller === s.table.me) return as === null ? say('Infiltrating') : say('Infiltrating as {as}', { as });
  return as === null
    ? say('{them}’s infiltrator', { them: s.them })
    : say('{them}’s infiltrator, as {as}', { them: s.them, as });
}

/** whose they were is told, for whom they work is seen by where they stand. */
function collected(c: CardView, s: Scene): Words {
  const theirs = c.owner !== s.table.me;
  if (has(c, 'abducted')) return theirs ? say('Abducted · {them}’s', { them: s.them }) : say('Abducted');
  return theirs ? say('Assimilated · was {them}’s', { them: s.them }) : say('Assimilated');
}

/** `side`: whose ship, site or team they are with. */
export function conditionOf(c: CardView, s: Scene, side: number): Condition | null {
  if (isCaptive(c)) return { kind: 'captive', glyph: 'bars', text: captivity(c, s) };
  if (has(c, 'infiltrating')) return { kind: 'infiltrator', glyph: 'mask', text: infiltration(c, s) };
  if (has(c, 'abducted')) return { kind: 'abducted', glyph: 'bars', text: collected(c, s) };
  if (has(c, 'assimilated')) return { kind: 'assimilated', glyph: 'stack', text: collected(c, s) };
  if (c.controller === side && c.controller === s.table.me) return null;
  const exposed = has(c, 'exposed');
  if (c.controller === s.table.me)
    return {
      kind: 'stranger',
      glyph: 'eye',
      text: exposed ? say('Yours, exposed') : say('Yours, among {them}’s', { them: s.them }),
    };
  return {
    kind: 'stranger',
    glyph: 'eye',
    text: exposed ? say('{them}’s, exposed', { them: s.them }) : say('{them}’s', { them: s.them }),
  };
}
