/** Colours, for terminals that show them and people who want them (https://no-color.org). */
import { phrase, type Words } from '@spaceline/protocol';

type Ink = (text: Words) => Words;

export interface Style {
  bold: Ink;
  dim: Ink;
  good: Ink;
  bad: Ink;
  mine: Ink;
  theirs: Ink;
}

const plain: Ink = (text) => text;
const ink =
  (code: number, end: number): Ink =>
  (text) =>
    text === '' ? text : phrase`\u001b[${code}m${text}\u001b[${end}m`;

export const NO_STYLE: Style = { bold: plain, dim: plain, good: plain, bad: plain, mine: plain, theirs: plain };

const COLOURS: Style = {
  bold: ink(1, 22),
  dim: ink(2, 22),
  good: ink(32, 39),
  bad: ink(31, 39),
  mine: ink(36, 39),
  theirs: ink(33, 39),
};

const hasColours = (stream: NodeJS.WriteStream): boolean =>
  stream.isTTY === true && !process.env.NO_COLOR && process.env.TERM !== 'dumb';

export const styleFor = (stream: NodeJS.WriteStream): Style => (hasColours(stream) ? COLOURS : NO_STYLE);
