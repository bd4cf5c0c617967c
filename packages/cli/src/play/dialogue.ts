/** The conversation with a player: what is shown, what is asked, what the player types. */
import { checkGroup, type Decision, type Option, type Reason } from '@spaceline/engine';
import { cardName, describePrompt } from '@spaceline/protocol';
import { allRules } from '@spaceline/rulebook';
import { drawBattle, drawTactics } from '../battle/draw.ts';
import { battleScene } from '../battle/scene.ts';
import { tellBattle } from '../battle/sentences.ts';
import { tellNews } from '../battle/tell.ts';
import { Complaint, messageOf } from '../complaint.ts';
import { saveGame } from '../games/replay-file.ts';
import { print, width } from '../output.ts';
import type { Style } from '../style.ts';
import { personLine } from '../table/card.ts';
import { handLines } from '../table/hand.ts';
import { resultText } from '../table/result.ts';
import { makeScene } from '../table/scene.ts';
import { tellTable } from '../table/sentences.ts';
import { drawTable } from '../table/table.ts';
import { wrap } from '../table/wrap.ts';
import { HELP } from './help.ts';
import type { Lines } from './lines.ts';
import { lookAt } from './look.ts';
import { chosenNumbers, type Item, itemsNamed, makeMenu, menuLines, menuSentences } from './menu.ts';
import type { Session } from './session.ts';
import { explain, isMeant, meanings, understand } from './why.ts';
import { tokens } from './words.ts';

export interface Manner {
  style: Style;
  /** sentences instead of drawings */
  plain: boolean;
  /** where the game is kept when it ends or the player leaves */
  save: string | null;
}

/** What became of a line: the question was answered, it is asked again with or without its options, or the player left. */
type Next = 'answered' | 'again' | 'anew' | 'left';

const RECENT = 20;
/** Reasons that rest on no rule of the game. */
const NO_RULE: readonly string[] = ['answer', 'status'];

export class Dialogue {
  private shownLog: number;
  /** the turn, phase and side for which the table was last shown */
  private shownTable = '';
  /** the battle as it was last shown */
  private shownBattle: readonly string[] = [];

  constructor(
    private readonly session: Session,
    private readonly lines: Lines,
    private readonly manner: Manner,
  ) {
    // of a game that is resumed, only the last is news
    this.shownLog = Math.max(0, session.game.log.length - RECENT);
  }

