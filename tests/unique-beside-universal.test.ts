/** CR-198: no card of the catalogue is unique beside a universal one of its persona. With one that is made up for it, the engine refuses it. */
import { catalogue, catalogueAsOf, FACTS, RULINGS_OF } from '@spaceline/cards';
import type { CardFacts } from '@spaceline/engine';
import { parseScenario, Runner, rulesFor } from '@spaceline/rulebook';
import { describe, expect, it } from 'vitest';

const hobson = FACTS.find((f) => f.title === 'Christopher Hobson')!;
const captain: CardFacts = { ...hobson, id: 'made-up', title: 'Captain Hobson', unique: 'unique' };

function play(steps: string): void {
  const scenario = parseScenario(`
title: Two of one persona
players:
  A: { hand: [Christopher Hobson, Captain Hobson], deck: [Kes, Kes, Kes] }
  B: { deck: [Kes, Kes, Kes] }
spaceline: [{ mission: Avert Disaster, owner: A, A: { facilities: [Federation Outpost] } }]
turn: { player: A, number: 3, segment: play }
steps:
${steps}`);
  new Runner(scenario, { ...rulesFor(scenario), catalogue: catalogueAsOf(RULINGS_OF, [captain]) }).run();
}

const report = (title: string): string => `{ A: { verb: report, card: ${title}, to: Federation Outpost } }`;
const refused = (title: string): string =>
  `  - expect: { not-offered: { A: { verb: report, card: ${title}, to: Federation Outpost, because: CR-198 } } }\n`;

describe('a unique and a universal personnel of one persona', () => {
  it('are not both in play, whichever comes first', () => {
    play(`  - ${report('Christopher Hobson')}\n${refused('Captain Hobson')}`);
    play(`  - ${report('Captain Hobson')}\n${refused('Christopher Hobson')}`);
  });

  it('are not in the catalogue, nor are ships or facilities of one title', () => {
    const kinds = new Map<string, Set<string>>();
    for (const { facts } of catalogue.cards) {
      const names = facts.type === 'Facility' ? [facts.title] : (facts.persona ?? facts.title).split(' / ');
      if (!['Personnel', 'Ship', 'Facility'].includes(facts.type)) continue;
      for (const name of names) kinds.set(name, (kinds.get(name) ?? new Set()).add(facts.unique));
    }
    expect([...kinds].filter(([, all]) => all.size > 1)).toEqual([]);
  });
});
