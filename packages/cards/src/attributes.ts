/** Attributes for texts that leave some of the help out of account. */
import { type Attribute, attribute, type Game, hasKeyword, printedAttribute } from '@spaceline/engine';

export const isHandWeapon = (g: Game, source: number): boolean => hasKeyword(g, source, 'hand weapon');

/** some effect lowers it, even if another makes up for that. */
export const isReduced = (g: Game, id: number, name: Attribute): boolean =>
  attribute(g, id, name) < printedAttribute(g, id, name) ||
  g.tableau.attribute.some(
    ({ card, modifier: m }) =>
      m.how === 'add' && m.attributes.includes(name) && m.applies(g, card, id) && m.amount(g, card, id) < 0,
  );

/** the dots of each person on the card. */
export function skillDotsOfEach(g: Game, id: number): readonly number[] {
  const { people, facts } = g.def(id);
  if (people < 2) return [skillDots(g, id)];
  const listed = facts.skills ?? [];
  const [first, second] = [...new Set(listed.map((s) => s.who))];
  return [first, second].map((who) => listed.filter((s) => who !== undefined && s.who === who).length);
}

/** Skill dots: one for each skill listed, and one for a special skill; a special download icon is a skill without a dot. */
export function skillDots(g: Game, id: number): number {
  const f = g.def(id).facts;
  const special = f.text && !(f.downloads ?? []).some((d) => d.other);
  return (f.skills ?? []).length + (special ? 1 : 0);
}
