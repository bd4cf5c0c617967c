/** What a definition may say, and what is refused before anybody plays it. */
import { describe, expect, it } from 'vitest';
import { type CardFacts, makeCatalogue } from '../index.ts';
import {
  affiliation,
  all,
  boost,
  classification,
  draw,
  event,
  type Filter,
  gainsIcon,
  hasEquipment,
  icon,
  keyword,
  kill,
  noLonger,
  people,
  personnel,
  playsTo,
  present,
  random,
  ship,
  shipClass,
  simply,
  skill,
  type TacticWord,
  tactic,
  them,
  thisCard,
  titled,
  until,
  your,
} from './index.ts';

const facts = (title: string, type: CardFacts['type']): CardFacts => ({
  id: `test-${title.toLowerCase().replaceAll(' ', '-')}`,
  title,
  type,
  set: 'test',
  number: null,
  rarity: 'C',
  property: 'TNG',
  affiliations: [],
  icons: [],
  keywords: [],
  unique: 'unique',
  text: true,
});
const FACTS = [facts('Kim', 'Personnel'), facts('Fair Haven', 'Event')];

describe('a definition', () => {
  it('says what its type can say: what follows does not compile', () => {
    // @ts-expect-error nobody meets a personnel
    personnel('Kim', { encounter: simply(kill(random(1, present))) });
    // @ts-expect-error a ship is not played for its text
    ship('Delta Flyer', { plays: [playsTo(draw(1))] });
    // @ts-expect-error no event is solved
    event('Fair Haven', { solved: draw(1) });
    // @ts-expect-error a misspelt part
    event('Fair Haven', { triggrs: [] });
  });

  it('may speak of cards that are there, and of no others', () => {
    const fine = event('Fair Haven', { modifiers: [boost(['cunning'], 1, your(people).which(titled('Kim')))] });
    expect(makeCatalogue(FACTS, [fine]).byTitle('Fair Haven')[0].status).toBe('complete');
    const misspelt = event('Fair Haven', { modifiers: [boost(['cunning'], 1, your(people).which(titled('Kym')))] });
    expect(() => makeCatalogue(FACTS, [misspelt])).toThrow('"Fair Haven" speaks of "Kym", but no card is called so');
    const immune = event('Fair Haven', { immuneTo: ['Amanda Rodgers'] });
    expect(() => makeCatalogue(FACTS, [immune])).toThrow('Amanda Rodgers');
  });

  it('may speak of what is printed somewhere, and of nothing else', () => {
    const table = [
      { ...facts('Kim', 'Personnel'), keywords: ['phaser'], species: ['Vidiian'], icons: ['DQ'] },
      { ...facts('Voyager', 'Ship'), class: 'Intrepid Class', equipment: ['Tractor Beam'] },
      facts('Fair Haven', 'Event'),
    ];
    const saying = (...fs: Filter[]) =>
      event('Fair Haven', { modifiers: fs.map((f) => boost(['cunning'], 1, your(people).which(f))) });
    const made = (...fs: Filter[]) => makeCatalogue(table, [saying(...fs)]);
    made(keyword('phaser'), keyword('Vidiian'), keyword('male'), icon('DQ'), shipClass('Intrepid'));
    expect(() => made(keyword('Phaser'))).toThrow(
      '"Fair Haven" speaks of the keyword "Phaser", but no card has it: is "phaser" meant?',
    );
    expect(() => made(keyword('Vidian'))).toThrow('the keyword "Vidian", but no card has it: is it misspelt?');
    expect(() => made(icon('Dq'))).toThrow('the icon "Dq", but no card has it: is "DQ" meant?');
    expect(() => made(affiliation('Kazon'))).toThrow('the affiliation "Kazon"');
    expect(() => made(skill('Honor'))).toThrow('the skill "Honor"');
    expect(() => made(classification('MEDICAL'))).toThrow('the classification "MEDICAL"');
    expect(() => made(shipClass('Galaxy'))).toThrow('the ship class "Galaxy Class"');
    expect(() => made(hasEquipment('Holodeck'))).toThrow('the special equipment "Holodeck"');
  });

  it('may speak of what a text gives, though it is printed nowhere', () => {
    const speaks = event('Fair Haven', { modifiers: [boost(['cunning'], 1, your(people).which(icon('Orb')))] });
    const gives = personnel('Kim', { modifiers: [gainsIcon('Orb', thisCard)] });
    expect(makeCatalogue(FACTS, [speaks, gives]).defs).toHaveLength(2);
    const takes = personnel('Kim', { modifiers: [noLonger('Actor', thisCard)] });
    expect(() => makeCatalogue(FACTS, [takes])).toThrow('"Kim" speaks of the keyword "Actor"');
  });

  it('is for a card of its type', () => {
    expect(() => makeCatalogue(FACTS, [event('Kim', {})])).toThrow('is a Personnel, its definition a Event');
    expect(() => makeCatalogue(FACTS, [event('Fair Heaven', {})])).toThrow('no card is called "Fair Heaven"');
  });

  it('of a Tactic has its text in two halves, and no two words for the same thing', () => {
    const bonus: TacticWord = { attack: () => 2, text: 'ATTACK +2' };
    const d = tactic('Phaser Banks', { played: [bonus], damage: kill(random(1, present)) });
    expect(d.halves).toEqual({ played: 'ATTACK +2.', damage: 'Kills one personnel present (random selection).' });
    expect(d.text).toBe('ATTACK +2. Damage: Kills one personnel present (random selection).');
    expect(d.tactic?.attack).toBe(bonus.attack);
    expect(tactic('Phaser Banks', { played: [bonus] }).halves).toBeUndefined();
    expect(() => tactic('Phaser Banks', { played: [bonus, bonus] })).toThrow('"Phaser Banks" says attack twice');
  });

  it('keeps what its effects make last, wherever they stand', () => {
    const stronger = boost(['strength'], 2, them);
    const d = event('Fair Haven', { plays: [playsTo(until('end of turn', all(your(people).present), stronger))] });
    expect(d.lasting).toEqual([stronger]);
    expect(d.text).toContain('Until end of turn'.toLowerCase());
    expect(personnel('Kim', { modifiers: [boost(['strength'], 1, thisCard)] }).lasting).toBeUndefined();
  });
});
