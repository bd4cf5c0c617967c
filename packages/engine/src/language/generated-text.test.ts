/** How generated texts sound: whoever reads a card at the table reads these. */
import { describe, expect, it } from 'vitest';
import {
  ability,
  all,
  answers,
  both,
  cancelIt,
  event,
  facility,
  female,
  icon,
  just,
  keyword,
  may,
  missions,
  no,
  not,
  oncePerGame,
  oneOf,
  over,
  people,
  personnel,
  playsOn,
  playsOnTable,
  seedsOn,
  seedsOnTable,
  skilled,
  someoneHasInPlay,
  stop,
  the,
  titled,
  trigger,
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

  it('says a noun once', () => {
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
    expect(personnel('Anya', { standsInFor: 'Salia' }).text).toBe(
      'If present, must replace Salia just randomly selected.',
    );
    const x = Object.assign(() => 7, { text: 'RANGE is 7' });
    expect(personnel('Tamarith', { variable: { range: x } }).text).toBe('RANGE is 7.');
    expect(event('Fair Haven', { plays: [answers('died', cancelIt)] }).text).toBe(
      'Plays when somebody has just died: cancel it.',
    );
  });
});
