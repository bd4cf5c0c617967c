/** Every scenario of the rulebook, and every card's scenario beside it, in all four modes. */
import { describe, expect, it } from 'vitest';
import { CARDS_FOLDER, filesBelow, readText, SCENARIOS_FOLDER } from './files.ts';
import { MODES } from './scenario/modes.ts';
import { runScenario } from './scenario/runner.ts';

for (const [name, folder] of [
  ['rules', SCENARIOS_FOLDER],
  ['cards', CARDS_FOLDER],
]) {
  describe(`scenarios of the ${name}`, () => {
    for (const file of filesBelow(folder, '.yaml')) {
      it(file.slice(folder.length), () => {
        expect(runScenario(file, readText(file), MODES).message).toBe(null);
      });
    }
  });
}
