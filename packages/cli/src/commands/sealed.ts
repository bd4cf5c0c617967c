/** `spaceline sealed`: opens sealed product, the same for the same seed; with players, deals it to them. */
import { catalogue } from '@spaceline/cards';
import { type Box, dealBoxes, openBox, openPack, type Pack, PRODUCTS, productById } from '@spaceline/formats';
import type { Command } from 'commander';
import { Complaint } from '../complaint.ts';
import { print, printJson } from '../output.ts';

interface Flags {
  product: string;
  seed: string;
  players?: string;
  own: string[];
  json?: true;
}

const BOX = 'enhanced-premiere';
const NAMES = PRODUCTS.map((p) => p.id).join(', ');

const contents = (pack: Pack) =>
  pack.cards.map((id) => {
    const { title, rarity, type } = catalogue.byId(id)!.facts;
    return { id, title, rarity, type };
  });

function show(title: string, pack: Pack): void {
  print(title);
  for (const c of contents(pack)) print(`  ${(c.rarity ?? '').padEnd(3)} ${c.title} (${c.type})`);
}

/** WARP-12: one box for each player; those that players brought lie among them, and nobody knows who gets which. */
function boxesFor(players: readonly string[], flags: Flags): Box[] {
  const own = flags.own.map((entry) => {
    const [name, seed] = entry.split('=');
    const from = players.indexOf(name);
    if (from < 0 || !seed) throw new Complaint(`--own is PLAYER=SEED with one of the players, not "${entry}"`);
    return { seed, from };
  });
  if (own.length > players.length)
    throw new Complaint(`${own.length} boxes were brought for ${players.length} players; one each is enough`);
  const more = players.length - own.length;
  const directors = Array.from({ length: more }, (_, i) => ({ seed: `${flags.seed} box ${i + 1}`, from: null }));
  return dealBoxes([...own, ...directors], flags.seed);
}

function deal(flags: Flags, names: string): void {
  if (flags.product !== BOX) throw new Complaint(`Boxes of ${BOX} are dealt to players, not ${flags.product}`);
  const players = names.split(',').map((n) => n.trim());
  if (players.some((n) => n === '') || new Set(players).size < players.length)
    throw new Complaint('--players is a list of different names, with commas between them');
  const dealt = boxesFor(players, flags).map((box, i) => ({
    player: players[i],
    box,
    pack: openBox(box, catalogue)[0],
  }));
  if (flags.json)
    printJson({
      players: dealt.map(({ player, box, pack }) => ({
        player,
        from: box.from === null ? null : players[box.from],
        ...pack,
        cards: contents(pack),
      })),
    });
  else for (const { player, pack } of dealt) show(`${player}: Enhanced Premiere, seed ${pack.seed}`, pack);
}

export function sealedCommand(program: Command): void {
  program
    .command('sealed')
    .summary('open a starter or booster')
    .description(
      `Opens sealed product. Products: ${NAMES}. With --players boxes of ${BOX} are mixed, those that players brought among them, and dealt at random.`,
    )
    .requiredOption('--product <id>', 'what to open')
    .option('--seed <text>', 'the same seed gives the same cards', '1')
    .option('--players <a,b…>', 'deal a box to each of them')
    .option(
      '--own <player=seed>',
      'a box that this player brought; may be said of several',
      (v, all: string[]) => [...all, v],
      [],
    )
    .option('--json', 'print one JSON object')
    .action((o: Flags) => {
      const product = productById(o.product);
      if (product === undefined) throw new Complaint(`There is no product "${o.product}"; known are ${NAMES}`);
      if (o.players !== undefined) {
        deal(o, o.players);
        return;
      }
      if (o.own.length > 0) throw new Complaint('--own says who brought a box: name the --players, too');
      const pack = openPack(product, o.seed, catalogue);
      if (o.json) printJson({ ...pack, cards: contents(pack) });
      else show(`${product.name}, seed ${o.seed}, layout ${pack.variant} of ${product.variants.length}`, pack);
    });
}
