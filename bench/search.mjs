// How long a search of all cards takes, letter by letter: npx tsx bench/search.mjs
import { cardText, catalogue } from '../packages/cards/src/index.ts';
import { CardIndex } from '../packages/protocol/src/search/index.ts';

const QUERIES = [
  'v',
  'vo',
  'voyager',
  'belanna',
  'uss voyager',
  'kathrin janway',
  '"random selection"',
  't:personnel a:kazon skill:engineer>=2 str>7 set:voy is:playable icon:cmd -is:unique "any order" or kes',
];
const TIMES = 200;

const cards = catalogue.cards.map((d) => ({ facts: d.facts, status: d.status, lines: cardText(d) }));
const began = performance.now();
const index = new CardIndex(cards);
console.log(`${cards.length} cards, spelt in ${(performance.now() - began).toFixed(0)} ms`);
for (const query of QUERIES) {
  for (let i = 0; i < 20; i++) index.find(query);
  const times = Array.from({ length: TIMES }, () => {
    const start = performance.now();
    index.find(query);
    return performance.now() - start;
  }).sort((a, b) => a - b);
  const at = (share) => times[Math.floor(share * (TIMES - 1))].toFixed(2);
  console.log(
    `${at(0.5)} ms median, ${at(0.99)} ms of a hundred the slowest, ${index.find(query).cards.length} cards: ${query}`,
  );
}
