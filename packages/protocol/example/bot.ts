// A bot for Spaceline: npx tsx bot.ts [http://localhost:4747] [deck] plays a game against one of the server's bots (../README.md).
import type { ClientMessage, DecisionView, OptionMessage, ServerMessage } from '@spaceline/protocol';
import WebSocket from 'ws';

const [url = 'http://localhost:4747', deck = 'kazon'] = process.argv.slice(2);
let cookie = '';
async function post(path: string, body: object) {
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

/** What this bot likes best: solving missions, then anything that brings cards into play; else it lets chance decide. */
const LIKED = ['attempt', 'report', 'play', 'seed', 'move', 'beam', 'pick'];
const verbOf = ({ key }: OptionMessage) => /^[a-z-]+/.exec(key)?.[0] ?? '';
const any = <T>(list: readonly T[]): T | undefined => list[Math.floor(Math.random() * list.length)];

function choose({ options }: Pick<DecisionView, 'options'>) {
  const verb = Math.random() < 0.7 ? LIKED.find((v) => options.some((o) => verbOf(o) === v)) : undefined;
  const wanted = options.filter((o) => (verb === undefined ? verbOf(o) !== 'take-back' : verbOf(o) === verb));
  const option = any(wanted);
  if (option?.group === undefined) return option?.key;
  const cards = option.group.slice().sort(() => Math.random() - 0.5);
  const size = Math.random() < 0.5 ? option.max : option.min;
  return `${option.key}:${cards.slice(0, size).join(',')}`;
}

await post('/session', { name: 'Example' });
const { game } = await post('/games', { format: 'warp-speed', deck, bot: 'random' });
const socket = new WebSocket(`${url.replace(/^http/, 'ws')}/ws`, { headers: { cookie } });
const send = (message: ClientMessage) => socket.send(JSON.stringify(message));

let [seat, decision]: [number, Pick<DecisionView, 'n' | 'options'> | null] = [-1, null];
function answer() {
  const text = decision && choose(decision);
  if (decision && text) send({ t: 'answer', game: game.id, n: decision.n, answer: text });
}

socket.on('open', () => send({ t: 'join', game: game.id }));
socket.on('message', (data) => {
  const message: ServerMessage = JSON.parse(String(data));
  // An answer was refused, because these cards cannot go together or we were too quick: try another.
  if (message.t === 'error') setTimeout(answer, message.code === 'too-many' ? 500 : 0);
  if (message.t !== 'game' && message.t !== 'update') return;
  if (message.t === 'game') seat = message.seat;
  decision = message.decision ?? null;
  if (!message.seed) return answer();
  const told = message.log.map((line) => line.told).find((t) => t.kind === 'game-over');
  if (told?.kind !== 'game-over') return;
  const { winner, result } = told;
  const how = winner < 0 ? 'Nobody wins' : winner === seat ? 'We win' : 'They win';
  console.log(`Seat ${seat}. ${how}: ${result}. The seed was ${message.seed}.`);
  socket.close();
});
