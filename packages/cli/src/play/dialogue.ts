/** The conversation with a player: what is shown, what is asked, what the player types. */
import { checkGroup, type Decision, isRule, mayName, type Option, type Reason, view } from '@spaceline/engine';
import {
  joined,
  type Language,
  namesAsker,
  namingOf,
  occasionWords,
  phrase,
  promptWords,
  reasonWords,
  type Words,
} from '@spaceline/protocol';
import { allRules } from '@spaceline/rulebook';
import { drawBattle, drawTactics } from '../battle/draw.ts';
import { forecastLines } from '../battle/forecast.ts';
import { battleScene } from '../battle/scene.ts';
import { tellBattle } from '../battle/sentences.ts';
import { Complaint, messageOf } from '../complaint.ts';
import { saveGame } from '../games/replay-file.ts';
import { tellNews } from '../log/news.ts';
import { print, width } from '../output.ts';
import { type Say, Speech, sayIn } from '../speech.ts';
import type { Style } from '../style.ts';
import { personLine, printedLine } from '../table/card.ts';
import { discardLines } from '../table/discard.ts';
import { handLines } from '../table/hand.ts';
import { resultText } from '../table/result.ts';
import { makeScene } from '../table/scene.ts';
import { tellTable } from '../table/sentences.ts';
import { drawTable } from '../table/table.ts';
import { wrap } from '../table/wrap.ts';
import { hintFor, whyText } from './advice.ts';
import { helpLines } from './help.ts';
import type { Lines } from './lines.ts';
import { lookAt } from './look.ts';
import {
  chosenNumbers,
  type Entry,
  entriesOf,
  itemsMeant,
  itemsNamed,
  itemsSaid,
  makeMenu,
  menuLines,
  menuSentences,
  placeLines,
} from './menu.ts';
import type { NoUndo, Session } from './session.ts';
import { actionWords, explain, isMeant, meanings, unclearWords, understand } from './why.ts';
import { tokens } from './words.ts';

export interface Manner {
  style: Style;
  /** sentences instead of drawings */
  plain: boolean;
  language: Language;
  /** where the game is kept when it ends or the player leaves */
  save: string | null;
}

/** What became of a line: the question was answered, it is asked again with or without its options, or the player left. */
type Next = 'answered' | 'again' | 'anew' | 'left';

const RECENT = 20;
/** What a player types to go ahead. */
const YES: readonly string[] = ['y', 'yes'];
export const isYes = (typed: string): boolean => YES.includes(typed.trim().toLowerCase());

/** What was not among what was said before. */
const unsaid = (texts: readonly Words[], before: readonly Words[]): Words[] => texts.filter((t) => !before.includes(t));

const STANDS: Readonly<Record<NoUndo['why'], string>> = {
  nothing: 'There is nothing of yours to take back.',
  answered: 'The opponent has answered since, so it stands.',
  chance: 'Chance has decided something since, so it stands.',
  seen: 'You have seen {card} since, so it stands.',
};

export class Dialogue {
  private shownLog: number;
  /** the turn, phase and side for which the table was last shown */
  private shownTable = '';
  /** the battle as it was last shown */
  private shownBattle: readonly Words[] = [];
  private readonly say: Say;

  constructor(
    private readonly session: Session,
    private readonly lines: Lines,
    private readonly manner: Manner,
  ) {
    this.say = sayIn(manner.language);
    // of a game that is resumed, only the last is news
    this.shownLog = Math.max(0, session.game.log.length - RECENT);
  }

  async run(): Promise<void> {
    for (;;) {
      const d = this.session.advance();
      this.news();
      if (d === null) {
        this.table();
        print(this.manner.style.bold(resultText(this.session.game, this.speech)));
        this.keep();
        return;
      }
      if (!(await this.question(d))) {
        this.keep();
        return;
      }
    }
  }

  /** Keeps the game where --save said; says where. */
  keep(path = this.manner.save): void {
    if (path === null) return;
    const { header, rules, human, bot } = this.session.setting;
    saveGame(path, header, this.session.game, human === 0 ? ['you', bot.name] : [bot.name, 'you'], rules);
    print(this.say('Saved in {path}.', { path }));
  }

  /** What things are called changes with the table. */
  private get speech(): Speech {
    const { game, human } = this.session;
    const opponent = this.say('Opponent');
    return new Speech(namingOf(game, human, [opponent, opponent], this.manner.language), this.manner.plain);
  }

  // ----- showing

  private news(from = this.shownLog): void {
    const { game } = this.session;
    this.shownLog = game.log.length;
    for (const line of tellNews(game, from, this.speech, { style: this.manner.style, width: width() })) print(line);
  }

