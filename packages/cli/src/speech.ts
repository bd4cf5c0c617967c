/** How the terminal speaks with one person: what things are called, in which language, for the eye or for the ear. */
import type { Seat, ToldCard, Viewer } from '@spaceline/engine';
import {
  fill,
  type Holes,
  type Language,
  type Naming,
  phrase,
  spoken,
  type Value,
  type Words,
} from '@spaceline/protocol';

export type Say = (template: Words, holes?: Holes) => Words;

/** Sentences where nothing is to be named yet. */
export const sayIn =
  (language: Language): Say =>
  (template, holes) =>
    fill(language(template), holes).text;

/** The icon of those who can infiltrate an affiliation, as facts have it. */
const INFILTRATES = /\[inf:([\w-]+)\]/g;
const withIcons = (text: Words): Words => spoken(text).replace(INFILTRATES, '[$1]-infiltrating');

export class Speech {
  readonly say: Say;
  /** What a card or a rule says by itself. */
  readonly quote: Language;

  constructor(
    readonly naming: Naming,
    /** for the ear: sentences only, and signs are words */
    readonly plain = false,
  ) {
    this.say = sayIn(naming.language);
    this.quote = (text) => naming.language(withIcons(text));
  }

  get viewer(): Viewer {
    return this.naming.viewer;
  }

  /** A card that was told of, as it was known then. */
  told({ printing }: ToldCard): Words {
    return printing === null ? this.say('a hidden card') : this.naming.title(printing);
  }

  /** "You", or what the other player is called. */
  who(seat: Seat): Value {
    return seat === this.viewer ? { text: this.say('You'), many: true } : { text: this.naming.seat(seat) };
  }

  /** "yours", "the opponent’s"; for a spectator "A’s". */
  whose(seat: Seat): Words {
    if (this.viewer < 0) return this.say('{who}’s', { who: this.naming.seat(seat) });
    return this.say(seat === this.viewer ? 'yours' : 'the opponent’s');
  }

  /** "Maniz, Halok and Narret" */
  list(words: readonly Words[]): Words {
    return this.joined(words, '{a} and {b}');
  }

  /** "no hit, a hit or a direct hit" */
  either(words: readonly Words[]): Words {
    return this.joined(words, '{a} or {b}');
  }

  private joined(words: readonly Words[], last: string): Words {
    if (words.length === 0) return '';
    return words.reduce((a, b, i) => this.say(i === words.length - 1 ? last : '{a}, {b}', { a, b }));
  }

  /** "+2", "−2"; "plus 2", "minus 2" */
  signed(n: number): Words {
    if (n === 0) return '0';
    const [more, less] = this.plain ? ['plus {n}', 'minus {n}'] : ['+{n}', '−{n}'];
    return this.say(n < 0 ? less : more, { n: Math.abs(n) });
  }

  number(n: number): Words {
    return n < 0 ? this.signed(n) : String(n);
  }

  percent(n: number): Words {
    return this.say(this.plain ? '{n} percent' : '{n}%', { n: this.number(n) });
  }
}

/** Equal ones once, with their number: "Halok x2". `key` says which are equal. */
export function tally<T>(things: readonly T[], key: (thing: T) => string, words: (thing: T) => Words): Words[] {
  const groups = new Map<string, T[]>();
  for (const thing of things) groups.set(key(thing), [...(groups.get(key(thing)) ?? []), thing]);
  return [...groups.values()].map((group) =>
    group.length > 1 ? phrase`${words(group[0])} x${group.length}` : words(group[0]),
  );
}
