/** Everything that is printed goes through here. Results go to standard output, everything else to standard error. */
import { joined, spoken, type Words } from '@spaceline/protocol';
import { letters, padded } from './letters.ts';

export const print = (text: Words = ''): void => {
  process.stdout.write(`${spoken(text)}\n`);
};

export const printJson = (value: unknown): void => print(JSON.stringify(value, null, 2));

export const note = (text: Words): void => {
  process.stderr.write(`${spoken(text)}\n`);
};

/** A reader that has seen enough (`| head`) ends the command without a fuss. */
export function endQuietlyWhenNobodyReads(): void {
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
    process.exit(0);
  });
}

const WIDTH_OF_A_PIPE = 100;
const NARROWEST = 60;
const WIDEST = 180;

export const width = (): number =>
  Math.min(WIDEST, Math.max(NARROWEST, process.stdout.columns || Number(process.env.COLUMNS) || WIDTH_OF_A_PIPE));

/** Columns of text, as wide as they need to be; the last one is left as it is. */
export function columns(rows: readonly (readonly Words[])[]): Words[] {
  const widths: number[] = [];
  for (const row of rows) for (const [i, cell] of row.entries()) widths[i] = Math.max(widths[i] ?? 0, letters(cell));
  return rows.map((row) =>
    joined(
      row.map((cell, i) => (i === row.length - 1 ? cell : padded(cell, widths[i]))),
      '  ',
    ),
  );
}
