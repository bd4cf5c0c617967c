/** What cards about battle share: who faces whom, what lasts until the end, reporting into the fight. */
import { type Affiliation, affiliationBit, affiliations, enterAt } from '@spaceline/engine';
import { answers, type PlayMode, script, when, withArticle } from '@spaceline/engine/language';

/** A small weapon that its player may bring into a personnel battle as it begins. */
export const reportsToBattle = (side: Affiliation): PlayMode => {
  const bit = affiliationBit(side);
  return answers(
    'personnel-battle',
    script(
      'report to the battle',
      function* ({ g, source, you, event }) {
        yield* enterAt(g, you, source, event!.spot);
      },
      { hint: 1 },
    ),
    {
      mark: 'report-to-battle',
      text: `may report to a personnel battle just begun in which you have ${withArticle(side)} card`,
      when: when(
        `you have a ${side} card in it`,
        ({ g, you, event }) =>
          event?.cards.some((id) => g.card(id).controller === you && (affiliations(g, id) & bit) !== 0) === true,
      ),
    },
  );
};
