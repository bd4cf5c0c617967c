/**
 * Sealed product (WARP-10 to WARP-12): starters and boosters with the ratios that are known. The contents of a pack depend
 * on nothing but the product and the seed.
 *
 * Known limits: the eight Voyager starters are a sample of layouts that players recorded; an ultra-rare comes in one booster
 * of a hundred, a little more often than it should. Two rares are in no box of Enhanced Premiere, since their texts are not written: Lore Returns
 * (Rogue Borg who fly a ship) and Temporal Causality Loop (actions are undone; no ruling says what becomes of what was learnt meanwhile).
 */
import { type Catalogue, type Dice, diceOf } from '@spaceline/engine';
import data from '../data/products.json' with { type: 'json' };

interface Slot {
  count: number;
  set: string;
  rarity?: string[];
  exceptNumbers?: number[];
  /** by id */
  except?: string[];
}

interface Variant {
  weight: number;
  fixed: string[];
  random: Slot[];
}

export interface Product {
  id: string;
  name: string;
  kind: 'booster' | 'starter';
  variants: Variant[];
}

export const PRODUCTS = data as Product[];
export const productById = (id: string): Product | undefined => PRODUCTS.find((p) => p.id === id);

export interface Pack {
  product: string;
  seed: string;
  /** which of the known layouts it is, from 1 */
  variant: number;
  /** printing ids, the fixed cards first, rares before commons */
  cards: string[];
}

function chooseVariant(product: Product, dice: Dice): number {
  const total = product.variants.reduce((n, v) => n + v.weight, 0);
  let roll = dice(total);
  return product.variants.findIndex((v) => {
    roll -= v.weight;
    return roll < 0;
  });
}

/** Collector's cards of a slot: one entry a card, its two colours together, so that each colour is half as likely. */
function pool(catalogue: Catalogue, slot: Slot): string[][] {
  const out: string[][] = [];
  for (const d of catalogue.cards) {
    const f = d.facts;
    if (f.set !== slot.set || f.id.endsWith('-back') || f.id.endsWith('-b')) continue;
    if (slot.rarity && !slot.rarity.includes(f.rarity ?? '')) continue;
    if (slot.exceptNumbers?.includes(f.number ?? -1) || slot.except?.includes(f.id)) continue;
    out.push(f.otherColour ? [f.id, f.otherColour] : [f.id]);
  }
  return out;
}

export function openPack(product: Product, seed: string, catalogue: Catalogue): Pack {
  const dice = diceOf(`${product.id} ${seed}`);
  const variant = chooseVariant(product, dice);
  const cards = [...product.variants[variant].fixed];
  for (const slot of product.variants[variant].random) {
    const from = pool(catalogue, slot);
    for (let i = 0; i < slot.count; i++) {
      const colours = from[dice(from.length)];
      cards.push(colours[dice(colours.length)]);
    }
  }
  return { product: product.id, seed, variant: variant + 1, cards };
}
