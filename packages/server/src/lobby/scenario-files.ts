/** The scenarios of the rulebook and of the cards, by name. */
import { CARDS_FOLDER, filesBelow, readText, SCENARIOS_FOLDER } from '@spaceline/rulebook';
import { notFound } from '../problem.ts';

const ENDING = '.yaml';

/** By name, so that nobody reads another file; the folders do not change while a server runs. */
let files: ReadonlyMap<string, string> | undefined;

/** Of the rulebook by their names there, of the cards with `cards/` before it. */
const allFiles = (): Map<string, string> =>
  new Map(
    (
      [
        ['', SCENARIOS_FOLDER],
        ['cards/', CARDS_FOLDER],
      ] as const
    ).flatMap(([prefix, folder]) =>
      filesBelow(folder, ENDING).map((path): [string, string] => [
        prefix + path.slice(folder.length, -ENDING.length).replaceAll('\\', '/'),
        path,
      ]),
    ),
  );

interface ScenarioFile {
  name: string;
  title: string;
  text: string;
}

let read: readonly ScenarioFile[] | undefined;

/** All of them, read once: for whoever looks for something in them. */
export function allScenarios(): readonly ScenarioFile[] {
  files ??= allFiles();
  read ??= [...files].map(([name, path]) => {
    const text = readText(path);
    return { name, title: /^title: *"?(.*?)"?$/m.exec(text)?.[1] ?? name, text };
  });
  return read;
}

export function scenarioText(name: string): string {
  files ??= allFiles();
  const path = files.get(name);
  if (path === undefined) throw notFound('scenario');
  return readText(path);
}
