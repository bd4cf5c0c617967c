import {
  all,
  crew,
  dilemma,
  having,
  inOrder,
  keyword,
  kill,
  not,
  pick,
  type Reading,
  random,
  select,
  unless,
  which,
} from '@spaceline/engine/language';

const mortals = which(crew, not(keyword('Android')));

const classifications = (ctx: Reading, id: number): string[] => {
  const f = ctx.g.def(id).facts;
  return [f.classification, f.classification2].filter((c) => c !== undefined);
};

/** Others of the classification of the one selected first. */
const colleagues = select(
  'other non-Android crew member of the same classification',
  'other non-Android crew members of the same classification',
  (ctx) => {
    const [first] = ctx.bound('first');
    if (first === undefined) return [];
    const same = classifications(ctx, first);
    return mortals.ids(ctx).filter((id) => id !== first && classifications(ctx, id).some((c) => same.includes(c)));
  },
);

const bothOfThem = select('both of them', 'both of them', (ctx) => [...ctx.bound('first'), ...ctx.bound('second')]);

export const hullBreach = dilemma('Hull Breach', {
  encounter: unless(
    having('Environmental Suit'),
    inOrder(pick('first', random(1, mortals)), pick('second', random(1, colleagues)), kill(all(bothOfThem))),
    'mission continues',
  ),
});
