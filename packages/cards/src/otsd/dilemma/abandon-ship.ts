import {
  ablePersonnelAt,
  capture,
  chooseCard,
  deactivate,
  disabled,
  type Flow,
  isHologram,
  needsMet,
  personnelAt,
  sendTo,
  wearsEmitter,
} from '@spaceline/engine';
import {
  ability,
  damaged,
  dilemma,
  discardThis,
  ifThen,
  inSpace,
  placeOnMission,
  type Reading,
  remembersCards,
  script,
  select,
  ships,
  when,
  your,
} from '@spaceline/engine/language';
import { isReduced } from '../../attributes.ts';

const abandoned = remembersCards('abandoned', 'the ship they left');

/** any marker is damage, whatever it does to the HULL.: a reduction counts, though something else may make up for it. */
const crippled = when('the ship is damaged or its RANGE is reduced', (r) => {
  const ship = r.attempt!.spot;
  return damaged.test(r, ship) || isReduced(r.g, ship, 'range');
});

/** Those who leave: all without whom no fewer needs of the ship are met; its player says who, where it makes a difference. */
function* leavers(ctx: Reading): Flow<number[]> {
  const { g, you } = ctx;
  const ship = ctx.attempt!.spot;
  let left = ablePersonnelAt(g, ship, you);
  const needed = needsMet(g, ship, left);
  const without = (gone: readonly number[]): number[] => left.filter((id) => !gone.includes(id));
  for (;;) {
    const spare = left.filter((id) => needsMet(g, ship, without([id])) === needed);
    const all = needsMet(g, ship, without(spare)) === needed;
    const question = { id: 'abandon', text: '{card}: who abandons the ship?', card: ctx.source };
    left = without(all ? spare : [yield* chooseCard(g, you, spare, question)]);
    if (all) return personnelAt(g, ship, you).filter((id) => !left.includes(id));
  }
}

const abandon = script(
  'personnel not needed to staff the ship wait with this dilemma on the mission',
  function* (ctx) {
    const { g } = ctx;
    const ship = ctx.attempt!.spot;
    const spared = yield* leavers(ctx);
    // VOY-21, VOY-22: a hologram without an Emitter goes off instead, and stays
    const ids = spared.filter((id) => !isHologram(g, id) || wearsEmitter(g, id));
    for (const id of spared) if (!ids.includes(id)) deactivate(g, id);
    if (ids.length === 0) return;
    yield* placeOnMission(false).run(ctx);
    abandoned.keep(ctx, [ship]);
    for (const id of ids) sendTo(g, id, ctx.source);
  },
  { hint: -4 },
);

/** Your ships in space there that can take them aboard, except the one they left. */
const rescuers = select('another ship of yours there', 'other ships of yours there', (r) =>
  your(ships)
    .which(inSpace)
    .here.ids(r)
    .filter((id) => !abandoned.has(r, id) && !disabled(r.g, id)),
);

const rescue = script('take them aboard and discard this dilemma', function* (ctx) {
  const { g } = ctx;
  for (const id of g.tableau.aboard[ctx.source].slice()) sendTo(g, id, ctx.target);
  yield* discardThis.run(ctx);
});

/** The other side takes them prisoner instead, with a crewed ship of its own there (BOG-70). */
const take = script('capture them and discard this dilemma', function* (ctx) {
  const { g, you } = ctx;
  for (const id of g.tableau.aboard[ctx.source].slice()) yield* capture(g, id, you, -1);
  if (g.tableau.aboard[ctx.source].length === 0) yield* discardThis.run(ctx);
});
const isCaptor = when(
  'a crewed ship of yours is there',
  (ctx) =>
    ctx.you !== ctx.g.card(ctx.source).controller &&
    rescuers.ids(ctx).some((ship) => ablePersonnelAt(ctx.g, ship, ctx.you).length > 0),
);

export const abandonShip = dilemma('Abandon Ship!', {
  capturing: true,
  encounter: ifThen(crippled, abandon),
  abilities: [
    ability('rescue', rescue, {
      timing: 'order',
      targets: rescuers,
      text: 'rescue them with another ship of yours there; then discard the dilemma',
    }),
    ability('capture', take, {
      timing: 'order',
      when: isCaptor,
      byAnyone: true,
      text: 'opponent may capture them with a ship there',
    }),
  ],
  text: 'If the ship is damaged or its RANGE is reduced, personnel not needed to staff it are placed with this dilemma on the mission. Rescue them with another ship of yours there, or opponent captures them with a ship there; then discard the dilemma.',
});
