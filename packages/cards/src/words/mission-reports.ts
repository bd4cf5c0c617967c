/** Mission reports: who may file one, and where (File Mission Report, and the sites that speak of it). */
import {
  type Game,
  granted,
  isSite,
  isUnopposed,
  locationOf,
  missionFor,
  skillLevel,
  skillNumber,
  skillsAsked,
  solved,
  stopped,
  teamOf,
} from '@spaceline/engine';
import {
  type Effect,
  type Limit,
  type Reading,
  remembersCards,
  type Selector,
  useOf,
  which,
} from '@spaceline/engine/language';

const reporters = remembersCards(
  'reporters',
  'a personnel who used a classification or skill for the last mission you solved (if you have attempted no other)',
  'those who did',
);
const subject = remembersCards('subject', 'the mission');
/** One report about each mission, whichever copy of the objective it is for. */
const PER_MISSION: Limit = { times: 1, per: 'game', by: 'title' };
const filed = useOf('mission report', PER_MISSION);

const missionOf = (r: Reading): string => r.g.def(subject.anywhere(r)[0]).title;

/** The mission that you attempt now, or attempted last, and who took part with something that it asks for. */
const attempted = remembersCards('attempted', 'the mission that was attempted');
const team = remembersCards('team', 'those who attempted it');

const skillsFor = (g: Game, mission: number): number[] =>
  skillsAsked(g.def(mission).facts.requirement).map(skillNumber);

/** Wherever this card is: who solves a mission may report, until another one is attempted. */
export function notesWhoSolves(r: Reading): void {
  const { g, you } = r;
  const attempt = g.state.processes.find((p) => p.kind === 'attempt' && p.seat === you && p.scouting === undefined);
  if (attempt?.kind === 'attempt' && attempt.station === undefined) {
    const mission = missionFor(g, attempt.location, you);
    if (mission < 0 || solved(g, attempt.location)) return;
    const asked = skillsFor(g, mission);
    attempted.keep(r, [mission]);
    team.keep(
      r,
      teamOf(g, attempt).filter((id) => asked.some((s) => skillLevel(g, id, s) > 0)),
    );
    if (!subject.anywhere(r).includes(mission)) reporters.keep(r, []);
    return;
  }
  const [mission] = attempted.anywhere(r);
  if (mission === undefined) return;
  const location = locationOf(g, mission);
  if (location >= 0 && g.location(location).solvedBy === you) {
    reporters.keep(r, team.anywhere(r));
    subject.keep(r, [mission]);
  }
  attempted.keep(r, []);
}

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
