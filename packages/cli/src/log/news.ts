/** Lines of the log, each with all that belongs to it: sums, hulls, effects, combats, what a team had of what was needed. */
import { type Game, SEATS, type Told, type ToldCard, type ToldOf, type Verdict } from '@spaceline/engine';
import { logLineOf, phrase, short, type Words, wordsOfAll } from '@spaceline/protocol';
import { combatLines } from '../battle/draw.ts';
import { combatsIn, fightersOf } from '../battle/fights.ts';
import { sumText, toldSum } from '../battle/sums.ts';
import { bonusWords, hullBar, markerWords, within } from '../battle/words.ts';
import type { Speech } from '../speech.ts';
import type { Style } from '../style.ts';
import { verdictLines } from '../table/verdict.ts';
import { wrap } from '../table/wrap.ts';

export interface Manner {
  style: Style;
  width: number;
}

/** Who reads what, and where it stands in the log. */
interface Page extends Manner {
  g: Game;
  speech: Speech;
  at: number;
}

const INDENT = '  ';
const FURTHER = '    ';

/** The log from a line on, as this player reads it. */
export function tellNews(g: Game, from: number, speech: Speech, manner: Manner): Words[] {
  const lines = g.log.slice(from).map((e, i) => ({ ...logLineOf(g, speech.viewer, e), at: from + i }));
  return short(lines).flatMap((group) => {
    const page: Page = { g, speech, at: group[0].at, ...manner };
    const told = group.map((l) => l.told);
    const ink = inkFor(told[0], manner.style);
    return [...paragraph(headline(told, speech), page, INDENT).map(ink), ...more(told[0], page)];
  });
}

/** For the ear a line is a sentence, however long. */
function paragraph(text: Words, { speech, width }: Page, first: string): Words[] {
  return speech.plain ? [phrase`${INDENT}${text}.`] : within(text, width, first, first + FURTHER);
}

function inkFor(told: Told, style: Style): (text: Words) => Words {
  switch (told.kind) {
    case 'turn':
    case 'shot':
      return style.bold;
    case 'tactic':
    case 'marker':
    case 'rotated':
    case 'duel':
    case 'fight-totals':
    case 'experienced':
      return (text) => text;
    default:
      return style.dim;
  }
}

/** The sentence; for the ear, what has signs in it is put otherwise. */
function headline(all: readonly Told[], speech: Speech): Words {
  const [told] = all;
  if (speech.plain)
    switch (told.kind) {
      case 'tactic':
        return speech.say('{who} [use|uses] {card}: {bonus}', {
          who: speech.who(told.who),
          card: speech.told(told.card),
          bonus: bonusWords(told.attack, told.defense, speech),
        });
      case 'marker':
        return speech.say('{marker} lands on {on}', { marker: speech.told(told.marker), on: speech.told(told.on) });
      case 'rotated':
        return speech.say('{card} is damaged', { card: speech.told(told.card) });
    }
  return wordsOfAll(all, speech.naming).text;
}

/** What there is to say beyond the sentence. */
function more(told: Told, page: Page): Words[] {
  const { g, speech } = page;
  switch (told.kind) {
    case 'shot':
      return [
        ...paragraph(sumText('attack', toldSum(told.attack, speech), speech), page, FURTHER),
        ...paragraph(sumText('defense', toldSum(told.defense, speech), speech), page, FURTHER),
      ];
    case 'marker': {
      const marker = told.marker.printing === null ? undefined : g.rules.catalogue.byId(told.marker.printing);
      return hullLines(told.hull, marker === undefined ? null : markerWords(marker, speech, true), page);
    }
    case 'rotated':
      return hullLines(told.hull, null, page);
    case 'duel':
      return duelLines(told, page);
    case 'fight-totals':
      return totalLines(told, page);
    case 'experienced':
      return told.card.printing === null ? [] : textLines(told.card.printing, page);
    case 'met':
    case 'judged':
    case 'solved':
    case 'not-solved':
      return told.needs === null ? [] : needLines(told.needs, page);
    default:
      return [];
  }
}

/** What the own team had of what was needed. */
function needLines(needs: Verdict<ToldCard>, { speech, style, width }: Page): Words[] {
  const lines = verdictLines(needs, speech, speech.plain ? INDENT : FURTHER);
  return (speech.plain ? lines : lines.flatMap((l) => wrap(l, width, FURTHER))).map(style.dim);
}

function hullLines(hull: number, effect: Words | null, page: Page): Words[] {
  const { say, plain } = page.speech;
  if (!plain) {
    const bar = paragraph(say('{bar}< {effect}>', { bar: hullBar(hull), effect }), page, FURTHER);
    return hull <= 0 ? bar.map(page.style.bad) : bar;
  }
  const left = page.speech.percent(Math.max(0, hull));
  return paragraph(
    say(hull <= 0 ? '<{effect}. >HULL {left}, nothing is left' : '<{effect}. >HULL {left}', { effect, left }),
    page,
    FURTHER,
  );
}

/** A STRENGTH that is more than one card's own. */
function duelLines(told: ToldOf<'duel'>, page: Page): Words[] {
  return fightersOf(told, page.speech)
    .filter((f) => f.strength.terms.length > 1)
    .flatMap(({ name, strength }) => {
      const sum = sumText('strength', strength, page.speech);
      return paragraph(page.speech.say('{who}, {sum}', { who: name, sum }), page, FURTHER);
    });
}

/** All the combats beside each other, and who is still standing. For the ear each of them has just been told. */
function totalLines(told: ToldOf<'fight-totals'>, page: Page): Words[] {
  const { g, speech, style, width } = page;
  const standing = SEATS.flatMap((seat) => {
    const { text: who } = speech.who(seat);
    const sum = toldSum(told.standing[seat], speech);
    const text =
      sum.terms.length === 0
        ? speech.say('{who}: nobody is left standing', { who })
        : speech.say('{who}: {sum}', { who, sum: sumText('strength', sum, speech) });
    return paragraph(text, page, FURTHER);
  });
  if (speech.plain) return standing;
  const combats = combatLines(
    combatsIn(g, g.log.slice(0, page.at), speech),
    speech.viewer,
    speech,
    width - INDENT.length,
  );
  return [
    ...(combats.length > 0 ? [style.bold(phrase`${INDENT}${speech.say('The combats of this battle')}`)] : []),
    ...combats.map((l) => phrase`${INDENT}${l}`),
    style.bold(phrase`${INDENT}${speech.say('Still standing')}`),
    ...standing,
  ];
}

/** What a card that has just turned up says. */
function textLines(printing: string, page: Page): Words[] {
  const text = page.g.rules.catalogue.byId(printing)?.rules?.text ?? '';
  return text === '' ? [] : paragraph(page.speech.quote(text), page, FURTHER).map(page.style.dim);
}
