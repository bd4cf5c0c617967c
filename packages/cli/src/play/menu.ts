/** The options of a question, numbered and put together by what they are about. */
import { type Decision, type Game, isPile, type Option, type Seat } from '@spaceline/engine';
import { describeOption, optionWords, TOPICS, type Topic, topicOf } from '@spaceline/protocol';
import type { Style } from '../style.ts';
import { wrap } from '../table/wrap.ts';
import { tokens } from './words.ts';

export interface Item {
  number: number;
  option: Option;
  /** the whole sentence */
  text: string;
  stem: string;
  tail: string;
}

/** Copies of one card in the same pile make the same option. */
function isRepeat(g: Game, items: readonly Item[], o: Option, text: string): boolean {
  if (o.card < 0 || !isPile(g.card(o.card).zone)) return false;
  return items.some((i) => i.text === text && i.option.card >= 0 && g.card(i.option.card).def === g.card(o.card).def);
}

export function makeMenu(g: Game, seat: Seat, d: Decision): Item[] {
  const items: Item[] = [];
  for (const { id } of TOPICS) {
    for (const option of d.options.filter((o) => topicOf(o) === id)) {
      const text = describeOption(g, seat, option, d);
      if (isRepeat(g, items, option, text)) continue;
      const words = option.verb === 'pass' ? { stem: text, tail: '' } : optionWords(g, seat, option);
      items.push({ number: items.length + 1, option, text, ...words });
    }
  }
  return items;
}

const titleOf = (topic: Topic): string => TOPICS.find((t) => t.id === topic)!.title;

/** Items with one stem, when there are several, share a line. */
export function menuLines(items: readonly Item[], style: Style, width: number): string[] {
  const out: string[] = [];
  let topic: Topic | null = null;
  for (let i = 0; i < items.length; ) {
    const item = items[i];
    if (topicOf(item.option) !== topic) {
      topic = topicOf(item.option);
      out.push(style.bold(titleOf(topic)));
    }
    let end = i + 1;
    while (
      end < items.length &&
      item.tail !== '' &&
      items[end].stem === item.stem &&
      topicOf(items[end].option) === topic
    )
      end++;
    if (end - i === 1) {
      const [first, ...rest] = wrap(item.text, width - 6);
      out.push(`  ${String(item.number).padStart(2)}  ${first}`, ...rest.map((l) => `      ${l}`));
    } else {
      // a number stays with the first word of what it stands for
      const places = items.slice(i, end).map((x) => `[${x.number}]\u00a0${x.tail}`);
      out.push(
        ...wrap(`${item.stem}: ${places.join(', ')}`, width - 2, '      ').map(
          (l) => `  ${l.replaceAll('\u00a0', ' ')}`,
        ),
      );
    }
    i = end;
  }
  return out;
}

/** One sentence an option. */
export const menuSentences = (items: readonly Item[]): string[] => items.map((i) => `${i.number}. ${i.text}.`);

/** The items that every typed word speaks of. */
export function itemsNamed(items: readonly Item[], typed: readonly string[]): Item[] {
  return items.filter((i) => {
    const words = tokens(i.text);
    return typed.every((t) => words.some((w) => w.startsWith(t)));
  });
}

/** Numbers of a list, "all", or null when it is neither. */
export function chosenNumbers(text: string, count: number): number[] | null {
  const typed = text.trim().toLowerCase();
  if (typed === 'all') return Array.from({ length: count }, (_, i) => i + 1);
  const parts = typed.split(/[\s,;]+/).filter((p) => p !== '' && p !== 'and');
  if (parts.length === 0 || parts.some((p) => !/^\d+$/.test(p))) return null;
  const numbers = parts.map(Number);
  return numbers.every((n) => n >= 1 && n <= count) ? [...new Set(numbers)] : null;
}
