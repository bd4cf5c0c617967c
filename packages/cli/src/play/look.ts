/** `look CARD`: everything about a card, and how it stands if it is in the game. */
import { catalogue } from '@spaceline/cards';
import {
  type CardDef,
  cardsAt,
  cureOf,
  FIRST_IN_PLAY,
  type Game,
  goersAt,
  hull,
  isPlanetLocation,
  isPlanetSpot,
  isSpaceLocation,
  type KnownSeed,
  knownSeeds,
  knows,
  markersOn,
  personnelAt,
  planetSpot,
  requirementFor,
  type Seat,
  type Spot,
  solved,
  Zone,
} from '@spaceline/engine';
import { joined, phrase, reasonWords, type Words, whereOf } from '@spaceline/protocol';
import { markerWords } from '../battle/words.ts';
import type { Speech } from '../speech.ts';
import { kindLine, personLine, shipLine, staffingLine, wholeCard } from '../table/card.ts';
import { conditions } from '../table/condition.ts';
import { shown } from '../table/scene.ts';
import { verdictLines } from '../table/verdict.ts';
import { bestFit, speakable, titleTokens, tokens } from './words.ts';

/** Titles at most, when a name could mean several. */
const MOST_TITLES = 10;

/** What the other side's numbers are now may rest on cards that are hidden (DOM-59). */
const isOpen = (g: Game, seat: Seat, id: number): boolean => !g.format.crewsHidden || g.card(id).controller === seat;

/** The cards that lie on somebody. */
function heldBy(g: Game, id: number, speech: Speech): Words {
  const cards = g.tableau.on[id].map((x) => shown(g, speech, x));
  return cards.length === 0 ? '' : phrase` (${speech.say('with {cards}', { cards: joined(cards, ', ') })})`;
}

function crewLines(g: Game, seat: Seat, ids: readonly number[], speech: Speech): Words[] {
  const known = ids.filter((id) => knows(g, seat, id));
  const about = (id: number) => (isOpen(g, seat, id) ? personLine(g, id, speech.say) : kindLine(g.def(id), speech.say));
  const lines = known.map((id) => phrase`  ${shown(g, speech, id)}: ${about(id)}${heldBy(g, id, speech)}`);
  const hidden = ids.length - known.length;
  return hidden > 0 ? [...lines, phrase`  ${speech.say('{n} that you may not see', { n: hidden })}`] : lines;
}

/** How the card stands now. */
function standing(g: Game, seat: Seat, id: number, speech: Speech): Words[] {
  const { say } = speech;
  const c = g.card(id);
  const d = g.def(id);
  const out = c.zone === Zone.Mission ? [] : [phrase`${speech.naming.card(id)}: ${whereOf(g, speech.naming, id)}`];
  const marks = conditions(g, speech, id);
  if (marks.length > 0) out.push(say('It is {marks}.', { marks: joined(marks, ', ') }));
  if (d.personnel && isOpen(g, seat, id)) out.push(say('Now: {line}', { line: personLine(g, id, say) }));
  if (d.personnel && g.tableau.on[id].length > 0)
    out.push(
      say('On it: {cards}.', {
        cards: joined(
          g.tableau.on[id].map((x) => shown(g, speech, x)),
          ', ',
        ),
      }),
    );
  if (d.ship || d.facility) out.push(...vesselLines(g, seat, id, speech));
  if (c.zone === Zone.Mission) out.push(...missionLines(g, seat, c.host, speech));
  return out;
}

function vesselLines(g: Game, seat: Seat, id: number, speech: Speech): Words[] {
  const { say } = speech;
  const out: Words[] = [];
  if (g.def(id).ship) {
    if (isOpen(g, seat, id)) out.push(say('Now: {line}', { line: shipLine(g, id, say) }));
    if (g.card(id).controller === seat) out.push(staffingLine(g, id, speech));
  }
  if (hull(g, id) < 100) out.push(say('HULL {n}.', { n: speech.percent(hull(g, id)) }));
  for (const m of markersOn(g, id))
    out.push(
      say('Damage marker {title}: {effect}.', {
        title: g.def(m).title,
        effect: markerWords(g.def(m), speech, false),
      }),
    );
  const aboard = g.tableau.aboard[id];
  out.push(say(aboard.length > 0 ? 'Aboard:' : 'Nobody is aboard.'), ...crewLines(g, seat, aboard, speech));
  return out;
}

