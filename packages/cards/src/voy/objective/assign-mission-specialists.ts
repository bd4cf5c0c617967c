import { chooseCard, type Game, meets, missionFor, type PrintedRequirement, score } from '@spaceline/engine';
import {
  ability,
  both,
  discardThis,
  keyword,
  type Limit,
  may,
  objective,
  outposts,
  passes,
  playsOnTable,
  Reading,
  script,
  seedsOnTable,
  trigger,
  when,
  your,
} from '@spaceline/engine/language';
import { notInPlayYet, reports } from '../../reporting.ts';

/** the facts carry the word. */
const specialist = keyword('Mission Specialist');

/** To the outpost that was chosen, or while it is being chosen to any of yours; the quadrants do not matter. */
const download = reports({
  what: 'a mission specialist you do not have in play',
  who: both(specialist, notInPlayYet),
  download: true,
  to: (ctx) => (ctx.bound('outpost').length > 0 ? ctx.bound('outpost') : your(outposts).ids(ctx)),
});

const openOutposts = (ctx: Reading): number[] =>
  your(outposts)
    .ids(ctx)
    .filter((id) => {
      ctx.bind('outpost', [id]);
      const open = download.could(ctx);
      ctx.bind('outpost', []);
      return open;
    });

const assign = script(
  'one time, download one or two mission specialists to an outpost of yours',
  function* (ctx) {
    const outpost = yield* chooseCard(ctx.g, ctx.you, openOutposts(ctx), {
      id: 'outpost',
      text: '{card}: to which outpost?',
      card: ctx.source,
    });
    ctx.bind('outpost', [outpost]);
    yield* download.run(ctx);
    yield* may(download).run(ctx);
  },
  { could: (ctx) => openOutposts(ctx).length > 0, hint: 5 },
);

/** The one regular skill of a specialist; the classification is none of it. */
const hasItAsSkill = (g: Game, id: number, skill: string): boolean =>
  passes(g, specialist, id) && g.def(id).facts.skills?.[0]?.name === skill;

/** How many specialists of the team have their skill used, in the alternative that uses most of them. */
function used(ctx: Reading, team: readonly number[], spot: number, r: PrintedRequirement): number {
  if ('all' in r) return r.all.reduce((sum, x) => sum + used(ctx, team, spot, x), 0);
  if ('any' in r) {
    const ways = r.any.filter((x) => meets(ctx, { ids: team, spot }, x)).map((x) => used(ctx, team, spot, x));
    return Math.max(0, ...ways);
  }
  if (!('skill' in r)) return 0;
  return Math.min(r.count, team.filter((id) => hasItAsSkill(ctx.g, id, r.skill)).length);
}

const bonus = script('5 points for each specialist whose skill was needed', function* (ctx) {
  const { g, event } = ctx;
  if (event === null) return;
  const requirement = g.def(missionFor(g, event.location, ctx.you)).facts.requirement;
  const mission = new Reading(g, event.card, ctx.you);
  if (requirement) score(g, ctx.you, 5 * used(mission, event.cards, event.spot, requirement), true, ctx.source);
});

const onceForCopy: Limit = { times: 1, per: 'game', by: 'card' };

/** DOM-86, DOM-87 */
export const assignMissionSpecialists = objective('Assign Mission Specialists', {
  seeds: [seedsOnTable],
  plays: [playsOnTable()],
  abilities: [
    ability('assign', assign, { limit: onceForCopy, text: `you may ${assign.text}` }),
    ability('discard', discardThis, {
      timing: 'start',
      text: 'discard it when your turn begins',
    }),
  ],
  triggers: [
    trigger({ on: 'solved' }, bonus, {
      when: when('you solve a mission', ({ event, you }) => event?.seat === you),
      text: 'a mission you solve brings 5 points for each specialist whose skill it needs',
    }),
  ],
  limit: 'unique',
  text: 'Seeds or plays on table. One time, download to an outpost of yours one or two mission specialists, of different titles and not in play for you. A mission you solve brings 5 points for each specialist whose skill it needs. When a turn of yours begins, you may discard it. (Unique.)',
});
