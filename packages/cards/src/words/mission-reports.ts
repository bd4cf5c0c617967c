/** Mission reports: who may file one, and where (File Mission Report, and the sites that speak of it). */
import { granted, isSite, isUnopposed, skillLevel, skillNumber, skillsAsked, stopped } from '@spaceline/engine';
import {
  type Effect,
  type Limit,
  type Reading,
  remembersCards,
  type Selector,
  type Trigger,
  trigger,
  useOf,
  when,
  which,
} from '@spaceline/engine/language';

const reporters = remembersCards('reporters', 'a personnel who used a classification or skill for it', 'those who did');
const subject = remembersCards('subject', 'the mission');
/** One report about each mission, whichever copy of the objective it is for. */
const PER_MISSION: Limit = { times: 1, per: 'game', by: 'title' };
const filed = useOf('mission report', PER_MISSION);

const missionOf = (r: Reading): string => r.g.def(subject.anywhere(r)[0]).title;

/** When you solve a mission: those who had a classification or skill that it asks for. */
const noteWhoSolved: Effect = {
  *run(r) {
    const { g, event } = r;
    const asked = skillsAsked(g.def(event!.card).facts.requirement).map(skillNumber);
    reporters.keep(
      r,
      event!.cards.filter((id) => asked.some((s) => skillLevel(g, id, s) > 0)),
    );
    subject.keep(r, [event!.card]);
  },
  could: () => true,
  text: 'those who used a classification or skill for it may report',
  hint: 0,
};
/** Another mission is attempted: it is too late. */
const forgetThem: Effect = {
  *run(r) {
    reporters.keep(r, []);
  },
  could: () => true,
  text: 'nobody may report any more',
  hint: 0,
};

export const remembersWhoSolves: Trigger[] = [
  trigger({ on: 'solved' }, noteWhoSolved, {
    when: when('you did', (r) => r.event!.seat === r.you),
    text: 'when you solve a mission, those who used a classification or skill for it may report until you attempt another',
  }),
  trigger({ on: 'attempt' }, forgetThem, {
    when: when('it is another mission', (r) => r.event!.seat === r.you && !subject.anywhere(r).includes(r.event!.card)),
    text: '',
  }),
];

/** Unopposed at a site that lets them. */
export const whoMayReport: Selector = which(reporters, {
  test: (r, id) => {
    const { host } = r.g.card(id);
    if (stopped(r.g, id) || !granted(r.g, 'text:file-mission-report', id, -1)) return false;
    return isSite(r.g, host) && isUnopposed(r.g, host, r.you) && filed.isLeft(r, missionOf(r));
  },
  pre: '',
  post: 'unopposed at a site that allows it',
});

/** The report is made. */
export const fileReport: Effect = {
  *run(r) {
    filed.use(r, missionOf(r));
    reporters.keep(r, []);
  },
  could: () => true,
  text: 'file a mission report',
  hint: 0,
};
