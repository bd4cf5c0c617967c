/** `spaceline operator` and `spaceline order`: who keeps order on a server, and keeping it without the page. */
import type { OrderAnswers, OrderCommand, OrderPerson, OrderReport, OrderSanction } from '@spaceline/protocol';
import { type Command, InvalidArgumentError } from 'commander';
import { positive } from '../arguments.ts';
import { Complaint } from '../complaint.ts';
import { columns, print, printJson } from '../output.ts';
import { at, type Place, withPlace } from './place.ts';

type Flags = Place;

/** Gives a command to the server that is running, or carries it out in its database. */
async function give<K extends OrderCommand['do']>(
  flags: Flags,
  command: Extract<OrderCommand, { do: K }>,
): Promise<OrderAnswers[K]> {
  const { orderByCommand } = await import('@spaceline/server');
  return at(flags, (options) => orderByCommand(options, command));
}

const dayOf = (at: number): string => new Date(at).toISOString().slice(0, 16).replace('T', ' ');
const table = (rows: readonly (readonly string[])[], none: string): void => {
  if (rows.length === 0) print(none);
  for (const line of columns(rows)) print(line);
};

const personRow = (p: OrderPerson): string[] => [
  p.id,
  p.name,
  p.kind === 'guest' ? 'guest' : 'account',
  [...(p.muted ? ['muted'] : []), ...(p.banned ? ['banned'] : [])].join(', '),
];
const reportRow = (r: OrderReport): string[] => [
  r.id,
  dayOf(r.at),
  r.kind,
  r.about === null ? '' : `about ${r.about.name}`,
  r.text.split('\n')[0].slice(0, 80),
];
const termOf = ({ until, liftedAt }: OrderSanction): string =>
  liftedAt !== null ? `lifted ${dayOf(liftedAt)}` : until === null ? 'for good' : `until ${dayOf(until)}`;
const sanctionRow = (s: OrderSanction): string[] => [
  s.id,
  s.kind,
  s.who.name,
  termOf(s),
  s.appeal === null ? s.reason : `${s.reason} [appeal: ${s.appeal}]`,
];

/** How long: a number of days, or for good, which is without end. */
function term(text: string): number {
  if (text === 'good') return Number.POSITIVE_INFINITY;
  try {
    return positive(text);
  } catch {
    throw new InvalidArgumentError('Give a number of days, or "good" for good.');
  }
}

export function operatorCommand(program: Command): void {
  withPlace(
    program
      .command('operator')
      .summary('make somebody an operator of a server, or list them')
      .description(
        'Makes the account with this name an operator, who has a page for keeping order. Without a name it lists them. A server may be running meanwhile.',
      )
      .argument('[name]', 'the name of an account, or its login')
      .option('--remove', 'takes the role away'),
  ).action(async (name: string | undefined, flags: Flags & { remove?: true }) => {
    if (name === undefined) {
      if (flags.remove) throw new Complaint('Say whose role is to be taken away');
      const list = await give<'operators'>(flags, { do: 'operators' });
      if (flags.json) printJson(list);
      else table(list.map(personRow), 'There is no operator yet.');
      return;
    }
    const on = flags.remove !== true;
    const person = await give<'operator'>(flags, { do: 'operator', who: name, on });
    if (flags.json) printJson(person);
    else print(on ? `${person.name} is an operator now.` : `${person.name} is no operator any more.`);
  });
}

