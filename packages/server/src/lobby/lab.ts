/** The lab: bots play a deck many times, beside the games of people. What plays them is given to the server by whoever starts it. */
import type { LabReport, LabRequest, LabView } from '@spaceline/protocol';
import { newId } from '../identifiers.ts';
import { notFound, Problem } from '../problem.ts';
import { type DeckShelf, needFormat } from './deck-shelf.ts';

interface LabJob {
  format: string;
  /** two lists */
  decks: readonly [string, string];
  games: number;
  seed: string;
  progress(done: number): void;
}

interface LabRun {
  /** what the first deck did; of a cancelled one, in the games that were finished */
  report: Promise<LabReport>;
  cancel(): void;
}

export type LabRunner = (job: LabJob) => LabRun;

/** So many results are kept; the oldest goes first. */
const MOST_KEPT = 200;

interface Kept {
  user: string;
  view: LabView;
  run: LabRun;
}

export class Lab {
  private readonly kept = new Map<string, Kept>();

  constructor(
    private readonly runner: LabRunner | null,
    private readonly shelf: DeckShelf,
  ) {}

  async start(user: string, { format, deck, against, games }: LabRequest): Promise<LabView> {
    if (this.runner === null) throw new Problem(409, 'no-lab', 'This server has no lab');
    if ([...this.kept.values()].some((k) => k.view.status === 'running'))
      throw new Problem(409, 'busy', 'The lab is at work already; wait until it is done, or cancel it');
    const mine = await this.shelf.playable(user, deck, needFormat(format));
    const theirs = await this.shelf.playable(user, against, needFormat(format));
    const texts = await Promise.all([deck, against].map((id) => this.shelf.text(user, id)));
    const view: LabView = {
      id: newId(),
      status: 'running',
      deck: mine.name,
      against: theirs.name,
      format,
      done: 0,
      games,
      report: null,
    };
    const run = this.runner({
      format,
      decks: [texts[0], texts[1]],
      games,
      seed: view.id,
      progress: (done) => {
        view.done = done;
      },
    });
    run.report.then(
      (report) => {
        view.report = report;
        if (view.status === 'running') view.status = 'done';
      },
      () => {
        view.status = 'failed';
      },
    );
    this.kept.set(view.id, { user, view, run });
    for (const old of [...this.kept.keys()].slice(0, -MOST_KEPT)) this.kept.delete(old);
    return view;
  }

  view(id: string): LabView {
    const found = this.kept.get(id);
    if (found === undefined) throw notFound('lab');
    return found.view;
  }

  cancel(user: string, id: string): LabView {
    const found = this.kept.get(id);
    if (found === undefined || found.user !== user) throw notFound('lab');
    if (found.view.status === 'running') {
      found.view.status = 'cancelled';
      found.run.cancel();
    }
    return found.view;
  }

  close(): void {
    for (const { view, run } of this.kept.values()) if (view.status === 'running') run.cancel();
  }
}
