/** What a mission asks for, in words. */
import type { PrintedRequirement } from '../cards/facts.ts';

/** Every skill and classification that it asks for. */
export function skillsAsked(r: PrintedRequirement | undefined): string[] {
  if (r === undefined) return [];
  const of = 'all' in r ? r.all : 'any' in r ? r.any : null;
  if (of !== null) return [...new Set(of.flatMap(skillsAsked))];
  return 'skill' in r ? [r.skill] : [];
}

/** The requirement as a sentence of skills. */
export function requirementText(
  r: PrintedRequirement,
  specials: Readonly<Record<string, { readonly text: string }>> = {},
): string {
  const part = (x: PrintedRequirement): string =>
    'any' in x ? `(${requirementText(x, specials)})` : requirementText(x, specials);
  if ('all' in r) return r.all.map(part).join(' + ');
  if ('any' in r) return r.any.map((x) => requirementText(x, specials)).join(' OR ');
  if ('skill' in r) return r.count > 1 ? `${r.skill} x${r.count}` : r.skill;
  if ('noSkill' in r) return `no ${r.noSkill}`;
  if ('attribute' in r) return r.over !== undefined ? `${r.attribute}>${r.over}` : `${r.attribute}<${r.under}`;
  if ('card' in r) return r.count > 1 ? `${r.count} ${r.card}` : r.card;
  if ('keyword' in r) return r.count > 1 ? `${r.count} ${r.keyword}` : r.keyword;
  if ('icon' in r) return `${r.count > 1 ? `${r.count} ` : ''}[${r.icon}] ${r.of ?? 'personnel'}`;
  return specials[r.special]?.text ?? r.special.replaceAll('-', ' ');
}
