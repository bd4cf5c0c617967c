/** Downloads: cards that are fetched and played at once. */
import { Option } from '../core/decision.ts';
import { pile } from '../core/door.ts';
import { ask, confirm, type Flow } from '../core/flow.ts';
import { Zone } from '../core/state.ts';
import { shown, sourceRef } from '../core/telling.ts';
import {
  downloadSources,
  enterByDownload,
  payForDownload,
  placesNamed,
  takenInstead,
  waysToDownload,
} from '../downloads/download.ts';
import { shuffleDrawDeck } from '../happenings/shuffling.ts';
import { type Amount, amountOf, hintOf, measured } from './amounts.ts';
import type { Effect, Filter } from './definition.ts';
import { may } from './effects.ts';
import { alike, count, squeeze, toDo } from './english.ts';
import { cardsThatPass } from './filters.ts';
import type { Reading } from './reading.ts';

/** What this text has fetched already. */
const FETCHED = 'fetched';

/** Where a download may go: `text` says it, "here", "to it". */
export interface DownloadTo {
  is(ctx: Reading, spot: number, id: number): boolean;
  /** where cards come that could not report there by themselves */
  places?(ctx: Reading): readonly number[];
  readonly text: string;
}

interface DownloadFrom {
  /** "even from discard pile" */
  discardPile?: true;
}

/** Fetches a card that passes the filter and plays it at once, where it may be played, or only there. */
export const download = (f: Filter, to?: DownloadTo, from: DownloadFrom = {}): Effect => {
  const sources = ({ g, you }: Reading): readonly number[] =>
    from.discardPile ? [...downloadSources(g, you), ...pile(g, you, Zone.Discard)] : downloadSources(g, you);
  const fits = (ctx: Reading, id: number): boolean => f.test(ctx, id) && spots(ctx, id).length > 0;
  const found = (ctx: Reading): number[] => {
    const titles = new Set<string>();
    return sources(ctx).filter((id) => {
      const { title } = ctx.g.def(id);
      if (titles.has(title) || !fits(ctx, id)) return false;
      titles.add(title);
      return true;
    });
  };
  const spots = (ctx: Reading, id: number): number[] => {
    const ways = waysToDownload(ctx.g, ctx.you, id, -1, ctx.event).filter((s) => to === undefined || to.is(ctx, s, id));
    // a ship that can dock there does; it may undock at once
    if (to?.places === undefined || (ctx.g.def(id).ship && ways.length > 0)) return ways;
    const named = placesNamed(ctx.g, ctx.you, id, to.places(ctx));
    return [...new Set([...ways, ...named])];
  };
  return {
    *run(ctx): Flow {
      const { g, you } = ctx;
      const ids = found(ctx);
      if (ids.length === 0) return;
      const options = ids.flatMap((id) => spots(ctx, id).map((spot) => new Option('download', id, ctx.source, spot)));
      const prompt = { id: 'download', text: '{card}: download which card?', card: ctx.source };
      const { option } = yield* ask({ seat: you, kind: 'choice', prompt, options });
      const { card: id, to: spot } = option;
      ctx.bind(FETCHED, [...ctx.bound(FETCHED), id]);
      if (!(yield* payForDownload(g, you, id))) return;
      if (!(yield* takenInstead(g, you, id, ctx.source))) {
        g.tell(() => ({ kind: 'downloaded', who: you, card: shown(g, id), using: sourceRef(g, ctx.source) }));
        yield* enterByDownload(g, you, id, spot, -1, ctx.event);
      }
      shuffleDrawDeck(g, you);
    },
    playsCard: true,
    fetches: true,
    could: (ctx) => sources(ctx).some((id) => fits(ctx, id)),
    text: squeeze(
      `download ${from.discardPile ? '(even from discard pile) ' : ''}${cardsThatPass(f)} ${to?.text ?? ''}`,
    ),
    hint: 3,
  };
};

interface Several {
  to?: DownloadTo;
  /** as many as the player likes, one at least */
  upTo?: true;
  /** no title twice */
  different?: true;
}

const notFetched: Filter = {
  test: (r, id) => r.bound(FETCHED).every((x) => r.g.def(x).title !== r.g.def(id).title),
  pre: '',
  post: '',
};

/** "Download two …", "up to three different …": one after the other, as long as there are any. */
export const downloads = (n: Amount, f: Filter, o: Several = {}): Effect => {
  const wanted: Filter = o.different ? { ...f, test: (r, id) => f.test(r, id) && notFetched.test(r, id) } : f;
  const one = download(wanted, o.to);
  const words = (k: number): string => `${o.upTo ? 'up to ' : ''}${count(k)}${o.different ? ' different' : ''} cards`;
  return {
    *run(ctx): Flow {
      ctx.bind(FETCHED, []);
      for (let i = 0; i < amountOf(n, ctx) && one.could(ctx); i++) {
        const question = { id: 'more', text: '{card}: download another?', card: ctx.source };
        if (o.upTo && i > 0 && !(yield* confirm(ctx.you, question))) return;
        yield* one.run(ctx);
      }
    },
    playsCard: true,
    fetches: true,
    could: (ctx) => amountOf(n, ctx) > 0 && one.could(ctx),
    text: squeeze(`download ${measured(n, words)} ${o.to?.text ?? ''}, each ${cardsThatPass(f)}`).replace(' ,', ','),
    hint: 3 * hintOf(n),
  };
};

/** "X and/or Y": each of them, if the player wants it; one at least. */
export const oneOrMoreOf = (...effects: readonly Effect[]): Effect => ({
  *run(ctx): Flow {
    for (const e of effects) yield* may(e).run(ctx);
  },
  could: (ctx) => effects.some((e) => e.could(ctx)),
  ...(effects.some((e) => e.playsCard) && { playsCard: true }),
  parts: effects,
  text: alike(effects.map((e) => toDo(e.text))).join(' and/or '),
  hint: effects.reduce((sum, e) => sum + Math.max(0, e.hint), 0),
});
