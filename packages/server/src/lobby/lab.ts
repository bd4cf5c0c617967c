/** The lab: bots play a deck many times, beside the games of people. What plays them is given to the server by whoever starts it. */
import type { LabReport, LabRequest, LabView } from '@spaceline/protocol';
import type { Results } from '../database/results.ts';
import { newId } from '../identifiers.ts';
import { notFound, Problem } from '../problem.ts';
import type { DeckShelf } from './deck-shelf.ts';
import { needFormat } from './formats.ts';

interface LabJob {
  format: string;
  /** a list */
  deck: string;
  field: readonly { name: string; list: string }[];
  /** the list of another version, which plays the same games after that */
  before: string | null;
  /** of each version */
  games: number;
  seed: string;
  progress(done: number): void;
}

interface LabRun {
  /** what the deck did; of a cancelled one, in the games that were finished */
  report: Promise<LabReport>;
  cancel(): void;
}

export type LabRunner = (job: LabJob) => LabRun;

/** So many wait at a time. */
const MOST_WAITING = 20;

interface Kept {
  user: string;
  view: LabView;
  job: Omit<LabJob, 'progress'>;
  run: LabRun | null;
}

export class Lab {
  /** those that are not over, the one at work first */
  private readonly open = new Map<string, Kept>();

  constructor(
    private readonly runner: LabRunner | null,
    private readonly shelf: DeckShelf,
    private readonly results: Results,
  ) {}

  async start(user: string, request: LabRequest): Promise<LabView> {
    if (this.runner === null) throw new Problem(409, 'no-lab', 'This server has no lab');
    const { deck, against, games } = request;
    const format = needFormat(request.format);
    const mine = await this.shelf.playable(user, deck, format);
    const field: LabJob['field'][number][] = [];
    for (const id of new Set(against))
      field.push({
        name: (await this.shelf.playable(user, id, format)).name,
        list: await this.shelf.text(user, id),
      });
    const before = request.before === undefined ? null : await this.versionBefore(user, request);
    if ([...this.open.values()].some((k) => k.user === user))
      throw new Problem(409, 'busy', 'The lab is at work for you already; wait until it is done, or cancel it');
    if (this.open.size >= MOST_WAITING) throw new Problem(409, 'busy', 'Too many wait for the lab; try again later');
    const id = newId();
    const view: LabView = {
      id,
      status: 'waiting',
      deck: mine.name,
      deckId: deck,
      against: field.map((f) => f.name),
      before: before?.name ?? null,
      format: format.id,
      done: 0,
      games,
      at: Date.now(),
      report: null,
    };
    const list = await this.shelf.text(user, deck);
    const job = { format: format.id, deck: list, field, before: before?.list ?? null, games, seed: id };
    this.open.set(id, { user, view, job, run: null });
    this.next();
    return view;
  }

  /** What the deck is compared with: another one, or what it was before. */
  private async versionBefore(
    user: string,
    { deck, before, format }: LabRequest,
  ): Promise<{ name: string; list: string }> {
    if (before === undefined) throw notFound('deck');
    if ('deck' in before) {
      const { name } = await this.shelf.playable(user, before.deck, needFormat(format));
      return { name, list: await this.shelf.text(user, before.deck) };
    }
    const version = (await this.shelf.versions(user, deck)).find((v) => v.number === before.version);
    if (version === undefined) throw notFound('deck');
    this.shelf.needLegal(version.note || `version ${version.number}`, version.text, needFormat(format));
    return { name: version.note || `version ${version.number}`, list: version.text };
  }

  /** The first of those who wait, when nobody is at work. */
  private next(): void {
    const [first] = this.open.values();
    if (first === undefined || first.run !== null || this.runner === null) return;
    const { view, job } = first;
    view.status = 'running';
    first.run = this.runner({
      ...job,
      progress: (done) => {
        view.done = done;
      },
    });
    first.run.report
      .then(
        (report) => {
          view.report = report;
          if (view.status === 'running') view.status = 'done';
        },
        () => {
          view.status = 'failed';
        },
      )
      .then(() => this.over(first))
      // what could not be kept is not there when somebody asks for it again
      .catch(() => undefined)
      .finally(() => {
        this.open.delete(view.id);
        this.next();
      });
  }

  /** Kept, for whoever has the address. */
  private async over({ user, view }: Kept): Promise<void> {
    await this.results.keepLab({ id: view.id, user, deck: view.deckId, view: JSON.stringify(view), at: view.at });
  }

  async view(id: string): Promise<LabView> {
    const open = this.open.get(id);
    if (open !== undefined) return open.view;
    const row = await this.results.lab(id);
    if (row === undefined) throw notFound('lab');
    return JSON.parse(row.view) as LabView;
  }

  async cancel(user: string, id: string): Promise<LabView> {
    const found = this.open.get(id);
    // it may be over meanwhile
    if (found === undefined) return this.view(id);
    if (found.user !== user) throw notFound('lab');
    const { view, run } = found;
    if (view.status === 'waiting') {
      this.open.delete(id);
      view.status = 'cancelled';
      await this.over(found);
    } else if (view.status === 'running') {
      view.status = 'cancelled';
      run?.cancel();
    }
    return view;
  }

  close(): void {
    for (const { run } of this.open.values()) run?.cancel();
  }
}
