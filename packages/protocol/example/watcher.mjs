// A second bot, in another style: no dice at all. It keeps the table (`view`) up to date with what each update changes, takes the
// option that the table speaks for, or else the first, and counts from the log what was scored and what it lost.
//     node watcher.mjs [http://localhost:4747] [deck]
// The protocol is in ../README.md. Node 22 has a WebSocket of its own; for Node 20 the package `ws` has one.

const [url = 'http://localhost:4747', deck = 'kazon'] = process.argv.slice(2);
const Socket = Number(process.versions.node.split('.')[0]) >= 22 ? WebSocket : (await import('ws')).default;

/** A list that changed in one place comes as that change; everything else as it is now. */
const changed = (before, now) =>
  now !== null && typeof now === 'object' && 'at' in now && 'out' in now
    ? [...before.slice(0, now.at), ...now.in, ...before.slice(now.at + now.out)]
    : now;

function merged(before, { without = [], ...fields }) {
  const after = { ...before };
  for (const [key, now] of Object.entries(fields)) after[key] = changed(before[key], now);
  for (const key of without) delete after[key];
  return after;
}

/** What is usual of a card that comes is left out. */
const BLANK = { dock: -1, status: [], affiliation: null, countdown: -1, rangeUsed: 0, values: {} };

function mergedList(list, changes = [], blank = {}) {
  const byId = new Map(list.map((x) => [x.id, x]));
  for (const { gone, ...change } of changes) {
    if (gone) byId.delete(change.id);
    else byId.set(change.id, merged(byId.get(change.id) ?? blank, change));
  }
  return [...byId.values()];
}

const patched = (view, { fields = {}, players, locations, cards }) => ({
  ...view,
  ...fields,
  players: view.players.map((p, seat) => (players?.[seat] ? merged(p, players[seat]) : p)),
  locations: mergedList(view.locations, locations),
  cards: mergedList(view.cards, cards, BLANK),
});

const KEY = /^([a-z-]+)(?:\.(\d+))?(?:<(-?\d+))?(?:>(-?\d+))?/;
function read(option) {
  const [, verb, card, from, to] = KEY.exec(option.key);
  return { ...option, verb, card: Number(card ?? -1), from: Number(from), to: Number(to) };
}

/** Attempts of this turn. Whoever failed and was not stopped may try again, and would for ever. */
let [tried, turn] = [new Set(), -1];

/** How much the table speaks for an option; 0 = nothing. */
function worth(view, seat, { key, verb, card, from, to, able }) {
  if (verb === 'attempt') return tried.has(key) ? 0 : 10 + (able ?? 0);
  if (verb === 'report' || verb === 'play' || verb === 'seed') return 5;
  const unit = (id) => view.cards.find((c) => c.id === id);
  // whoever is in a facility or on a planet boards a ship that is not staffed yet; only own ships are said to be staffed or not
  if (verb === 'walk' || verb === 'beam')
    return unit(to)?.staffed === false && unit(from)?.staffed === undefined ? 4 : 0;
  // a ship that is staffed leaves its dock and goes somewhere, once a turn: it is worth it while we are behind
  if (verb === 'undock' && unit(card)?.staffed) return 3;
  if (verb === 'move' && unit(card)?.staffed && unit(card).rangeUsed === 0) {
    return view.players[seat].score <= view.players[1 - seat].score ? 2 : 1;
  }
  return verb === 'pass' || verb === 'end-turn' ? 0.5 : 0;
}

/** The answers in the order of their worth: when one is refused, the next is given. */
function answers(view, seat, { options }) {
  const useful = options.map(read).filter((o) => o.verb !== 'take-back');
  useful.sort((a, b) => worth(view, seat, b) - worth(view, seat, a));
  return useful.flatMap(({ key, group, min, max }) => {
    if (group === undefined) return [key];
    return [max, min].map((n) => `${key}:${group.slice(0, n).join(',')}`);
  });
}

let cookie = '';
async function post(path, body) {
  const response = await fetch(`${url}/api${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify(body),
  });
  const answer = await response.json();
  if (!response.ok) throw new Error(answer.error.text);
  cookie = response.headers.getSetCookie()[0]?.split(';')[0] ?? cookie;
  return answer;
}

await post('/session', { name: 'Watcher' });
const { game } = await post('/games', { format: 'warp-speed', deck, bot: 'random' });
const socket = new Socket(`${url.replace(/^http/, 'ws')}/ws`, { headers: { cookie } });
const send = (message) => socket.send(JSON.stringify({ game: game.id, ...message }));

let [seat, view, lost, moves, range, points, n, left] = [-1, null, 0, 0, 0, [0, 0], -1, []];
let text;
function give(again = false) {
  if (!again) text = left.shift();
  if (text?.startsWith('attempt')) tried.add(text);
  if (text !== undefined) send({ t: 'answer', n, answer: text });
}

socket.onopen = () => send({ t: 'join' });
socket.onmessage = ({ data }) => {
  const message = JSON.parse(data);
  // too quick: the same again; refused: the next
  if (message.t === 'error') setTimeout(give, message.code === 'too-many' ? 500 : 0, message.code === 'too-many');
  if (message.t !== 'game' && message.t !== 'update') return;
  if (message.t === 'game') [seat, view, lost, moves, range, points] = [message.seat, message.view, 0, 0, 0, [0, 0]];
  else view = patched(view, message.patch);
  for (const { told } of message.log) {
    if (told.kind === 'killed' && told.whom.owner === seat) lost++;
    if (told.kind === 'moved' && told.who === seat) [moves, range] = [moves + 1, range + told.range];
    if (told.kind === 'points') points[told.who] += told.points;
  }
  if (turn !== view.turn.number) [tried, turn] = [new Set(), view.turn.number];
  if (message.decision) {
    n = message.decision.n;
    left = answers(view, seat, message.decision);
  }
  if (!message.seed) return message.decision && give();
  const scores = view.players.map((p) => p.score);
  console.log(
    `Seat ${seat}. Points on the table ${scores.join(' to ')}, as told ${points.join(' to ')}; ${lost} lost, ${moves} flights for ${range} RANGE.`,
  );
  socket.close();
};
