import {
  affiliationBit,
  affiliations,
  disabled,
  FIRST_IN_PLAY,
  type Game,
  personnelAt,
  SKILLS,
  spotOf,
} from '@spaceline/engine';
import {
  dilemma,
  gainSkill,
  itsHost,
  opponentChooses,
  placeOn,
  playsOn,
  present,
  select,
} from '@spaceline/engine/language';

const BORG = affiliationBit('Borg');
/** More levels of a skill than anybody has. */
const ALL = 99;
const WHO = 'non-Borg personnel who is the only member of its species present';

/** Not Borg, and of a species that nobody else in the group has. */
function isOutsider(g: Game, id: number, group: readonly number[]): boolean {
  const species = g.def(id).facts.species ?? [];
  if ((affiliations(g, id) & BORG) !== 0 || species.length === 0) return false;
  return !group.some((x) => x !== id && g.def(x).facts.species?.some((s) => species.includes(s)));
}

const outsiders = select(WHO, WHO, (ctx) => {
  const group = present.ids(ctx);
  return group.filter((id) => isOutsider(ctx.g, id, group));
});

/** Zayra plays it as an interrupt, on anybody present with him. */
const besideZayra = select(`a ${WHO} with your Zayra`, 'such personnel', ({ g, you }) =>
  g.state.cards
    .filter((c) => c.zone >= FIRST_IN_PLAY && c.controller === you && g.defs[c.def].title === 'Zayra')
    .filter((c) => !disabled(g, c.id))
    .flatMap((c) => {
      const group = [...personnelAt(g, spotOf(g, c.id), 0), ...personnelAt(g, spotOf(g, c.id), 1)];
      return group.filter((id) => isOutsider(g, id, group));
    }),
);

export const hateCrime = dilemma('Hate Crime', {
  encounter: placeOn(opponentChooses(1, outsiders)),
  plays: [playsOn(besideZayra, { name: 'interrupt', timing: 'any', stays: true, text: '' })],
  modifiers: SKILLS.map((name) => ({ ...gainSkill(name, itsHost(), { levels: -ALL }), text: '' })),
  text: `Place on a ${WHO} (opponent’s choice), who may not use any skills until the countdown expires.`,
});
