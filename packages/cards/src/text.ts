/** The text of a card as the table shows it: generated from its facts and its definition, in our own words. */
import { type CardDef, requirementText, spoken, type Words } from '@spaceline/engine';

const plural = (n: number, s: string): string => (n > 1 ? `${s} x${n}` : s);

function skillsText(d: CardDef): string {
  const f = d.facts;
  const skills = (f.skills ?? []).map((s) => {
    const name = plural(s.level, s.name);
    if (s.who) return `${name} (${s.who})`;
    return s.as ? `${name} (as ${s.as})` : s.conditional ? `${name} (see text)` : name;
  });
  return [f.classification, f.classification2, ...skills].filter(Boolean).join(' · ');
}

function downloadsText(d: CardDef): string[] {
  return (d.facts.downloads ?? [])
    .filter((x) => !x.other && x.cards.length > 0)
    .map((x) => `Special download: ${x.cards.join(' or ')}.`);
}

/** One line a part: skills, equipment, requirement, text. */
export function cardText(d: CardDef): Words[] {
  const f = d.facts;
  const lines: Words[] = [];
  if (d.personnel) lines.push(skillsText(d));
  if (f.equipment?.length) lines.push(`${f.equipment.join(', ')}.`);
  if (f.noTransporters) lines.push('Has no transporters.');
  if (f.requirement) lines.push(requirementText(f.requirement, d.rules?.specials));
  if (f.attempt === 'any') lines.push('Any crew or Away Team may attempt this mission.');
  if (d.rules) lines.push(d.rules.text);
  lines.push(...downloadsText(d));
  if (d.status === 'facts-only') lines.push('Its text is not in Spaceline yet: plays as a blank.');
  if (d.missing) lines.push(`Not in Spaceline yet: ${spoken(d.missing)}`);
  return lines.filter((l) => l !== '');
}
