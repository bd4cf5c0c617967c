import { chooseCard, chooseWord, type Game, pile, shuffle, Zone } from '@spaceline/engine';
import { interrupt, keyword, playsOn, type Reading, script, which, yourPersonnel } from '@spaceline/engine/language';
import { exchange, mayMorph, newForm } from '../../morphing.ts';

const founders = {
  ...which(yourPersonnel, keyword('Founder')),
  one: 'your Founder in play',
  many: 'your Founders in play',
};

/** Another Founder who may be there once this one is gone. */
function others({ g, you, target }: Reading, zone: Zone.Hand | Zone.Deck): number[] {
  const inForce = new Set(
    g.state.cards
      .filter((c) => c.zone >= Zone.Mission && c.owner === you && c.id !== target)
      .map((c) => g.defs[c.def].title),
  );
  const free = (game: Game, id: number) => !game.def(id).unique || !inForce.has(game.def(id).title);
  const titles = new Set<string>([g.def(target).title]);
  return pile(g, you, zone).filter((id) => {
    const d = g.def(id);
    if (titles.has(d.title) || !d.personnel || !d.keywords.has('Founder') || !free(g, id)) return false;
    titles.add(d.title);
    return true;
  });
}

const FROM = [
  { name: 'exchange with hand', zone: Zone.Hand, to: 'hand' },
  { name: 'discard and download', zone: Zone.Deck, to: 'discard' },
] as const;

export const shapeShift = interrupt('Shape-Shift', {
  plays: [
    playsOn(founders, {
      name: 'morph',
      timing: 'any',
      stays: false,
      effect: script(
        'it morphs into a different Founder: exchange it with one in hand, OR discard it to download one there',
        function* (ctx) {
          const { g } = ctx;
          const open = FROM.filter((f) => others(ctx, f.zone).length > 0);
          const names = open.map((f) => f.name);
          const name = yield* chooseWord(ctx.you, names, { id: 'way', text: '{card}: how?', card: ctx.source });
          const from = open.find((f) => f.name === name);
          if (from === undefined) return;
          const question = { id: 'founder', text: '{card}: into which Founder?', card: ctx.source };
          const id = yield* chooseCard(ctx.you, others(ctx, from.zone), question);
          newForm(g, ctx.target, ctx.source);
          exchange(g, ctx.target, id, from.to);
          if (from.zone === Zone.Deck) shuffle(g, ctx.you, pile(g, ctx.you, Zone.Deck));
        },
        { could: (ctx) => mayMorph(ctx.g, ctx.target) && FROM.some((f) => others(ctx, f.zone).length > 0), hint: 1 },
      ),
    }),
  ],
  immuneTo: ['Amanda Rogers'],
});
