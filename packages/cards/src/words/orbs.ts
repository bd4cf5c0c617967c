/** The Orbs of the Prophets: who earns them, takes them back, and brings them home. */
import { earnNow, type Flow, setController } from '@spaceline/engine';
import {
  type Ability,
  type Amount,
  ability,
  amountOf,
  anything,
  type Condition,
  discardThis,
  type Effect,
  type Filter,
  figureOf,
  hintOf,
  inOrder,
  itsHost,
  keyword,
  type Limit,
  locatedAt,
  may,
  measured,
  onAPlanet,
  presentWith,
  type Reading,
  type Trigger,
  trigger,
  useOf,
  when,
} from '@spaceline/engine/language';
import { world } from '../worlds.ts';
import { drawUpTo } from './hands-and-piles.ts';
import { scoresBox } from './scoring-cards.ts';

const bearer = itsHost('that personnel');
const orb = keyword('Orb artifact');

const earnsIt: Effect = {
  *run(r): Flow {
    yield* earnNow(r.g, r.event!.card);
  },
  could: () => true,
  text: 'earn it',
  hint: 3,
};

/** Found by a team that the bearer is in: at once, if its player likes. */
export const earnsOrbs: Trigger = trigger({ on: 'found' }, may(earnsIt), {
  when: when('that personnel has just met an Orb artifact', (r) => {
    const { event } = r;
    return event !== null && orb.test(r, event.card) && bearer.ids(r).some((id) => event.chosen.includes(id));
  }),
  optional: true,
  text: 'that personnel may earn Orb artifacts that have just been met where present',
});

const orbsThere = anything.which(orb).which(presentWith(bearer));
const anothers: Filter = { test: (r, id) => r.g.card(id).controller !== r.you, pre: '', post: 'of another' };

export const reclaimsOrbs: Ability = ability(
  'reclaim',
  {
    *run({ g, target, you }): Flow {
      setController(g, target, you);
    },
    could: () => true,
    text: 'take it over',
    hint: 4,
  },
  {
    targets: orbsThere.which(anothers),
    text: 'that personnel may take over any Orb artifact in play where present',
  },
);

const ONCE: Limit = { times: 1, per: 'game', by: 'title for both' };
const homecoming = useOf('homecoming', ONCE);
const returnable = (r: Reading): number[] =>
  orbsThere.ids(r).filter((id) => r.g.card(id).controller === r.you && homecoming.isLeft(r, String(id)));
const atHome: Condition = when('that personnel is on Bajor with Orb artifacts', (r) => {
  const there = locatedAt(world('Bajor'));
  return bearer.ids(r).some((id) => onAPlanet.test(r, id) && there.test(r, id)) && returnable(r).length > 0;
});

/** So many cards for each that is there, and the points of this card; each Orb comes home once. */
export const returnsOrbs = (each: Amount): Ability => {
  const cards: Amount = {
    read: (r) => amountOf(each, r) * returnable(r).length,
    text: `${figureOf(each)} for each of them`,
    hint: hintOf(each),
  };
  const noted: Effect = {
    *run(r): Flow {
      for (const id of returnable(r)) homecoming.use(r, String(id));
    },
    could: () => true,
    text: '',
    hint: 0,
  };
  const reward = inOrder(drawUpTo(cards), noted, scoresBox, discardThis);
  return ability('return', reward, {
    when: atHome,
    text: `if ${atHome.text}, draw up to ${measured(each, (n) => `${n} cards`)} for each of them, discard this card and score its points (each artifact once per game)`,
  });
};