  private table(): void {
    const { style, plain } = this.manner;
    const { speech } = this;
    const scene = makeScene(this.session.game, speech);
    print();
    for (const line of plain ? tellTable(scene, speech) : drawTable(scene, speech, style, width())) print(line);
  }

  private hand(): void {
    const { game, human } = this.session;
    for (const line of handLines(game, human, this.speech, this.manner.style, width())) print(line);
  }

  private discards(): void {
    const { game, human } = this.session;
    for (const line of discardLines(game, human, this.speech))
      for (const l of wrap(line, width() - 2, '    ')) print(l);
  }

  /** The table is shown when a turn or a phase begins. */
  private tableWhenDue(): void {
    const { turn, processes } = this.session.game.state;
    const top = processes[0];
    const now = `${turn.number} ${turn.seat} ${top.kind === 'seeding' ? top.phase : ''}`;
    if (now === this.shownTable) return;
    this.shownTable = now;
    this.table();
    if (top.kind !== 'seeding') this.hand();
  }

  /** The battle that is being fought, when it is due or `whole`; false when there is none. */
  private battle(d: Decision, whole: boolean): boolean {
    const { game, human } = this.session;
    const { speech } = this;
    const scene = battleScene(game, human, speech, d);
    if (scene === null) {
      this.shownBattle = [];
      return false;
    }
    const { plain, style } = this.manner;
    // who listens to it hears only what is new; who looks at it sees a part again when something in it has changed
    const parts = plain
      ? tellBattle(scene, speech).map((line) => [line])
      : [drawBattle(scene, speech, style, width()), drawTactics(scene, speech, style, width())];
    const texts = parts.filter((p) => p.length > 0).map((p) => joined(p, '\n'));
    const due = whole ? texts : unsaid(texts, this.shownBattle);
    this.shownBattle = texts;
    if (due.length > 0) print();
    for (const text of due) print(text);
    return true;
  }

  private menu(d: Decision, entries: readonly Entry[]): void {
    const { style, plain } = this.manner;
    const { speech } = this;
    const { game, human } = this.session;
    const items = entries.map(({ head }) => head);
    print();
    print(style.bold(promptWords(d.prompt, speech.naming)));
    const about = namesAsker(d.prompt) ? null : occasionWords(view(game, human).suspended, speech.naming);
    if (about !== null) for (const line of wrap(phrase`${about}.`, width() - 2)) print(line);
    for (const line of plain ? menuSentences(items) : menuLines(items, speech, style, width())) print(line);
  }

  // ----- asking

  /** False when the player leaves. */
  private async question(d: Decision): Promise<boolean> {
    this.tableWhenDue();
    this.battle(d, false);
    const entries = entriesOf(this.session.game, makeMenu(this.session.game, d, this.speech), this.speech);
    let next: Next = 'anew';
    while (next === 'again' || next === 'anew') {
      if (next === 'anew') this.menu(d, entries);
      const line = await this.lines.ask('> ');
      next = line === null ? 'left' : await this.take(line.trim(), d, entries);
    }
    return next === 'answered';
  }

  private async take(line: string, d: Decision, entries: readonly Entry[]): Promise<Next> {
    if (line === '') return 'again';
    const [word, ...more] = line.split(/\s+/);
    const rest = more.join(' ');
    if (/^\d+$/.test(word)) {
      const entry = entries[Number(word) - 1];
      if (entry !== undefined) return this.enter(d, entry, rest, entries);
      print(this.say('There is no {word}; the options go from 1 to {most}.', { word, most: entries.length }));
      return 'again';
    }
    const items = entries.flatMap((e) => e.items);
    // "draw deck" may be a thing to choose, and no offer of a draw
    const [said, ...others] = more.length > 0 ? itemsSaid(items, tokens(line), true) : [];
    if (said !== undefined && others.length === 0) return this.give(d, said.option, '', entries);
    return this.command(word.toLowerCase(), rest, d, entries) ?? this.byWords(line, d, entries);
  }

  /** What was chosen by its number; of several that begin alike, which of them. */
  private async enter(d: Decision, entry: Entry, rest: string, entries: readonly Entry[]): Promise<Next> {
    const { items } = entry;
    if (items.length === 1) return this.give(d, items[0].option, rest, entries);
    let typed: string | null = rest;
    if (rest === '') {
      print(entry.head.text);
      for (const line of placeLines(entry)) print(line);
      typed = await this.asked(this.say('Where? A number, or nothing to go back: '), d, entries);
    }
    if (typed === null) return 'left';
    if (typed.trim() === '') return 'again';
    const [number, ...more] = chosenNumbers(typed, items.length) ?? [];
    if (number === undefined || more.length > 0) {
      print(this.say('Give one number from 1 to {most}.', { most: items.length }));
      return 'again';
    }
    return this.give(d, items[number - 1].option, '', entries);
  }

