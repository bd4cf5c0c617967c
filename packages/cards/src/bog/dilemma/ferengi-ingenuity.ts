import { attribute, chooseCards, holdStop, stop } from '@spaceline/engine';
import {
  dilemma,
  host,
  ifThen,
  inOrder,
  type Picker,
  participants,
  placeOn,
  present,
  script,
  skill,
  someone,
  thereIs,
  unstop,
  which,
} from '@spaceline/engine/language';

const experts = which(present, skill('Computer Skill'));

/** the opponent decides between equals. */
const cleverest: Picker = {
  *pick(ctx) {
    const ids = experts.ids(ctx);
    const most = Math.max(...ids.map((id) => attribute(ctx.g, id, 'cunning')));
    const tied = ids.filter((id) => attribute(ctx.g, id, 'cunning') === most);
    return yield* chooseCards(ctx.opponent, tied, 1, 1, { id: 'tie', text: '{card}: on whom?', card: ctx.source });
  },
  any: (ctx) => participants(ctx).length > 0,
  text: 'the most CUNNING Computer Skill personnel present',
  hint: 1,
};

/** Longer than any countdown: the end of it takes the stop off. */
const LONG = 100_000;

const keepBusy = script('who is stopped during the countdown', function* (ctx) {
  const [id] = host.ids(ctx);
  yield* stop(ctx.g, [id], ctx.source);
  holdStop(ctx.g, id, LONG);
});

const wall = script('nobody gets past', function* (ctx) {
  ctx.outcome = 'failed';
});

export const ferengiIngenuity = dilemma('Ferengi Ingenuity', {
  encounter: ifThen(
    someone(skill('Computer Skill', 2)),
    script('discard dilemma', function* () {}),
    ifThen(thereIs(experts), inOrder(placeOn(cleverest), keepBusy), wall),
  ),
  expires: unstop(host),
  text: 'If one personnel present has 2 Computer Skill, discard dilemma. Otherwise, to get past, place on the most CUNNING Computer Skill personnel present, who is stopped during the countdown.',
});