  async run(): Promise<void> {
    for (;;) {
      const d = this.session.advance();
      this.news();
      if (d === null) {
        this.table();
        print(this.manner.style.bold(resultText(this.session.game, this.session.human, this.session.names)));
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
    print(`Saved in ${path}.`);
  }

  // ----- showing

  private news(): void {
    const { game, human, names } = this.session;
    const fresh = game.log.slice(this.shownLog);
    this.shownLog = game.log.length;
    for (const line of tellNews(game, human, fresh, names, this.session.witness, this.telling())) print(line);
  }

  private telling() {
    return { style: this.manner.style, plain: this.manner.plain, width: width() };
  }

  private table(): void {
    const { game, human, names } = this.session;
    const scene = makeScene(game, human, names);
    print();
    for (const line of this.manner.plain ? tellTable(scene) : drawTable(scene, this.manner.style, width())) print(line);
  }

  private hand(): void {
    const { game, human } = this.session;
    for (const line of handLines(game, human, this.manner.style, width())) print(line);
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
    const { game, human, names, witness } = this.session;
    const scene = battleScene(game, human, names, witness, d);
    if (scene === null) {
      this.shownBattle = [];
      return false;
    }
    const { plain, style } = this.manner;
    // who listens to it hears only what is new; who looks at it sees a part again when something in it has changed
    const parts = plain
      ? tellBattle(scene).map((line) => [line])
      : [drawBattle(scene, style, width()), drawTactics(scene, style, width())];
    const texts = parts.filter((p) => p.length > 0).map((p) => p.join('\n'));
    const due = whole ? texts : texts.filter((t) => !this.shownBattle.includes(t));
    this.shownBattle = texts;
    if (due.length > 0) print();
    for (const text of due) print(text);
    return true;
  }

  private menu(d: Decision, items: readonly Item[]): void {
    const { style, plain } = this.manner;
    print();
    print(style.bold(describePrompt(this.session.game, this.session.human, d)));
    for (const line of plain ? menuSentences(items) : menuLines(items, style, width())) print(line);
  }

  // ----- asking

  /** False when the player leaves. */
  private async question(d: Decision): Promise<boolean> {
    this.tableWhenDue();
    this.battle(d, false);
    const items = makeMenu(this.session.game, this.session.human, d);
    let next: Next = 'anew';
    while (next === 'again' || next === 'anew') {
      if (next === 'anew') this.menu(d, items);
      const line = await this.lines.ask('> ');
      next = line === null ? 'left' : await this.take(line.trim(), d, items);
    }
    return next === 'answered';
  }

  private async take(line: string, d: Decision, items: readonly Item[]): Promise<Next> {
    if (line === '') return 'again';
    const [word, ...more] = line.split(/\s+/);
    const rest = more.join(' ');
    if (/^\d+$/.test(word)) {
      const item = items[Number(word) - 1];
      if (item !== undefined) return this.give(d, item.option, rest);
      print(`There is no ${word}; the options go from 1 to ${items.length}.`);
      return 'again';
    }
    return this.command(word.toLowerCase(), rest, d, items) ?? this.byWords(line, d, items);
  }

  private byWords(line: string, d: Decision, items: readonly Item[]): Next | Promise<Next> {
    const found = itemsNamed(items, tokens(line));
    if (found.length === 1) return this.give(d, found[0].option, '');
    if (found.length === 0) print(`Nothing that you can do now is called "${line}". Type help, or why ${line}.`);
    else for (const l of menuSentences(found)) print(`  ${l}`);
    return 'again';
  }

  private async give(d: Decision, option: Option, chosen: string): Promise<Next> {
    const cards = option.group === null ? [] : await this.group(d, option, chosen);
    if (cards === 'left') return 'left';
    if (cards === null) return 'again';
    this.session.answer(option, cards);
    return 'answered';
  }

  /** The cards of a group; null when the player thinks better of it. */
  private async group(d: Decision, option: Option, chosen: string): Promise<readonly number[] | null | 'left'> {
    const { game, human } = this.session;
    const group = option.group!;
    if (option.min === group.length) return group;
    let typed: string | null = chosen;
    if (typed === '') {
      for (const [i, id] of group.entries()) {
        const about = game.card(id).controller === human ? `: ${personLine(game, id)}` : '';
        print(`  ${String(i + 1).padStart(3)}  ${cardName(game, human, id)}${about}`);
      }
      typed = await this.lines.ask(option.max > 1 ? 'Which? Numbers, all, or nothing to go back: ' : 'Which one? ');
    }
    if (typed === null) return 'left';
    if (typed.trim() === '') return null;
    const numbers = chosenNumbers(typed, group.length);
    if (numbers === null) {
      print(`Give numbers from 1 to ${group.length}, or all.`);
      return null;
    }
    const cards = numbers.map((n) => group[n - 1]);
    const wrong = checkGroup(d, option, cards);
    if (wrong === null) return cards;
    this.refuse('That', wrong);
    return null;
  }

  // ----- commands

  private command(word: string, rest: string, d: Decision, items: readonly Item[]): Next | null {
    switch (word) {
      case 'help':
      case '?':
        print(HELP);
        return 'again';
      case 't':
      case 'table':
        this.table();
        return 'again';
      case 'b':
      case 'battle':
        if (!this.battle(d, true)) print('No battle is being fought.');
        return 'again';
      case 'h':
      case 'hand':
        this.hand();
        return 'again';
      case 'o':
      case 'options':
        return 'anew';
      case 'l':
      case 'log':
        this.showLog(rest === 'all');
        return 'again';
      case 'look':
        this.look(rest);
        return 'again';
      case 'why':
        this.why(rest, items);
        return 'again';
      case 'undo':
        return this.undo();
      case 'stops':
        return this.setStops(rest);
      case 'save':
        this.saveAs(rest);
        return 'again';
      case 'q':
      case 'quit':
      case 'exit':
        if (this.manner.save === null) print('The game is not saved; --save FILE or the command `save FILE` keeps it.');
        return 'left';
      default:
        return null;
    }
  }

  private showLog(whole: boolean): void {
    const { game, human, names } = this.session;
    const entries = whole ? game.log : game.log.slice(-RECENT);
    for (const line of tellNews(game, human, entries, names, this.session.witness, this.telling())) print(line);
  }

  private look(name: string): void {
    const lines =
      name === '' ? ['Say which card: look kazon raider.'] : lookAt(this.session.game, this.session.human, name);
    for (const line of lines) for (const l of wrap(line, width() - 2, '    ')) print(`  ${l}`);
  }

  private why(text: string, items: readonly Item[]): void {
    const { game, human } = this.session;
    const said = understand(game, human, text);
    for (const complaint of said.unclear) print(complaint);
    for (const e of explain(game, human, meanings(game, human, said))) {
      const item = e.reason === null ? items.find((i) => isMeant(i.option, e.action)) : undefined;
      if (e.reason !== null) this.refuse(e.words, e.reason);
      else print(`${e.words}: that can be done now${item ? `, see option ${item.number}` : ''}.`);
    }
  }

  private refuse(what: string, { text, rule }: Reason): void {
    const { style } = this.manner;
    const known = NO_RULE.includes(rule) ? undefined : allRules().find((r) => r.id === rule);
    print(`${what}: ${style.bad('no.')} ${text}${NO_RULE.includes(rule) ? '.' : ` (${rule}).`}`);
    if (known === undefined) return;
    for (const l of wrap(`${known.id} ${known.title}: ${known.text}`, width() - 4)) print(style.dim(`    ${l}`));
  }

  private undo(): Next {
    const why = this.session.whyNotUndo();
    if (why !== null) {
      print(why);
      return 'again';
    }
    this.session.undo();
    this.shownLog = Math.min(this.shownLog, this.session.game.log.length);
    print('Taken back.');
    return 'answered';
  }

  private setStops(word: string): Next {
    if (word === 'on' || word === 'off') this.session.stops = word === 'on';
    else if (word !== '') {
      print('Type stops on, or stops off.');
      return 'again';
    }
    print(
      this.session.stops
        ? 'You are asked between the opponent’s actions whenever you could do something.'
        : 'You are not asked between the opponent’s actions, but whenever something happens that you can answer.',
    );
    return 'again';
  }

  private saveAs(path: string): void {
    try {
      if (path === '') print('Say where: save game.json.');
      else this.keep(path);
    } catch (e) {
      if (!(e instanceof Complaint)) throw e;
      print(messageOf(e));
    }
  }
}
