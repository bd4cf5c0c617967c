/**
 * Facts and definitions as objects that all have the same fields in the same order, most of them undefined. Written as they are they come
 * in hundreds of forms, and code that reads a field of a card would have to look for it anew at almost every card.
 */
import type { Definition } from '../language/definition.ts';
import type { CardFacts } from './facts.ts';

/** Makes the same of each of these: every field that any of them has. */
function shaper<T extends object>(all: readonly T[]): (one: T) => T {
  const fields = new Set(all.flatMap((x) => Object.keys(x)));
  // parsed JSON is what an engine of JavaScript lays out like an object that was written down; one that grows field by field it does not
  const empty = JSON.parse(`{${[...fields].map((f) => `${JSON.stringify(f)}:0`).join()}}`) as Record<string, undefined>;
  for (const f of fields) empty[f] = undefined;
  return (one) => ({ ...empty, ...one });
}

export const shapedFacts = (facts: readonly CardFacts[]): CardFacts[] => facts.map(shaper(facts));

export function shapedDefinitions(definitions: readonly Definition[]): Definition[] {
  const backs = definitions.flatMap((d) => d.back ?? []);
  const all = [...definitions, ...backs];
  const whole = shaper(all);
  const modifier = shaper(all.flatMap((d) => d.modifiers ?? []));
  const play = shaper(all.flatMap((d) => d.plays ?? []));
  const ability = shaper(all.flatMap((d) => d.abilities ?? []));
  const trigger = shaper(all.flatMap((d) => d.triggers ?? []));
  const shaped = (d: Definition): Definition =>
    whole({
      ...d,
      back: d.back && shaped(d.back),
      modifiers: d.modifiers?.map(modifier),
      plays: d.plays?.map(play),
      abilities: d.abilities?.map(ability),
      triggers: d.triggers?.map(trigger),
    });
  return definitions.map(shaped);
}
