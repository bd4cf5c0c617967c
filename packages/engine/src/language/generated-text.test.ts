/** How generated texts sound: whoever reads a card at the table reads these. */
import { describe, expect, it } from 'vitest';
import {
  ability,
  affiliation,
  all,
  answers,
  awayTeam,
  boost,
  both,
  cancelIt,
  captives,
  crew,
  download,
  draw,
  either,
  event,
  events,
  facility,
  female,
  forEach,
  icon,
  inOrder,
  just,
  keyword,
  kill,
  may,
  missions,
  no,
  not,
  ofType,
  oncePerGame,
  oneOf,
  opponents,
  over,
  people,
  personnel,
  playsOn,
  playsOnTable,
  random,
  returnToHand,
  seedsOn,
  seedsOnTable,
  ship,
  ships,
  skill,
  skilled,
  someoneHasInPlay,
  stop,
  the,
  thereIs,
  thisCard,
  titled,
  trigger,
  vessels,
  which,
  youChoose,
  youHaveInPlay,
  your,
} from './index.ts';

const gowron = your(people).which(titled('Gowron'));
const ladies = people.other.which(female).present;

describe('a generated text', () => {
  it('calls cards by their names, without a noun', () => {
    expect([gowron.one, gowron.each, gowron.present.many]).toEqual([
      'your Gowron',
      'your Gowron',
      'your Gowron present',
    ]);
    expect(your(people).which(not(titled('Gowron'))).many).toBe('your personnel other than Gowron');
    expect(missions.titled('Reopen Dig').one).toBe('Reopen Dig');
    expect(missions.yours.planet.one).toBe('one of your planet missions');
    expect(your(people).which(not(over('cunning', 8))).many).toBe('your personnel without CUNNING>8');
    expect(missions.planet.one).toBe('any planet mission');
  });

  it('says the contrary of a condition', () => {
    expect(no(youHaveInPlay('Gowron')).text).toBe('you do not have Gowron in play');
    expect(no(someoneHasInPlay('Gowron')).text).toBe('Gowron is not in play');
    expect(no(skilled('Honor')).text).toBe('not Honor');
  });

  it('says that there is one', () => {
    const says = (s: Parameters<typeof thereIs>[0]): string[] => [thereIs(s).text, no(thereIs(s)).text];
    expect(says(your(ships).here)).toEqual(['you have a ship here', 'you do not have a ship here']);
    expect(says(opponents(vessels))).toEqual([
      'your opponent has a ship or facility',
      'your opponent does not have a ship or facility',
    ]);
    expect(says(gowron.present)).toEqual(['your Gowron is present', 'your Gowron is not present']);
    expect(says(events.which(titled('Brainwash')))).toEqual(['Brainwash is in play', 'Brainwash is not in play']);
    expect(says(people.which(female).present)).toEqual([
      'there is a female personnel present',
      'there is no female personnel present',
    ]);
    expect(thereIs(captives).text).toBe('you have captives');
    expect(opponents(vessels).one).toBe('one of your opponent’s ships or facilities');
  });

  it('says what a card does, or what is to be done', () => {
    expect(inOrder(stop(the(gowron)), kill(the(gowron))).text).toBe('stops your Gowron; kills your Gowron');
    expect(inOrder(draw(1), kill(the(gowron))).text).toBe('draw a card; kill your Gowron');
    expect(kill(youChoose(1, gowron)).text).toBe('kills your Gowron');
    expect(returnToHand(random(1, ladies)).text).toMatch(/to its owner’s hand$/);
    expect(returnToHand(random(2, ladies)).text).toMatch(/to their owner’s hand$/);
    expect(stop(random(forEach(your(ships)), ladies)).text).toMatch(/^stops one .* for each of your ships \(random/);
    expect(trigger('end of your turn', may(draw(1)), { optional: true }).text).toMatch(/, you may draw a card$/);
  });

  it('says what is downloaded', () => {
    const klingons = both(affiliation('Klingon'), ofType('Personnel'));
    expect(download(titled('Gowron')).text).toBe('download Gowron');
    expect(download(klingons).text).toBe('download a Klingon Personnel card');
    expect(download(either(titled('Gowron', "Bat'leth"), klingons)).text).toBe(
      "download Gowron, Bat'leth or a Klingon Personnel card",
    );
  });

  it('says skills after a noun of several words', () => {
    expect(which(awayTeam, skill('Diplomacy')).many).toBe('Away Team members with Diplomacy');
    expect(which(crew, either(skill('SECURITY'), skill('Leadership'))).bare).toBe(
      'crew member with SECURITY or Leadership',
    );
    expect(people.which(skill('Diplomacy')).many).toBe('Diplomacy personnel');
  });

  it('calls somebody a personnel, and a ship a ship', () => {
    const modifiers = [boost(['strength'], 1, thisCard)];
    expect(personnel('Anya', { modifiers }).text).toBe('This personnel is STRENGTH +1.');
    expect(ship('Jovis', { modifiers }).text).toBe('This ship is STRENGTH +1.');
    expect(event('Fair Haven', { modifiers }).text).toBe('This card is STRENGTH +1.');
  });

  it('says a noun once', () => {
    expect(ships.which(keyword('Shuttlecraft')).many).toBe('Shuttlecraft');
    expect(people.which(keyword('Equinox-related personnel')).bare).toBe('Equinox-related personnel');
    expect(people.which(both(icon('nemesis:(R>'), icon('inf:Klingon'))).bare).toBe(
      'personnel with a red nemesis icon pointing right and with a [Klingon] infiltration icon',
    );
  });

  it('says how often, when, and what may be done', () => {
    const text = (a: Parameters<typeof ability>[2]): string => ability('stop', stop(the(ladies)), a).text;
    expect(text({})).toBe('during your turn, you may stop another female personnel present');
    expect(text({ timing: 'any', limit: { times: 1, per: 'every', by: 'card' } })).toMatch(
      /^once in every turn, you may/,
    );
    expect(text({ timing: { on: 'dies' }, limit: oncePerGame, when: just(gowron) })).toMatch(
      /^once per game, when somebody is about to die, if it is your Gowron, you may stop/,
    );
    expect(text({ limit: { times: 2, per: 'battle', by: 'card' }, byAnyone: true })).toMatch(
      /^twice in each battle, either player may/,
    );
  });

  it('says what one may do as what to do', () => {
    const kinds = oneOf({ mark: 'all', effect: stop(all(ladies)) }, { mark: 'cancel', effect: cancelIt });
    expect(may(kinds).text).toBe('you may stop all other female personnel present OR cancel it');
    expect(trigger('end of your turn', stop(all(ladies)), { optional: true }).text).toMatch(
      /^at the end of your turn, you may stop all/,
    );
    expect(trigger({ on: 'died' }, stop(all(ladies))).text).toMatch(/^when somebody has just died, stops all/);
  });

  it('says once what is seeded and played in the same way, and twice what is not', () => {
    expect(event('Fair Haven', { seeds: [seedsOnTable], plays: [playsOnTable()] }).text).toBe(
      'Seeds or plays on table.',
    );
    const at = { seeds: [seedsOn(missions.space)], plays: [playsOn(missions.planet)] };
    expect(facility('Nor', at).text).toBe('Seeds on any space mission. OR plays on any planet mission.');
    expect(facility('Nor', { ...at, noRepairs: true }).text).toContain('Does not repair ships.');
  });

  it('says what a card is by itself', () => {
    expect(ship('Jovis', { variable: { range: 7 } }).text).toBe('RANGE is 7.');
    expect(event('Fair Haven', { plays: [answers('died', cancelIt)] }).text).toBe(
      'Plays when somebody has just died: cancel it.',
    );
  });
});
