/** `look CARD`: everything about a card, and how it stands if it is in the game. */
import { catalogue } from '@spaceline/cards';
import {
  type CardDef,
  cardsAt,
  FIRST_IN_PLAY,
  type Game,
  hull,
  knows,
  markersOn,
  planetSpot,
  type Seat,
  Zone,
} from '@spaceline/engine';
import { cardName, whereText } from '@spaceline/protocol';
import { markerWords } from '../battle/words.ts';
import { personLine, shipLine, wholeCard } from '../table/card.ts';
import { conditions } from '../table/condition.ts';
import { bestFit, speakable, titleTokens, tokens } from './words.ts';

/** Titles at most, when a name could mean several. */
const MOST_TITLES = 10;

function crewLines(g: Game, seat: Seat, ids: readonly number[]): string[] {
  const known = ids.filter((id) => knows(g, seat, id));
  const lines = known.map((id) => {
    const marks = conditions(g, seat, id);
    return `  ${g.def(id).title}${marks.length > 0 ? ` (${marks.join(', ')})` : ''}: ${personLine(g, id)}`;
  });
  const hidden = ids.length - known.length;
  return hidden > 0 ? [...lines, `  ${hidden} that you may not see`] : lines;
}

/** How the card stands now. */
function standing(g: Game, seat: Seat, id: number): string[] {
  const c = g.card(id);
  const d = g.def(id);
  const out = [`${cardName(g, seat, id)}: ${whereText(g, seat, id)}`];
  const marks = conditions(g, seat, id);
  if (marks.length > 0) out.push(`It is ${marks.join(', ')}.`);
  if (d.personnel) out.push(`Now: ${personLine(g, id)}`);
  if (d.ship || d.facility) {
    if (d.ship) out.push(`Now: ${shipLine(g, id)}`);
    if (hull(g, id) < 100) out.push(`HULL ${hull(g, id)} %.`);
    for (const m of markersOn(g, id)) out.push(`Damage marker ${g.def(m).title}: ${markerWords(g, m, false)}.`);
    const aboard = g.tableau.aboard[id];
    out.push(aboard.length > 0 ? 'Aboard:' : 'Nobody is aboard.', ...crewLines(g, seat, aboard));
  }
  if (c.zone === Zone.Mission) {
    const team = cardsAt(g, planetSpot(c.host)).filter(
      (x) => g.card(x).controller === seat && !g.def(x).ship && !g.def(x).facility,
    );
    if (team.length > 0) out.push('Your Away Team:', ...crewLines(g, seat, team));
  }
  return out;
}

export function lookAt(g: Game, seat: Seat, text: string): string[] {
  const typed = tokens(text);
  const whole = <T>(things: readonly T[], title: (x: T) => string[]) => {
    const found = bestFit(typed, 0, things, title);
    return found.length === typed.length ? found.things : [];
  };
  const here = whole(speakable(g, seat), (id) => titleTokens(g.def(id)));
  const defs: CardDef[] = here.length > 0 ? here.map((id) => g.def(id)) : whole(catalogue.defs, titleTokens);
  const titles = [...new Set(defs.map((d) => d.title))];
  if (titles.length === 0) return [`There is no card called "${text}".`];
  if (titles.length > 1) {
    const some = titles.slice(0, MOST_TITLES).join(', ');
    return [`Which one: ${some}${titles.length > MOST_TITLES ? ` or ${titles.length - MOST_TITLES} others` : ''}?`];
  }
  const inPlay = here.filter((id) => g.card(id).zone >= FIRST_IN_PLAY);
  return [...wholeCard(defs[0]), ...inPlay.flatMap((id) => standing(g, seat, id))];
}