  private byWords(line: string, d: Decision, entries: readonly Entry[]): Next | Promise<Next> {
    const items = entries.flatMap((e) => e.items);
    const begun = itemsSaid(items, tokens(line));
    if (begun.length === 1) return this.give(d, begun[0].option, '', entries);
    const found = itemsNamed(this.session.game, this.session.human, items, tokens(line));
    const exact = found.length > 1 ? itemsMeant(this.session.game, this.session.human, found, tokens(line)) : found;
    if (exact.length === 1) return this.give(d, exact[0].option, '', entries);
    if (found.length === 0)
      print(
        this.say('Nothing that you can do now is called "{line}". Type {help}, or {why}.', {
          line,
          help: 'help',
          why: `why ${line}`,
        }),
      );
    else for (const l of menuSentences(found)) print(phrase`  ${l}`);
    return 'again';
  }

  private async give(d: Decision, option: Option, chosen: string, entries: readonly Entry[]): Promise<Next> {
    if (option.group === null && chosen.trim() !== '') {
      print(this.say('No cards are to be chosen for that: type its number alone.'));
      return 'again';
    }
    const cards = option.group === null ? [] : await this.group(d, option, chosen, entries);
    if (cards === 'left') return 'left';
    if (cards === null) return 'again';
    const sure = await this.confirmed(option, cards);
    if (sure !== true) return sure === null ? 'left' : 'again';
    this.session.answer(option, cards);
    return 'answered';
  }

  /** Whoever fires sees first what it could bring; null when the player leaves. */
  private async confirmed({ verb, to }: Option, cards: readonly number[]): Promise<boolean | null> {
    if (verb !== 'attack' && verb !== 'fire') return true;
    const { game, human } = this.session;
    for (const line of forecastLines(game, human, cards, to, this.speech, verb === 'attack', width())) print(line);
    const typed = await this.lines.ask(this.say('Fire? Type {yes}, or nothing to go back: ', { yes: 'yes' }));
    return typed === null ? null : isYes(typed);
  }

  /** Who that is, in a line: as they are now, or of the other side as they are printed. */
  private about(id: number): Words {
    const { game, human } = this.session;
    if (game.card(id).controller === human) return phrase`: ${personLine(game, id, this.say)}`;
    return mayName(game, human, id) ? phrase`: ${printedLine(game.def(id), this.say)}` : '';
  }

  /** The cards of a group; null when the player thinks better of it. */
  private async group(
    d: Decision,
    option: Option,
    chosen: string,
    entries: readonly Entry[],
  ): Promise<readonly number[] | null | 'left'> {
    const { naming } = this.speech;
    const group = option.group!;
    if (option.min === group.length) return group;
    let typed: string | null = chosen;
    if (typed === '') {
      for (const [i, id] of group.entries()) {
        print(phrase`  ${String(i + 1).padStart(3)}  ${naming.card(id)}${this.about(id)}`);
      }
      const which =
        option.max > 1
          ? this.say('Which? Numbers, {all}, or nothing to go back: ', { all: 'all' })
          : this.say('Which one? A number, or nothing to go back: ');
      typed = await this.asked(which, d, entries);
    }
    if (typed === null) return 'left';
    if (typed.trim() === '') return null;
    const numbers = chosenNumbers(typed, group.length);
    if (numbers === null) {
      print(this.say('Give numbers from 1 to {most}, or {all}.', { most: group.length, all: 'all' }));
      return null;
    }
    const cards = numbers.map((n) => group[n - 1]);
    const wrong = checkGroup(d, option, cards);
    if (wrong === null) return cards;
    this.refuse(this.say('That'), wrong);
    return null;
  }

  // ----- commands

  /** What a question within a question is answered with; whoever looks something up meanwhile is asked again. */
  private async asked(question: Words, d: Decision, entries: readonly Entry[]): Promise<string | null> {
    for (;;) {
      const line = await this.lines.ask(question);
      const [word = '', ...rest] = line?.trim().split(/\s+/) ?? [];
      if (line === null || !this.looksUp(word.toLowerCase(), rest.join(' '), d, entries)) return line;
    }
  }

