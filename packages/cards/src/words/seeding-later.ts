/** Cards that are seeded after the seed phase (CR-106). */
import {
  chooseCard,
  downloadSources,
  type Flow,
  locationOfSpot,
  payForDownload,
  putUnder,
  shown,
  shuffleDrawDeck,
  sourceRef,
  whyTooDear,
} from '@spaceline/engine';
import { type Effect, type Filter, type Reading, squeeze } from '@spaceline/engine/language';

/** "Download and seed": under the mission it was played on, as if it were seeded last, so that it is met next. */
export const downloadAndSeed = (f: Filter): Effect => {
  const found = (r: Reading): number[] =>
    downloadSources(r.g, r.you).filter((id) => f.test(r, id) && whyTooDear(r.g, 'download', id, r.you) === null);
  return {
    *run(r): Flow {
      const { g, you, source } = r;
      const question = { id: 'download', text: '{card}: seed which card?', card: source };
      const id = yield* chooseCard(g, you, found(r), question);
      if (id < 0 || !(yield* payForDownload(g, you, id))) return;
      g.tell(() => ({ kind: 'downloaded', who: you, card: shown(g, id), using: sourceRef(g, source) }));
      putUnder(g, id, locationOfSpot(g, r.target), true);
      shuffleDrawDeck(g, you);
    },
    fetches: true,
    could: (r) => found(r).length > 0,
    text: squeeze(`download and seed ${f.pre} ${f.post} there`),
    hint: 2,
  };
};
