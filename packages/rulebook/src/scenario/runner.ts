/** Running scenario files, with a result that says what went wrong and where. */
import { DEFINITIONS, FACTS } from '@spaceline/cards';
import { type CardFacts, type Catalogue, makeCatalogue, type Rules } from '@spaceline/engine';
import { FORMATS, formatById } from '@spaceline/formats';
import { FILLER_ID } from './cards.ts';
import { type Mode, runInMode } from './modes.ts';
import { parseScenario, type Runner, type Scenario } from './run.ts';
import { ScenarioError } from './source.ts';

/** A card that does nothing, for decks that a scenario does not care about. */
const FILLER: CardFacts = {
  id: FILLER_ID,
  title: 'Filler card',
  set: FILLER_ID,
  number: null,
  rarity: null,
  property: null,
  type: 'Event',
  unique: 'none',
  affiliations: [],
  icons: [],
  keywords: [],
  text: true,
};

export const scenarioCatalogue: Catalogue = makeCatalogue([...FACTS, FILLER], DEFINITIONS);

export interface ScenarioResult {
  file: string;
  title: string;
  rules: readonly string[];
  ok: boolean;
  step: number | null;
  message: string | null;
  /** the file itself is at fault: it breaks the format or names an unknown card */
  malformed: boolean;
}

export function rulesFor(scenario: Scenario): Rules {
  const format = formatById(scenario.format);
  if (format === undefined) {
    scenario.source.fail(
      ['format'],
      `no format is called "${scenario.format}"; expected ${FORMATS.map((f) => f.id).join(', ')}`,
    );
  }
  return { catalogue: scenarioCatalogue, format };
}

export function runScenario(file: string, text: string, modes: readonly Mode[] = ['plain']): ScenarioResult {
  let scenario: Scenario | null = null;
  let runner = null as Runner | null;
  try {
    scenario = parseScenario(text);
    const rules = rulesFor(scenario);
    for (const mode of modes)
      runInMode(scenario, rules, mode, (r) => {
        runner = r;
      });
    return {
      file,
      title: scenario.title,
      rules: scenario.rules,
      ok: true,
      step: null,
      message: null,
      malformed: false,
    };
  } catch (e) {
    const known = e instanceof ScenarioError;
    const message = e instanceof Error ? e.message : String(e);
    return {
      file,
      title: scenario?.title ?? file,
      rules: scenario?.rules ?? [],
      ok: false,
      step: runner?.step ?? null,
      message: known ? message : `the engine failed: ${message}`,
      malformed: known && e.malformed,
    };
  }
}