  /** What only shows something; false when that is something else. */
  private looksUp(word: string, rest: string, d: Decision, entries: readonly Entry[]): boolean {
    switch (word) {
      case 'help':
      case '?':
        for (const l of helpLines(this.say)) print(l);
        return true;
      case 't':
      case 'table':
        this.table();
        return true;
      case 'b':
      case 'battle':
        if (!this.battle(d, true)) print(this.say('No battle is being fought.'));
        return true;
      case 'h':
      case 'hand':
        this.hand();
        return true;
      case 'd':
      case 'discard':
        this.discards();
        return true;
      case 'l':
      case 'log':
        this.showLog(rest === 'all');
        return true;
      case 'look':
        this.look(rest);
        return true;
      case 'why':
        this.why(rest, entries);
        return true;
      case 'hint':
        print(hintFor(this.session.game, d, { decks: this.session.setting.known ?? [] }, this.speech));
        return true;
      case 'bot':
        print(whyText(this.session.setting.bot, this.speech));
        return true;
      default:
        return false;
    }
  }

  private command(word: string, rest: string, d: Decision, entries: readonly Entry[]): Next | null {
    if (this.looksUp(word, rest, d, entries)) return 'again';
    switch (word) {
      case 'o':
      case 'options':
        return 'anew';
      case 'undo':
        return this.undo();
      case 'draw':
        if (this.session.draw()) return 'answered';
        print(this.say('The opponent plays on: it is not behind.'));
        return 'again';
      case 'stops':
        return this.setStops(rest);
      case 'save':
        this.saveAs(rest);
        return 'again';
      case 'q':
      case 'quit':
      case 'exit':
        if (this.manner.save === null)
          print(
            this.say('The game is not saved; {flag} or the command {command} keeps it.', {
              flag: '--save FILE',
              command: '`save FILE`',
            }),
          );
        return 'left';
      default:
        return null;
    }
  }

  private showLog(whole: boolean): void {
    this.news(whole ? 0 : Math.max(0, this.session.game.log.length - RECENT));
  }

  private look(name: string): void {
    const { game, human } = this.session;
    const lines =
      name === ''
        ? [this.say('Say which card: {example}.', { example: 'look kazon raider' })]
        : lookAt(game, human, name, this.speech);
    for (const line of lines) for (const l of wrap(line, width() - 2, '    ')) print(phrase`  ${l}`);
  }

  private why(text: string, entries: readonly Entry[]): void {
    const { game, human } = this.session;
    const { speech } = this;
    const said = understand(game, human, text);
    if (said.unclear !== null) print(unclearWords(said.unclear, speech));
    for (const e of explain(game, human, meanings(game, human, said))) {
      const words = actionWords(game, e.action, speech);
      const meant =
        e.reason === null ? entries.find((x) => x.items.some((i) => isMeant(i.option, e.action))) : undefined;
      if (e.reason !== null) this.refuse(words, e.reason);
      else
        print(this.say('{words}: that can be done now<, see option {n}>.', { words, n: meant?.head.number ?? null }));
    }
  }

  private refuse(what: Words, reason: Reason): void {
    const { style, language } = this.manner;
    const hasRule = isRule(reason.rule);
    print(
      this.say('{what}: {no} {why}< ({rule})>.', {
        what,
        no: style.bad(this.say('no.')),
        why: reasonWords(reason, this.manner),
        rule: hasRule ? reason.rule : null,
      }),
    );
    const known = hasRule ? allRules().find((r) => r.id === reason.rule) : undefined;
    if (known === undefined) return;
    for (const l of wrap(phrase`${known.id} ${language(known.title)}: ${language(known.text)}`, width() - 4))
      print(style.dim(phrase`    ${l}`));
  }

  private undo(): Next {
    const why = this.session.whyNotUndo();
    if (why !== null) {
      const card = why.why === 'seen' ? this.session.game.def(why.card).title : null;
      print(this.say(STANDS[why.why], { card }));
      return 'again';
    }
    this.session.undo();
    this.shownLog = Math.min(this.shownLog, this.session.game.log.length);
    print(this.say('Taken back.'));
    return 'answered';
  }

  private setStops(word: string): Next {
    if (word === 'on' || word === 'off') this.session.stops = word === 'on';
    else if (word !== '') {
      print(this.say('Type {on}, or {off}.', { on: 'stops on', off: 'stops off' }));
      return 'again';
    }
    print(
      this.say(
        this.session.stops
          ? 'You are asked between the opponent’s actions whenever you could do something.'
          : 'You are not asked between the opponent’s actions, but whenever something happens that you can answer.',
      ),
    );
    return 'again';
  }

  private saveAs(path: string): void {
    try {
      if (path === '') print(this.say('Say where: {example}.', { example: 'save game.json' }));
      else this.keep(path);
    } catch (e) {
      if (!(e instanceof Complaint)) throw e;
      print(messageOf(e));
    }
  }
}
