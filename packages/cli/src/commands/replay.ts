/** `spaceline replay`: plays a saved game again. */
import { catalogue } from '@spaceline/cards';
import { type Game, IllegalAnswer, SEATS, type Seat, scoreOf, type Viewer } from '@spaceline/engine';
import { FORMATS, formatById } from '@spaceline/formats';
import {
  logLineOf,
  namingOf,
  phrase,
  playedByText,
  positionHash,
  Recording,
  rulesName,
  whyBroken,
  wordsOf,
} from '@spaceline/protocol';
import type { Command } from 'commander';
import { oneOf, wholeNumber } from '../arguments.ts';
import { Complaint, messageOf } from '../complaint.ts';
import { type ReplayFile, readReplay, rulesOf } from '../games/replay-file.ts';
import { spokenLanguage } from '../language.ts';
import { tellNews } from '../log/news.ts';
import { print, printJson, width } from '../output.ts';
import { Speech } from '../speech.ts';
import { styleFor } from '../style.ts';
import { resultText } from '../table/result.ts';
import { makeScene } from '../table/scene.ts';
import { drawTable } from '../table/table.ts';
import { HERE } from '../version.ts';

/** What the seats are called. */
const NAMES: readonly string[] = ['A', 'B'];

interface Flags {
  to?: number;
  seat?: string;
  verify?: true;
  force?: true;
  json?: true;
}

/** Starts the game of a file; throws a Complaint when this version of Spaceline cannot. */
function openReplay({ header, positions }: ReplayFile): Recording {
  const format = formatById(header.format);
  if (format === undefined) {
    throw new Complaint(`No format is called "${header.format}"; there are ${FORMATS.map((f) => f.id).join(', ')}`);
  }
  for (const id of header.decks.flatMap((d) => Object.values(d).flat() as string[])) {
    if (catalogue.byId(id) === undefined)
      throw new Complaint(`The game has a card "${id}", which Spaceline does not know`);
  }
  return new Recording({ catalogue, format }, { header, positions, entries: [] });
}

/** Gives the answers of a file, up to `most` of them, and what else its record says: see protocol/record.ts. */
export function giveAnswers(file: ReplayFile, most = file.answers.length): Game {
  const recording = openReplay(file);
  const { answers } = file;
  for (const [i, answer] of answers.slice(0, most).entries()) {
    try {
      recording.apply(answer);
    } catch (e) {
      const why = e instanceof IllegalAnswer ? e.reason.text : `the engine failed: ${messageOf(e)}`;
      throw new Complaint(phrase`Answer ${i + 1} of ${answers.length}, "${answer}": ${why}`);
    }
  }
  return recording.game;
}

/** What to say of a game that other rules played than ours, which lead to the same position; null where ours played it. */
export function otherRules(file: ReplayFile): string | null {
  const played = rulesOf(file);
  const own = played[played.length - 1];
  if (own.rules === HERE.rules) return null;
  const by = `This game was played with ${playedByText(played)}. This is ${rulesName(HERE)}`;
  const why = whyElsewhere(file);
  if (why === null) return `${by}, which leads to the same position`;
  throw new Complaint(
    `${by}, which does not lead to the same game: ${why}. It takes ${rulesName(own)} (docs/versions.md)`,
  );
}

/** Why our rules do not lead to where a game was left. */
function whyElsewhere(file: ReplayFile): string | null {
  if (file.hash === undefined) return 'the file has no "hash" to know it by';
  try {
    return positionHash(giveAnswers(file)) === file.hash ? null : 'the position is another';
  } catch (e) {
    return messageOf(e);
  }
}

/** Why this is not the game that was played, or null. */
async function whyNotVerified(file: ReplayFile, g: Game): Promise<string | null> {
  if (file.hash === undefined) throw new Complaint('The file has no "hash" to verify the game by');
  if (file.hash !== positionHash(g)) return 'It does not lead to the position that was saved.';
  // A game of a server: its seed was promised before the first card was drawn.
  return file.commitment === undefined ? null : whyBroken(file.header, file.commitment);
}

async function run(path: string, flags: Flags): Promise<void> {
  const file = readReplay(path);
  if (flags.verify && flags.to !== undefined) throw new Complaint('--verify needs the whole game; leave out --to');
  const note = flags.force ? null : otherRules(file);
  const g = giveAnswers(file, flags.to);
  const wrong = flags.verify ? await whyNotVerified(file, g) : null;
  const verified = flags.verify ? wrong === null : null;
  const viewer: Viewer = flags.seat === undefined ? -1 : flags.seat === 'A' ? 0 : 1;
  const speech = new Speech(namingOf(g, viewer, NAMES, spokenLanguage()));
  if (verified === false) process.exitCode = 2;
  if (flags.json) {
    const { result, turn } = g.state;
    printJson({
      header: {
        format: file.header.format,
        rulings: g.format.rulings,
        seed: file.header.seed,
        version: file.header.version,
      },
      rules: rulesOf(file),
      note,
      answers: Math.min(flags.to ?? file.answers.length, file.answers.length),
      of: file.answers.length,
      turns: turn.number,
      points: SEATS.map((s) => scoreOf(g, s)),
      result: result && { winner: result.winner < 0 ? null : NAMES[result.winner as Seat], kind: result.kind },
      hash: positionHash(g),
      verified,
      log: g.log.map((e) => {
        const { turn, n, told } = logLineOf(g, viewer, e);
        return { turn, answer: n, told, text: wordsOf(told, speech.naming).text };
      }),
    });
    return;
  }
  const style = styleFor(process.stdout);
  print(style.dim(phrase`${g.format.name}, rulings of ${g.format.rulings}`));
  for (const line of tellNews(g, 0, speech, { style, width: width() })) print(line);
  print();
  for (const line of drawTable(makeScene(g, speech), speech, style, width())) print(line);
  print(resultText(g, speech));
  if (note !== null) print(`${note}.`);
  if (wrong !== null) print(speech.say('NOT the same game as when it was saved: {why}', { why: speech.quote(wrong) }));
  else if (verified) {
    print(speech.say('Verified: the same game as when it was saved.'));
    if (file.commitment !== undefined) print(speech.say('Its seed is the one that was promised at the start.'));
  }
}

export function replayCommand(program: Command): void {
  program
    .command('replay')
    .summary('play a saved game again')
    .description(
      'Plays a saved game again and prints its log and the position it leads to. Exits 2 when that cannot be done: a game of another version says which one it takes.',
    )
    .argument('<file>', 'a file that `simulate --save` or `play --save` wrote, or a replay from the server')
    .option('--to <n>', 'stop after so many answers', wholeNumber(0))
    .option('--seat <seat>', 'see it as A or B saw it, instead of as a spectator', oneOf(['A', 'B']))
    .option(
      '--verify',
      'check that it leads to the same position as when it was saved, with the seed that was promised',
    )
    .option('--force', 'play it as far as it goes, even if other rules played it and these lead elsewhere')
    .option('--json', 'print one JSON object')
    .action(run);
}
