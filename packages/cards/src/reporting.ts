/** Reporting as part of a text, at once and for free: from the hand, or as a download. */
import {
  chooseCard,
  chooseSpot,
  compatible,
  destinations,
  downloadSources,
  enterAt,
  FIRST_IN_PLAY,
  forbidden,
  type Game,
  isCardSpot,
  locationOfSpot,
  payForDownload,
  type Spot,
  shuffleDrawDeck,
  takenInstead,
  vesselOf,
  whyNotEnter,
  whyNotTargeted,
  whyTooDear,
} from '@spaceline/engine';
import { type Effect, type Filter, passes, type Reading, whoIs } from '@spaceline/engine/language';

interface Report {
  /** in words: "one personnel" */
  what: string;
  who: Filter;
  /** a download looks wherever one may; else the card comes from the hand */
  download?: boolean;
  /** where the text sends it; without this, wherever it could report anyway */
  to?: (ctx: Reading, id: number) => readonly Spot[];
  /** the text lifts compatibility with the destination */
  anyAffiliation?: boolean;
}

export function reports(o: Report): Effect {
  const spots = (ctx: Reading, id: number): readonly Spot[] => {
    if (o.to === undefined) return destinations(ctx.g, ctx.you, id).map((d) => d.spot);
    const open = (s: Spot) => !isCardSpot(s) || o.anyAffiliation === true || compatible(ctx.g, id, vesselOf(ctx.g, s));
    // CR-79: a phased ship is out of reach; DOM-84: so is what is elsewhere than the icon that fetched this card
    const near = (s: Spot) => ctx.location === -1 || locationOfSpot(ctx.g, s) === ctx.location;
    return o.to(ctx, id).filter((s) => open(s) && near(s) && whyNotTargeted(ctx.g, ctx.you, ctx.source, s) === null);
  };
  const tooDear = ({ g, you }: Reading, id: number): boolean =>
    o.download === true && whyTooDear(g, 'download', id, you) !== null;
  const found = (ctx: Reading): number[] => {
    const { g, you } = ctx;
    if (o.download && forbidden(g, 'download', ctx.source, you)) return [];
    const titles = new Set<string>();
    const ids = o.download ? downloadSources(g, you) : g.hand(you);
    return ids.filter((id) => {
      const title = g.def(id).title;
      if (
        titles.has(title) ||
        !passes(g, o.who, id) ||
        whyNotEnter(g, you, id) ||
        tooDear(ctx, id) ||
        spots(ctx, id).length === 0
      )
        return false;
      titles.add(title);
      return true;
    });
  };
  return {
    *run(ctx) {
      const { g, you } = ctx;
      const id = yield* chooseCard(g, you, found(ctx), {
        id: o.download ? 'download' : 'report',
        text: `{card}: ${o.download ? 'download' : 'report'} which card?`,
        card: ctx.source,
      });
      if (id < 0 || (o.download && !(yield* payForDownload(g, you, id)))) return;
      if (o.download && (yield* takenInstead(g, you, id, ctx.source))) {
        shuffleDrawDeck(g, you);
        return;
      }
      const spot = yield* chooseSpot(g, you, spots(ctx, id), { id: 'report-to', text: '{card}: where?', card: id });
      ctx.bind('reported', [id]);
      yield* enterAt(g, you, id, spot);
      if (o.download) shuffleDrawDeck(g, you);
    },
    playsCard: true,
    could: (ctx) => found(ctx).length > 0,
    text: `${o.download ? 'download' : 'report'} ${o.what}`,
    hint: 3,
  };
}

/** The title is in play under the control of the card's owner. */
export const hasCopyInPlay = (g: Game, id: number): boolean =>
  g.state.cards.some(
    (c) => c.zone >= FIRST_IN_PLAY && c.controller === g.card(id).owner && g.defs[c.def].title === g.def(id).title,
  );

export const notInPlayYet: Filter = whoIs('you do not have in play', ({ g }, id) => !hasCopyInPlay(g, id));
