/** Special download icons (R-5.17, DOM-79 to DOM-84) that name a kind of card, or that lift a rule: facts cannot say them. */
import { type EventName, forbidden, locationOf, locationOfSpot, NOWHERE, WINDOWS } from '@spaceline/engine';
import {
  type Ability,
  ability,
  download,
  type Effect,
  type Filter,
  type Limit,
  when,
} from '@spaceline/engine/language';

const oncePerCopy: Limit = { times: 1, per: 'game', by: 'card' };
const allowed = when('downloading is allowed', (ctx) => forbidden(ctx.g, 'download', ctx.source, ctx.you) === null);

/** Happenings in whose midst play may be suspended. */
const SUSPENDING = (Object.keys(WINDOWS) as EventName[]).filter(
  (name) => WINDOWS[name].suspends && name !== 'between-actions',
);

/** One icon: once per game, at any time, also in the middle of something else. */
export function suspending(effect: Effect, text: string): Ability[] {
  const icon = { limit: oncePerCopy, when: allowed };
  // The ordinary moment comes last: a refusal cites its reason
  return [
    ...SUSPENDING.map((on) => ability('special download', effect, { ...icon, timing: { on }, text: '' })),
    ability('special download', effect, { ...icon, timing: 'any', text }),
  ];
}

/** The icon for any card of a kind; what plays at one location plays at the icon's (DOM-80). */
export const specialDownload = (f: Filter, what: string): Ability[] =>
  suspending(
    download(f, what, (ctx, spot) => spot === NOWHERE || locationOfSpot(ctx.g, spot) === locationOf(ctx.g, ctx.source)),
    `special download: ${what}`,
  );