export function orderCommand(program: Command): void {
  const order = program
    .command('order')
    .summary('keep order on a server: reports, mutes, bans, names')
    .description(
      'What an operator does on the page, from here. Every act is logged. A server may be running meanwhile.',
    );

  withPlace(
    order.command('reports').description('Reports that nobody is done with.').option('--all', 'all of them'),
  ).action(async (flags: Flags & { all?: true }) => {
    const list = await give<'reports'>(flags, { do: 'reports', all: flags.all === true });
    if (flags.json) printJson(list);
    else table(list.map(reportRow), 'No report waits.');
  });

  withPlace(order.command('report').description('One report, with the last lines of talk.').argument('<id>')).action(
    async (id: string, flags: Flags) => {
      const report = await give<'report'>(flags, { do: 'report', id });
      if (flags.json) return printJson(report);
      print(`${dayOf(report.at)}, game ${report.game}, by ${report.by?.name ?? 'nobody who is still here'}`);
      print(report.text);
      for (const l of report.talk) print(`  ${l.name}: ${l.text ?? l.phrase ?? 'points at something'}`);
      if (report.closedAt !== null) print(`Done ${dayOf(report.closedAt)}: ${report.note}`);
      table(report.people.map(personRow), 'Nobody of them is still here.');
    },
  );

  withPlace(
    order
      .command('close')
      .description('Says that a report is done with.')
      .argument('<id>')
      .requiredOption('--note <text>', 'what came of it'),
  ).action(async (id: string, flags: Flags & { note: string }) => {
    const report = await give<'close-report'>(flags, { do: 'close-report', id, note: flags.note });
    if (flags.json) printJson(report);
    else print(`Report ${report.id} is done with.`);
  });

  withPlace(order.command('people').description('People whose name has this in it.').argument('<name>')).action(
    async (q: string, flags: Flags) => {
      const list = await give<'people'>(flags, { do: 'people', q });
      if (flags.json) printJson(list);
      else table(list.map(personRow), 'Nobody is called so.');
    },
  );

  for (const kind of ['mute', 'ban'] as const)
    withPlace(
      order
        .command(kind)
        .description(
          kind === 'mute'
            ? 'Somebody may say nothing at tables for a while.'
            : 'Somebody may do nothing here for a while, is told why and until when, and may write one appeal.',
        )
        .argument('<name>', 'the name of an account, its login, or the id of anybody')
        .requiredOption('--for <days>', 'how many days; "good" for good', term)
        .requiredOption('--reason <text>', 'they are told this'),
    ).action(async (who: string, flags: Flags & { for: number; reason: string }) => {
      const days = Number.isFinite(flags.for) ? flags.for : null;
      const done = await give<typeof kind>(flags, { do: kind, who, days, reason: flags.reason });
      if (flags.json) printJson(done);
      else print(`${done.who.name}: ${kind}, ${termOf(done)} (${done.id}).`);
    });

  withPlace(
    order
      .command('sanctions')
      .description('Mutes and bans that hold, with appeals.')
      .option('--all', 'those that are over, too'),
  ).action(async (flags: Flags & { all?: true }) => {
    const list = await give<'sanctions'>(flags, { do: 'sanctions', all: flags.all === true });
    if (flags.json) printJson(list);
    else table(list.map(sanctionRow), 'Nobody is muted or banned.');
  });

  withPlace(
    order
      .command('lift')
      .description('Ends a mute or a ban.')
      .argument('<id>', 'as `spaceline order sanctions` lists it')
      .requiredOption('--note <text>', 'why, for the log'),
  ).action(async (id: string, flags: Flags & { note: string }) => {
    const done = await give<'lift'>(flags, { do: 'lift', id, note: flags.note });
    if (flags.json) printJson(done);
    else print(`The ${done.kind} of ${done.who.name} is lifted.`);
  });

  withPlace(
    order
      .command('answer')
      .description('Answers an appeal that is not followed.')
      .argument('<id>', 'of the ban')
      .requiredOption('--text <text>', 'they are told this'),
  ).action(async (id: string, flags: Flags & { text: string }) => {
    const done = await give<'answer'>(flags, { do: 'answer', id, text: flags.text });
    if (flags.json) printJson(done);
    else print(`${done.who.name} is told.`);
  });

  withPlace(
    order
      .command('release-name')
      .description('Takes a name away, everywhere: it is free, and whoever had it chooses another.')
      .argument('<name>', 'the name of an account, its login, or the id of anybody')
      .requiredOption('--reason <text>', 'for the log'),
  ).action(async (who: string, flags: Flags & { reason: string }) => {
    const person = await give<'release-name'>(flags, { do: 'release-name', who, reason: flags.reason });
    if (flags.json) printJson(person);
    else print(`The name is free. Whoever had it is called ${person.name} now.`);
  });

  withPlace(order.command('log').description('What operators have done, the latest first.')).action(
    async (flags: Flags) => {
      const list = await give<'log'>(flags, { do: 'log' });
      if (flags.json) printJson(list);
      else
        table(
          list.map((a) => [dayOf(a.at), a.by, a.act, a.about, a.text]),
          'Nothing was done yet.',
        );
    },
  );
}
