import { chooseSpot, chooseWord, putAt, score, setFree } from '@spaceline/engine';
import {
  ability,
  event,
  host,
  onceEachTurn,
  playsOn,
  Reading,
  script,
  when,
  yourOutposts,
} from '@spaceline/engine/language';
import { yourCaptives } from '../../captives.ts';
import { takeMadredBonus } from '../../madred.ts';

const ask = script(
  'ask your opponent how many lights there are: for “five” you score 10 points and the captive goes back to an outpost; otherwise you score 1 point',
  function* (ctx) {
    const { g, you, opponent, source } = ctx;
    const [captive] = host.ids(ctx);
    const outposts = yourOutposts.ids(new Reading(g, source, opponent));
    const question = { id: 'lights', text: '{card}: how many lights do you see?', card: source };
    // CR-148: without an outpost to return to there is no such choice
    const answer = yield* chooseWord(opponent, outposts.length > 0 ? ['four', 'five'] : ['four'], question);
    score(g, you, (answer === 'five' ? 10 : 1) + takeMadredBonus(g, source), true, source);
    if (answer !== 'five') return;
    const where = { id: 'outpost', text: '{card}: to which outpost?', card: captive };
    const home = yield* chooseSpot(opponent, outposts, where);
    setFree(g, captive);
    putAt(g, captive, home);
  },
  { hint: 2 },
);

/** BOG-98 */
export const interrogation = event('Interrogation', {
  plays: [playsOn(yourCaptives)],
  abilities: [
    ability('ask', ask, {
      limit: onceEachTurn,
      when: when('it is on your captive', (ctx) => host.ids(ctx).length > 0),
      text: `once each turn, ${ask.text}`,
    }),
  ],
  capturing: true,
});
