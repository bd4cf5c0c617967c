/**
 * Which scenarios prove something. A file that finds something `not-offered` and gives no reason counts only if it could have failed:
 * the player is asked something at that moment, and the same thing is offered or done in the file or one beside it; or else the file itself
 * puts the same question to that player at another moment.
 */
import { CARDS_FOLDER, filesBelow, SCENARIOS_FOLDER } from './files.ts';
import type { ScenarioResult } from './scenario/runner.ts';
import { type Deed, mirrors, needsMirror, sameQuestion } from './scenario/silence.ts';

/** A `not-offered` that proves nothing. */
export interface Doubt {
  readonly file: string;
  readonly line: number | null;
  readonly missing: string;
}

/** Not ours to mend. */
const GIVEN = `${SCENARIOS_FOLDER}given`;

/** Files stand beside each other that begin with the same rule id, or with the name of the same card. */
function familyOf(file: string, cards: ReadonlySet<string>): string {
  const rule = /([A-Z]+-[\d.]*\d)[^\\/]*$/.exec(file);
  if (rule !== null) return rule[1];
  let name = file.slice(0, -'.yaml'.length);
  while (!cards.has(name) && name.includes('-')) name = name.slice(0, name.lastIndexOf('-'));
  return name;
}

const said = ({ verb, who, whom }: Deed): string => [verb, who, whom].filter((x) => x !== undefined).join(' ');

export function doubtsAbout(results: readonly ScenarioResult[]): Doubt[] {
  const cards = new Set(filesBelow(CARDS_FOLDER, '.ts').map((path) => path.slice(0, -'.ts'.length)));
  const deeds = new Map<string, Deed[]>();
  for (const r of results) {
    const family = familyOf(r.file, cards);
    deeds.set(family, [...(deeds.get(family) ?? []), ...r.deeds]);
  }
  return results
    .filter((r) => !r.file.startsWith(GIVEN))
    .flatMap(({ file, silences, deeds: own }) => {
      const beside = deeds.get(familyOf(file, cards)) ?? [];
      return silences.flatMap(({ line, deed, asked }): Doubt[] => {
        if (!asked && own.some((d) => sameQuestion(deed, d))) return [];
        if (!asked) return [{ file, line, missing: `the player is asked nothing: ${said(deed)}` }];
        if (needsMirror(deed) && !beside.some((d) => mirrors(deed, d)))
          return [{ file, line, missing: `never offered here: ${said(deed)}` }];
        return [];
      });
    });
}
