import {
  both,
  draw,
  either,
  incident,
  inOrder,
  keyword,
  may,
  not,
  ofType,
  oneOf,
  people,
  playsOn,
  thereIs,
  titled,
  trigger,
  your,
} from '@spaceline/engine/language';
import { dotsAtLeast } from '../../words/dilemma-people.ts';
import { probes } from '../../words/probing.ts';
import { downloadToThisSite, sitesCalled, whoControlsItMay } from '../../words/sites.ts';
import { losesWager, wagers, winsWager } from '../../words/wagers.ts';
import { persona } from '../../words/whereabouts.ts';

const quark = persona('Quark');
const lucky = either(ofType('Equipment'), ofType('Event'), both(ofType('Personnel'), dotsAtLeast(1)));
const house = whoControlsItMay(
  quark,
  people.which(keyword('Dabo Girl')),
  oneOf(
    { mark: 'draw', effect: draw(1) },
    { mark: 'latinum', effect: downloadToThisSite(titled('Gold-Pressed Latinum')) },
  ),
);

/** at the end of the turn, before the draw. */
export const dabo = incident('Dabo', {
  plays: [playsOn(sitesCalled("Quark's Bar"))],
  triggers: [
    trigger(
      'end of every turn',
      may(
        wagers(
          3,
          not(titled('Kevin Uxbridge', 'Amanda Rogers')),
          probes('beneath', { on: lucky, effect: winsWager(2) }, { effect: inOrder(losesWager, house) }),
        ),
      ),
      { when: thereIs(your(people).which(not(quark)).present), optional: true },
    ),
  ],
});
