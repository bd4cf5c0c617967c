import { putAt, putOn, spotOf, Zone } from '@spaceline/engine';
import { ability, equipment, has, icon, itsHost, passes, script, select, when } from '@spaceline/engine/language';

const holo = icon('Holo');
const worn = when('it is worn', (ctx) => ctx.g.card(ctx.source).zone === Zone.On);
const carried = when('it is carried', (ctx) => ctx.g.card(ctx.source).zone !== Zone.On);

/** Holograms of yours where the Emitter is, who wear none yet; a deactivated one may be given it (VOY-15). */
const wearers = select('one of your [Holo] personnel present', 'your [Holo] personnel present', (ctx) => {
  const { g, you, source } = ctx;
  const title = g.def(source).title;
  return g.state.cards
    .filter((c) => g.def(c.id).personnel && c.controller === you && spotOf(g, c.id) === spotOf(g, source))
    .map((c) => c.id)
    .filter((id) => passes(g, holo, id) && !g.tableau.on[id].some((x) => g.def(x).title === title));
});

const putOnWearer = script(
  'place it on one of your [Holo] personnel present',
  function* (ctx) {
    putOn(ctx.g, ctx.source, ctx.target);
  },
  { hint: 2 },
);

const takeOff = script(
  'remove it from its wearer',
  function* (ctx) {
    putAt(ctx.g, ctx.source, spotOf(ctx.g, ctx.source));
  },
  { hint: -1 },
);

/** While it is worn it is no Equipment card of the group: it lies on its wearer and goes where the wearer goes. */
export const mobileHoloEmitter = equipment('Mobile Holo-Emitter', {
  modifiers: [has('projected', itsHost())],
  abilities: [
    ability('wear', putOnWearer, { targets: wearers, when: carried }),
    ability('remove', takeOff, { when: worn }),
  ],
  text: 'During your turn, you may place it on one of your [Holo] personnel present, who then needs no Holodeck, or remove it from its wearer. While it is worn it does not count as an Equipment card.',
});
