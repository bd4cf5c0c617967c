/** The lobby over HTTP: one function for each request of protocol/lobby.ts. */

import type {
  AccountSession,
  ApiError,
  BenchAnswer,
  BenchFile,
  BenchGameRequest,
  BotGameRequest,
  BotSummary,
  CardPage,
  DeckCheck,
  DeckCheckRequest,
  DeckDetail,
  DeckFigures,
  DeckFiguresRequest,
  DeckProblemView,
  DeckRequest,
  DeckResults,
  DeckSummary,
  DeckVersion,
  DeckWriteRequest,
  EnterRequest,
  EventAct,
  EventRequest,
  EventSummary,
  EventView,
  FirstTurns,
  FirstTurnsRequest,
  FormatSummary,
  FriendRequest,
  GameAnalysis,
  GameSummary,
  GamesPage,
  GamesQuery,
  JoinRequest,
  LabRequest,
  LabView,
  Me,
  OrderAnswers,
  OrderCommand,
  PackView,
  PersonView,
  PlayOnRequest,
  ProductSummary,
  Recorded,
  ReplayFile,
  ReplayFrames,
  ScenarioShow,
  SeasonView,
  Sharing,
  Spans,
  TableRequest,
  TableView,
} from '@spaceline/protocol';
import type { Words } from '@spaceline/protocol/words';
import { say } from './say.ts';

/** The server takes us for somebody else than before: who are we? */
export const WHO_AGAIN = 'spaceline:who';

/** What the server refused, in its own words. */
export class Refused extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    readonly text: Words,
    readonly problems: readonly DeckProblemView[] = [],
  ) {
    super(code);
  }
}

const UNREACHABLE = say('The server does not answer. Check your connection and try again.');

async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  let response: Response;
  try {
    response = await fetch(`/api${path}`, {
      method,
      credentials: 'same-origin',
      ...(body === undefined ? {} : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    });
  } catch {
    throw new Refused(0, 'unreachable', UNREACHABLE);
  }
  const data = (await response.json().catch(() => null)) as (T & Partial<ApiError>) | null;
  if (response.ok && data !== null) return data;
  const error = data?.error;
  if (error?.code === 'banned') dispatchEvent(new Event(WHO_AGAIN));
  throw new Refused(response.status, error?.code ?? 'unknown', error?.text ?? UNREACHABLE, error?.problems);
}

const get = <T>(path: string): Promise<T> => call<T>('GET', path);
const post = <T>(path: string, body: unknown = {}): Promise<T> => call<T>('POST', path, body);
/** What is not looked for is left out. */
const queryOf = (query: GamesQuery): string =>
  String(new URLSearchParams(Object.entries(query).filter(([, value]) => value !== undefined && value !== '')));
const at = (id: string): string => encodeURIComponent(id);

