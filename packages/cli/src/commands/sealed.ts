/** `spaceline sealed`: opens sealed product, the same for the same seed. */
import { catalogue } from '@spaceline/cards';
import { openPack, PRODUCTS, productById } from '@spaceline/formats';
import type { Command } from 'commander';
import { Complaint } from '../complaint.ts';
import { print, printJson } from '../output.ts';

export function sealedCommand(program: Command): void {
  program
    .command('sealed')
    .summary('open a starter or booster')
    .description(`Opens sealed product. Products: ${PRODUCTS.map((p) => p.id).join(', ')}.`)
    .requiredOption('--product <id>', 'what to open')
    .option('--seed <text>', 'the same seed gives the same cards', '1')
    .option('--json', 'print one JSON object')
    .action((o: { product: string; seed: string; json?: true }) => {
      const product = productById(o.product);
      if (product === undefined) {
        throw new Complaint(`There is no product "${o.product}"; known are ${PRODUCTS.map((p) => p.id).join(', ')}`);
      }
      const pack = openPack(product, o.seed, catalogue);
      const cards = pack.cards.map((id) => {
        const { title, rarity, type } = catalogue.byId(id)!.facts;
        return { id, title, rarity, type };
      });
      if (o.json) {
        printJson({ ...pack, cards });
        return;
      }
      print(`${product.name}, seed ${o.seed}, layout ${pack.variant} of ${product.variants.length}`);
      for (const c of cards) print(`  ${(c.rarity ?? '').padEnd(3)} ${c.title} (${c.type})`);
    });
}
