/** People who are phased by a text, and come back when it is cured (CR-81 to CR-85). */

import { cardsAt, chooseCards, type Flow, personnelAt, type Skill, Status, setStatus } from '@spaceline/engine';
import {
  type Condition,
  type Effect,
  type ForbidModifier,
  inOrder,
  mayNot,
  placeOnMission,
  type Reading,
  remembersCards,
} from '@spaceline/engine/language';
import { thisPlanet } from './missions.ts';
import { skillsAt } from './skills-there.ts';

const phased = remembersCards('phased', 'the phased Away Team');

function setPhased({ g }: Reading, ids: readonly number[], on: boolean): void {
  for (const id of ids) setStatus(g, id, Status.Phased, on);
}

/** The Away Team is divided: people are counted. Whoever meets it says how, and what goes along with the larger half (CR-83). */
const divides: Effect = {
  *run(r): Flow {
    const { g, you, source } = r;
    const team =
      r.attempt === null ? [] : personnelAt(g, r.attempt.spot, you).filter((id) => r.attempt!.team.includes(id));
    const half = Math.floor(team.length / 2);
    const question = { id: 'divide', text: '{card}: who is in the smaller team?', card: source };
    const small = yield* chooseCards(g, you, team, Math.min(1, half), half, question);
    const large = team.filter((id) => !small.includes(id));
    const gear = cardsAt(g, r.attempt!.spot).filter((id) => g.def(id).equipment && g.card(id).controller === you);
    const along = yield* chooseCards(g, you, gear, 0, gear.length, {
      id: 'along',
      text: '{card}: which equipment is phased with the larger team?',
      card: source,
    });
    phased.keep(r, [...large, ...along]);
    setPhased(r, [...large, ...along], true);
  },
  could: () => true,
  text: 'divide the Away Team in two (your choice); the larger one is phased, with any of your equipment present',
  hint: -3,
};

export const dividesAndPhases: Effect = inOrder(placeOnMission(false), divides);

/** They do not beam either. */
export const phasedDoNotBeam: ForbidModifier = mayNot('beam', phased);

/** They are there again. */
export const comeBack: Effect = {
  *run(r): Flow {
    setPhased(r, phased.ids(r), false);
  },
  could: () => true,
  text: 'the phased team is there again',
  hint: 2,
};

/** In another Away Team of theirs on the planet, stopped or not. */
export const anotherTeamHere = (...names: readonly Skill[]): Condition =>
  skillsAt({ ...thisPlanet, one: 'in another Away Team here' }, ...names.map((name) => [name, 1] as const));
