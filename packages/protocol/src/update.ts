/** An update on its way: whatever is null, usual or said already is left out, and is there again on the other side. */
import type { BriefDecision, ClockView, DecisionView, GameMessage, LogLine, UpdateMessage } from './messages.ts';

/** An update with everything in it. */
export interface WholeUpdate extends Omit<UpdateMessage, 'decision' | 'waiting' | 'log' | 'clock' | 'seed'> {
  decision: DecisionView | null;
  waiting: GameMessage['waiting'];
  log: LogLine[];
  clock: ClockView;
  seed: string | null;
}

const NOBODY: ClockView['away'] = [null, null];

const briefLine = (line: LogLine, before: LogLine | undefined): UpdateMessage['log'][number] => ({
  ...(line.turn !== before?.turn && { turn: line.turn }),
  ...(line.n !== before?.n && { n: line.n }),
  told: line.told,
});

const briefDecision = ({ card, shown, event, ...rest }: DecisionView): BriefDecision => ({
  ...rest,
  ...(card >= 0 && { card }),
  ...(shown.length > 0 && { shown }),
  ...(event !== rest.prompt && { event }),
});

/** A window is called what it answers. */
const wholeDecision = (d: BriefDecision): DecisionView => ({
  card: -1,
  shown: [],
  event: d.prompt as DecisionView['event'],
  ...d,
});

export function briefUpdate({ decision, waiting, log, clock, seed, ...rest }: WholeUpdate): UpdateMessage {
  const { left, running, away } = clock;
  return {
    ...rest,
    ...(decision && { decision: briefDecision(decision) }),
    ...(waiting && { waiting }),
    log: log.map((line, i) => briefLine(line, log[i - 1])),
    clock: { left, running, ...(away.some((ms) => ms !== null) && { away }) },
    ...(seed !== null && { seed }),
  };
}

/** `before`: the clock as it was told last. */
export function wholeUpdate(
  m: UpdateMessage,
  { limit, mayBeAway }: Pick<ClockView, 'limit' | 'mayBeAway'>,
): WholeUpdate {
  const log: LogLine[] = [];
  for (const { told, turn, n } of m.log) {
    const before = log[log.length - 1];
    log.push({ turn: turn ?? before?.turn ?? 0, n: n ?? before?.n ?? 0, told });
  }
  return {
    ...m,
    decision: m.decision ? wholeDecision(m.decision) : null,
    waiting: m.waiting ?? null,
    log,
    clock: { limit, mayBeAway, away: NOBODY, ...m.clock },
    seed: m.seed ?? null,
  };
}