export const api = {
  me: () => get<{ me: Me | null }>('/me').then((r) => r.me),
  session: (name: string) => post<{ me: Me }>('/session', { name }).then((r) => r.me),
  rename: (name: string) => call<{ me: Me }>('PATCH', '/me', { name }).then((r) => r.me),
  account: (login: string, password: string) => post<{ me: Me; code: string }>('/account', { login, password }),
  recover: (login: string, code: string, password: string) =>
    post<{ me: Me; code: string }>('/recover', { login, code, password }),
  changePassword: (password: string, next: string) => post<{ ended: number }>('/account/password', { password, next }),
  newCode: (password: string) => post<{ code: string }>('/account/code', { password }).then((r) => r.code),
  sessions: () => get<{ sessions: AccountSession[] }>('/account/sessions').then((r) => r.sessions),
  endSession: (id: string) => call<{ ended: number }>('DELETE', `/account/sessions/${at(id)}`),
  endOtherSessions: () => call<{ ended: number }>('DELETE', '/account/sessions'),
  leave: (password: string | undefined) => post<{ me: null }>('/account/leave', { password }),
  login: (login: string, password: string) => post<{ me: Me }>('/login', { login, password }).then((r) => r.me),
  privacy: () => get<{ keep: Spans }>('/privacy').then((r) => r.keep),
  logout: () => post<{ me: null }>('/logout'),

  formats: () => get<{ formats: FormatSummary[] }>('/formats').then((r) => r.formats),
  bots: () => get<{ bots: BotSummary[] }>('/bots').then((r) => r.bots),
  decks: (format: string) => get<{ stock: DeckSummary[]; own: DeckSummary[] }>(`/decks?format=${at(format)}`),
  deck: (id: string, format: string) =>
    get<{ deck: DeckDetail }>(`/decks/${at(id)}?format=${at(format)}`).then((r) => r.deck),
  saveDeck: (deck: DeckRequest, id?: string) =>
    (id === undefined
      ? post<{ deck: DeckDetail }>('/decks', deck)
      : call<{ deck: DeckDetail }>('PUT', `/decks/${at(id)}`, deck)
    ).then((r) => r.deck),
  sharedDecks: (format: string, q: string) =>
    get<{ decks: DeckSummary[] }>(`/decks/shared?format=${at(format)}&q=${at(q)}`).then((r) => r.decks),
  shareDeck: (id: string, shared: Sharing) =>
    call<{ deck: DeckDetail }>('PUT', `/decks/${at(id)}/shared`, { shared }).then((r) => r.deck),
  deckVersions: (id: string) => get<{ versions: DeckVersion[] }>(`/decks/${at(id)}/versions`).then((r) => r.versions),
  deckResults: (id: string) => get<{ results: DeckResults }>(`/decks/${at(id)}/results`).then((r) => r.results),
  dropDeck: (id: string) => call<{ gone: true }>('DELETE', `/decks/${at(id)}`),
  deckFigures: (request: DeckFiguresRequest) => post<DeckFigures>('/decks/figures', request),
  firstTurns: (request: FirstTurnsRequest) => post<FirstTurns>('/decks/first-turns', request),
  writeDeck: (request: DeckWriteRequest) => post<{ text: string }>('/decks/write', request).then((r) => r.text),
  checkDeck: (request: DeckCheckRequest) => post<DeckCheck>('/decks/check', request),

  startLab: (request: LabRequest) => post<{ lab: LabView }>('/lab', request).then((r) => r.lab),
  lab: (id: string) => get<{ lab: LabView }>(`/lab/${at(id)}`).then((r) => r.lab),
  cancelLab: (id: string) => call<{ lab: LabView }>('DELETE', `/lab/${at(id)}`).then((r) => r.lab),

  products: () => get<{ products: ProductSummary[] }>('/products').then((r) => r.products),
  packs: (products: readonly string[], seed: string) =>
    get<{ packs: PackView[] }>(`/packs?products=${at(products.join(','))}&seed=${at(seed)}`).then((r) => r.packs),
  card: (name: string) => get<CardPage>(`/cards/${at(name)}`),
  scenario: (name: string, seat: number) => get<ScenarioShow>(`/scenarios/${name}?seat=${seat}`),

  bench: (text: string) => post<BenchAnswer>('/bench', { text }),
  benchOfScenario: (name: string) => get<BenchFile>(`/bench/scenario/${name}`),
  benchOfReplay: (id: string, n: number) => get<BenchFile>(`/bench/replay/${at(id)}?n=${n}`),
  playBench: (request: BenchGameRequest) => post<{ game: GameSummary }>('/bench/play', request).then((r) => r.game),

  playBot: (request: BotGameRequest) => post<{ game: GameSummary }>('/games', request).then((r) => r.game),
  tables: () => get<{ tables: TableView[] }>('/tables').then((r) => r.tables),
  table: (id: string) => get<{ table: TableView }>(`/tables/${at(id)}`).then((r) => r.table),
  openTable: (request: TableRequest) => post<{ table: TableView }>('/tables', request).then((r) => r.table),
  join: (id: string, request: JoinRequest) =>
    post<{ game: GameSummary }>(`/tables/${at(id)}/join`, request).then((r) => r.game),
  closeTable: (id: string) => call<{ gone: true }>('DELETE', `/tables/${at(id)}`),

  invitations: () => get<{ tables: TableView[] }>('/invitations').then((r) => r.tables),
  declineInvitation: (id: string) => call<{ gone: true }>('DELETE', `/invitations/${at(id)}`),

  people: () => get<{ people: PersonView[] }>('/people').then((r) => r.people),
  befriend: (request: FriendRequest) => post<{ people: PersonView[] }>('/people', request).then((r) => r.people),
  unfriend: (id: string) => call<{ people: PersonView[] }>('DELETE', `/people/${at(id)}`).then((r) => r.people),
  block: (id: string, blocked: boolean) =>
    call<{ people: PersonView[] }>('PUT', `/people/${at(id)}/blocked`, { blocked }).then((r) => r.people),

  order: <K extends OrderCommand['do']>(command: Extract<OrderCommand, { do: K }>) =>
    post<{ answer: OrderAnswers[K] }>('/operator', command).then((r) => r.answer),
  appeal: (text: string) => post<{ sent: true }>('/appeal', { text }),

  games: () => get<GamesPage>('/games').then((r) => r.games),
  gamesLike: (query: GamesQuery) => get<GamesPage>(`/games?${queryOf(query)}`),
  replaysLike: (query: GamesQuery) => get<GamesPage>(`/replays?${queryOf(query)}`),
  list: (id: string, listed: boolean) =>
    call<{ game: GameSummary }>('PUT', `/games/${at(id)}/listed`, { listed }).then((r) => r.game),
  recorded: () => get<{ recorded: Recorded | null }>('/showcase').then((r) => r.recorded),
  live: () => get<{ games: GameSummary[] }>('/games/live').then((r) => r.games),
  game: (id: string) => get<{ game: GameSummary }>(`/games/${at(id)}`).then((r) => r.game),

  season: (format: string, season?: string) =>
    get<{ season: SeasonView }>(
      `/season?format=${at(format)}${season === undefined ? '' : `&season=${at(season)}`}`,
    ).then((r) => r.season),
  setRated: (rated: boolean) => call<{ rated: boolean }>('PUT', '/season/mine', { rated }),
  events: () => get<{ events: EventSummary[] }>('/events').then((r) => r.events),
  openEvent: (request: EventRequest) => post<{ event: EventView }>('/events', request).then((r) => r.event),
  event: (id: string, after: number) =>
    get<{ event: EventView }>(`/events/${at(id)}?after=${after}`).then((r) => r.event),
  enterEvent: (id: string, request: EnterRequest) =>
    post<{ event: EventView }>(`/events/${at(id)}/enter`, request).then((r) => r.event),
  actEvent: (id: string, act: EventAct) =>
    post<{ event: EventView }>(`/events/${at(id)}/act`, act).then((r) => r.event),
  benchOfEvent: (id: string, call: number) => get<BenchFile>(`/events/${at(id)}/bench?call=${call}`),

  replay: (id: string) => get<ReplayFile>(`/replays/${at(id)}`),
  frames: (id: string, seat: number, from: number, to: number) =>
    get<ReplayFrames>(`/replays/${at(id)}/frames?seat=${seat}&from=${from}&to=${to}`),
  analysis: (id: string) => get<GameAnalysis>(`/replays/${at(id)}/analysis`),
  playOn: (id: string, request: PlayOnRequest) =>
    post<{ game: GameSummary }>(`/replays/${at(id)}/play-on`, request).then((r) => r.game),
};
