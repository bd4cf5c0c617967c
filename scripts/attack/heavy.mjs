// Work that takes long, asked for again and again: nobody else may wait for it.

import { holds, newAddress, sleep } from './attacker.mjs';

/** Others are answered within this, on a machine that has nothing else to do, whatever is being worked out; it was three seconds. */
const BAR = 1000;

/** Runs `work` while somebody else asks whether the server is there; answers the longest they had to wait. */
async function whileOthersWait(me, work) {
  const asked = async () => {
    const began = performance.now();
    await fetch(`${me.url}/api/formats`, { headers: { 'x-forwarded-for': newAddress() } });
    return performance.now() - began;
  };
  // how busy the machine is with other things, for whoever reads that the bar was not held
  let before = 0;
  for (let i = 0; i < 10; i++) before = Math.max(before, await asked());
  let longest = 0;
  let isOver = false;
  const others = (async () => {
    while (!isOver && !me.hasLeft) {
      longest = Math.max(longest, await asked());
      await sleep(20);
    }
  })();
  // an attack that took too long is over before these are answered
  others.catch(() => {});
  const answer = await work();
  isOver = true;
  await others;
  holds(`others waited ${Math.round(longest)} ms, and ${Math.round(before)} ms before it began`, longest < BAR);
  return { longest: `others wait ${Math.round(longest)} ms at most`, answer };
}

/** Counts what was answered by its status. */
const counted = (statuses) => {
  const kinds = new Map();
  for (const s of statuses) kinds.set(s, (kinds.get(s) ?? 0) + 1);
  return [...kinds].map(([s, n]) => `${n} × ${s}`).join(', ');
};

/** Many requests from so many addresses. */
async function many(me, times, from, ask) {
  const addresses = Array.from({ length: from }, newAddress);
  const statuses = await Promise.all(
    Array.from({ length: times }, async (_, i) => {
      const one = me.another();
      one.address = addresses[i % from];
      return (await ask(one, i)).status;
    }),
  );
  holds(
    `the server failed: ${counted(statuses)}`,
    statuses.every((s) => s < 500 || s === 503),
  );
  return counted(statuses);
}

let long = null;
/** A finished game of some length between two bots’ dice, by a person who answers with the first option. */
async function longGame(me) {
  if (long !== null) return long;
  const kim = await me.another().guest('Kim');
  const { json } = await kim.call('POST', '/games', { format: 'warp-speed', deck: 'kazon', bot: 'heuristic' });
  const { id } = json.game;
  const line = await kim.at(id);
  const end = performance.now() + 15_000;
  let n = -1;
  while (n < 250 && performance.now() < end) {
    const m = line.heard.findLast((x) => x.t === 'game' || x.t === 'update');
    if (m.seed) break;
    if (m.n > n && m.decision) {
      n = m.n;
      const options = m.decision.options.filter((o) => !o.key.startsWith('take-back'));
      const option = options[Math.floor(Math.random() * options.length)];
      if (option)
        line.send({
          t: 'answer',
          game: id,
          n: m.decision.n ?? n,
          answer: option.group ? `${option.key}:${option.group.slice(0, option.min).join(',')}` : option.key,
        });
    }
    await sleep(25);
  }
  line.send({ t: 'concede', game: id });
  await line.next((m) => m.seed);
  long = id;
  return id;
}

const NEAR_MISSES = Array.from({ length: 60 }, (_, i) => `1 Kathrin Janewai of the Starship ${i}`).join('\n');

export const HEAVY = [
  [
    'replay frames of a long game, 55 at once',
    async (me) => {
      const id = await longGame(me);
      const { longest, answer } = await whileOthersWait(me, () =>
        many(me, 55, 11, (one) => one.call('GET', `/replays/${id}/frames?seat=0`)),
      );
      return `${longest}; ${answer}`;
    },
  ],
  [
    'replay frames from one address, again and again',
    async (me) => {
      const id = await longGame(me);
      const answer = await many(me, 40, 1, (one) => one.call('GET', `/replays/${id}/frames?seat=1`));
      holds(`all are worked out: ${answer}`, answer.includes('429'));
      return answer;
    },
  ],
  [
    'replay frames that nobody waits for',
    async (me) => {
      const id = await longGame(me);
      await Promise.allSettled(
        Array.from({ length: 60 }, (_, i) =>
          fetch(`${me.url}/api/replays/${id}/frames`, {
            headers: { 'x-forwarded-for': `10.99.0.${i % 20}` },
            signal: AbortSignal.timeout(50),
          }),
        ),
      );
      const began = performance.now();
      const { status } = await me.another().call('GET', `/replays/${id}/frames?to=1`);
      const took = Math.round(performance.now() - began);
      holds(`the next one waits ${took} ms: ${status}`, status === 200 && took < 10_000);
      return `they are given up: the next is answered after ${took} ms`;
    },
  ],
  [
    'lists full of cards that nearly exist',
    async (me) => {
      const { longest, answer } = await whileOthersWait(me, () =>
        many(me, 60, 10, (one, i) =>
          one.call('POST', '/decks/check', { format: 'full', text: `${NEAR_MISSES}\n1 x${i}` }),
        ),
      );
      return `${longest}; ${answer}`;
    },
  ],
  [
    'boards that take long',
    async (me) => {
      const steps = Array.from({ length: 1500 }, () => '  - expect: { state: {} }').join('\n');
      const text = `title: x\nrules: [R-1.1]\nspaceline:\n  - { mission: Catalog Phenomena, owner: A }\nsteps:\n${steps}\n`;
      const { longest, answer } = await whileOthersWait(me, () =>
        many(me, 30, 6, (one) => one.call('POST', '/bench', { text })),
      );
      return `${longest}; ${answer}`;
    },
  ],
  [
    'what a deck can do, and how it begins, again and again',
    async (me) => {
      const { json } = await me.call('GET', '/decks/borg?format=full');
      const body = { format: 'full', piles: json.deck.piles };
      const guests = [];
      for (let i = 0; i < 5; i++) guests.push(await me.another().guest(`Kes ${i}`));
      const { longest, answer } = await whileOthersWait(me, () =>
        many(me, 40, 8, (one, i) => {
          one.cookie = guests[i % 5].cookie;
          return one.call('POST', i % 2 === 0 ? '/decks/figures' : '/decks/first-turns', body);
        }),
      );
      return `${longest}; ${answer}`;
    },
  ],
  [
    'questions to the rules over the wire, as fast as may be',
    async (me) => {
      const { id, one } = await me.table();
      const line = await one.at(id);
      const began = performance.now();
      const { longest } = await whileOthersWait(me, async () => {
        for (let i = 0; i < 600; i++) {
          line.send({ t: 'ask', game: id, ask: i, question: { about: 'proposal' } });
          if (i % 10 === 0) await sleep(10);
        }
        await sleep(300);
      });
      const answered = line.heard.filter((m) => m.t === 'answered').length;
      // fifty a second, and three seconds' worth at once
      const most = 150 + (50 * (performance.now() - began)) / 1000;
      holds(`${answered} of 600 are answered, of ${Math.round(most)} at most`, answered <= most);
      return `${longest}; ${answered} of 600 are answered`;
    },
  ],
];
