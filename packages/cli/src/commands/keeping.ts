/** `spaceline backup`, `restore`, `verify` and `export`: what a server keeps, in files. */
import { existsSync } from 'node:fs';
import type { Command } from 'commander';
import { Complaint } from '../complaint.ts';
import { print, printJson } from '../output.ts';
import { at, type Place, withPlace } from './place.ts';

const rowsText = (tables: Readonly<Record<string, number>>): string =>
  Object.entries(tables)
    .filter(([, n]) => n > 0)
    .map(([name, n]) => `${n} ${name}`)
    .join(', ');

function needFile(file: string): void {
  if (!existsSync(file)) throw new Complaint(`There is no file ${file}`);
}

export function keepingCommands(program: Command): void {
  withPlace(
    program
      .command('backup')
      .summary('all that a server keeps, into one file')
      .description(
        'Writes everything that a server keeps into one file, as it is at one moment, while games go on. The file can be put into either database; it holds seeds and sessions, so keep it where nobody else reads it.',
      )
      .argument('<file>', 'the file to write; an older one is replaced when this one is whole'),
  ).action(async (file: string, flags: Place) => {
    const done = await at(flags, (server, options) => server.backUpTo(options, file));
    if (flags.json) printJson({ file, ...done });
    else print(`${file}: ${rowsText(done.tables)}`);
  });

  withPlace(
    program
      .command('restore')
      .summary('put a backup into an empty database')
      .description(
        'Puts all of a backup into a database that has nothing in it yet, or changes nothing. No server may be using it.',
      )
      .argument('<file>', 'a file that `spaceline backup` has written'),
  ).action(async (file: string, flags: Place) => {
    needFile(file);
    const done = await at(flags, (server, options) => server.restoreFrom(options, file));
    if (flags.json) printJson({ file, ...done });
    else print(`${file} is back: ${rowsText(done.tables)}`);
  });

  withPlace(
    program
      .command('verify')
      .summary('is everything that a server keeps whole?')
      .description(
        'Plays the record of every game from its beginning, and says of which it does not lead to where the game was left. With a file: is this backup whole?',
      )
      .argument('[file]', 'a backup'),
  ).action(async (file: string | undefined, flags: Place) => {
    if (file !== undefined) {
      needFile(file);
      const found = await at(flags, (server) => server.inspectBackup(file));
      if (flags.json) printJson({ file, ...found });
      else print(`${file} is whole: ${rowsText(found.tables)}`);
      return;
    }
    const found = await at(flags, (server, options) => server.verifyGames(options));
    if (flags.json) printJson(found);
    else {
      print(`${found.good} of ${found.games} games lead to where they were left`);
      if (found.otherRules.length > 0) print(`played by other rules: ${found.otherRules.join(', ')}`);
      if (found.broken.length > 0) print(`broken: ${found.broken.join(', ')}`);
    }
    if (found.broken.length > 0) process.exitCode = 1;
  });

  withPlace(
    program
      .command('export')
      .summary('every finished game as a file')
      .description(
        'Writes each game that is over as the file that its players can download and `spaceline replay` plays.',
      )
      .argument('<folder>', 'where to'),
  ).action(async (folder: string, flags: Place) => {
    const done = await at(flags, (server, options) => server.exportGames(options, folder));
    if (flags.json) printJson({ folder, ...done });
    else print(`${done.games} games in ${folder}`);
  });
}
