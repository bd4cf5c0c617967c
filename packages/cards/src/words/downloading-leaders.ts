/** Somebody who comes to others by download, once for each affiliation. */
import { AFFILIATIONS, affiliationBit, affiliations, type Game } from '@spaceline/engine';
import {
  type Effect,
  type Filter,
  inOrder,
  oncePerGame,
  type Reading,
  type Selector,
  script,
  useOf,
} from '@spaceline/engine/language';
import { brings } from './arriving.ts';

const once = useOf('affiliation', oncePerGame);
const kindsOf = (g: Game, id: number): string[] =>
  AFFILIATIONS.filter((a) => (affiliations(g, id) & affiliationBit(a)) !== 0);

/** Such a card to those; of each affiliation one in a game. */
export const downloadsOncePerAffiliation = (f: Filter, to: Selector): Effect => {
  const left: Filter = {
    ...f,
    test: (r, id) => f.test(r, id) && kindsOf(r.g, id).every((a) => once.isLeft(r, a)),
  };
  const fetch = brings(left, to, { download: true });
  const there = (r: Reading): number[] => r.g.tableau.inPlay.filter((id) => f.test(r, id));
  const noted = script('', function* (r) {
    const before = there(r);
    yield* fetch.run(r);
    for (const id of there(r)) if (!before.includes(id)) for (const a of kindsOf(r.g, id)) once.use(r, a);
  });
  return {
    ...inOrder(noted),
    playsCard: true,
    fetches: true,
    could: fetch.could,
    text: `${fetch.text} (once per game for each affiliation)`,
  };
};