/** The own people at a mission, what lies under it, and what they have of what it needs. */
function missionLines(g: Game, seat: Seat, location: number, speech: Speech): Words[] {
  const { say } = speech;
  const out: Words[] = [];
  const team = cardsAt(g, planetSpot(location)).filter(
    (x) => g.card(x).controller === seat && !g.def(x).ship && !g.def(x).facility,
  );
  if (team.length > 0) out.push(say('Your Away Team:'), ...crewLines(g, seat, team, speech));
  const seeds = knownSeeds(g, seat, location);
  if (seeds.length > 0)
    out.push(
      say('Under it, the next first: {cards}.', {
        cards: joined(
          seeds.map((seed) => seedWords(seed, speech)),
          ', ',
        ),
      }),
    );
  return solved(g, location) ? out : [...out, ...needLines(g, seat, location, speech)];
}

function seedWords({ card, turn }: KnownSeed, { say, naming }: Speech): Words {
  if (card === null) return say('a hidden card');
  return say('{title}< (seen in turn {turn})>', { title: naming.title(card), turn });
}

/** What a mission needs, for each crew or Away Team of one's own that could attempt it, and if everybody who is near joined them. */
function needLines(g: Game, seat: Seat, location: number, speech: Speech): Words[] {
  const { say, naming } = speech;
  const vessels = [...g.tableau.space[location], ...g.tableau.planet[location]].filter(
    (id) => g.card(id).controller === seat && (g.def(id).ship || g.def(id).facility),
  );
  const near = vessels.flatMap((id) => personnelAt(g, id, seat));
  const ships = isSpaceLocation(g, location) ? vessels.filter((id) => g.def(id).ship) : [];
  const spots: Spot[] = [...ships, ...(isPlanetLocation(g, location) ? [planetSpot(location)] : [])];
  const nameOf = (spot: Spot): Words =>
    isPlanetSpot(spot) ? say('the Away Team') : say('the crew of {ship}', { ship: naming.card(spot) });
  const told = new Set<string>();
  return spots.flatMap((spot) => {
    const coming = near.filter((id) => g.card(id).host !== spot);
    const people = coming.length > 0 ? [...goersAt(g, seat, spot), ...coming] : null;
    const { team, spots: together, now, then, why } = requirementFor(g, seat, location, spot, people);
    // a crew and an Away Team that try together are one
    const key = together.join();
    if (told.has(key)) return [];
    told.add(key);
    const who = speech.list(together.map(nameOf));
    const out: Words[] = [];
    const notNow = people === null ? why : requirementFor(g, seat, location, spot).why;
    if (now !== null && team.length > 0)
      out.push(say('What it needs, for {who}:', { who }), ...verdictLines(now, speech, '  '));
    // whatever they have, they may not try it
    if (notNow !== null && team.length > 0)
      out.push(say('They may not attempt it: {why}.', { why: reasonWords(notNow, naming) }));
    if (then !== null && !(now?.met && notNow === null))
      out.push(
        say('What it needs, for {who} with everybody of yours who is near:', { who }),
        ...verdictLines(then, speech, '  '),
        ...(why === null ? [] : [say('They may not attempt it: {why}.', { why: reasonWords(why, naming) })]),
      );
    return out;
  });
}

/** What would cure it, and what is missing. */
function cureLines(g: Game, seat: Seat, id: number, speech: Speech): Words[] {
  const cure = knows(g, seat, id) ? cureOf(g, seat, id) : null;
  if (cure === null) return [];
  return [
    speech.say('What cures it< from turn {from} on>:', { from: cure.from }),
    ...verdictLines(cure.verdict, speech, '  '),
  ];
}

export function lookAt(g: Game, seat: Seat, text: string, speech: Speech): Words[] {
  const { say } = speech;
  const typed = tokens(text);
  const whole = <T>(things: readonly T[], title: (x: T) => string[]) => {
    const found = bestFit(typed, 0, things, title);
    return found.length === typed.length ? found.things : [];
  };
  const here = whole(speakable(g, seat), (id) => titleTokens(g.def(id)));
  const defs: CardDef[] = here.length > 0 ? here.map((id) => g.def(id)) : whole(catalogue.defs, titleTokens);
  const titles = [...new Set(defs.map((d) => d.title))];
  if (titles.length === 0) return [say('There is no card called "{text}".', { text })];
  if (titles.length > 1) {
    const others = titles.length > MOST_TITLES ? titles.length - MOST_TITLES : null;
    return [
      say('Which one: {titles}< or {others} others>?', { titles: titles.slice(0, MOST_TITLES).join(', '), others }),
    ];
  }
  const inPlay = here.filter((id) => g.card(id).zone >= FIRST_IN_PLAY);
  return [
    ...wholeCard(defs[0], speech.naming.language),
    ...inPlay.flatMap((id) => [...standing(g, seat, id, speech), ...cureLines(g, seat, id, speech)]),
  ];
}
