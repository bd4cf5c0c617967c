/** Ships and facilities in plan view; the same drawing serves the card, the unit and the battle. */
import type { CardFacts } from '@spaceline/engine';
import { affiliationColour, mix, NIGHT, WHITE } from '../colours.ts';
import { n, n2 } from '../paths.ts';
import { type Drawing, glow, grid, ruler, stars, stroke } from '../picture.ts';
import { dice } from '../random.ts';
import { BEAM, LENGTH, type Plan } from './draft.ts';
import { facilityPlan } from './facilities.ts';
import { shipPlan } from './families.ts';
import type { Role } from './orders.ts';

const SMALL = /shuttle|scout|runabout|danube|pod|fighter|interceptor|hideki|probe|prototype/i;
const HAULER = /freight|transport|merchant|survey|science|olympic|collector|tanker|wambundu|barge/i;
const GREAT = /galaxy|d'deridex|negh|sovereign|battleship|cube|vor'cha|future|excelsior|keldon/i;
const WAR = /war|battle|attack|destroyer|assault|predator|defiant|combat|prometheus|marauder|patrol/i;

function roleOf(card: CardFacts): Role {
  const name = `${card.class ?? ''} ${card.title}`;
  if (SMALL.test(card.class ?? '') || /shuttle/i.test(card.title)) return 'small';
  if (HAULER.test(card.class ?? '')) return 'hauler';
  if (GREAT.test(name)) return 'great';
  return WAR.test(name) ? 'war' : 'cruiser';
}

/** Ships without a class of their own are a class by themselves. */
function classOf(card: CardFacts): string {
  const name = card.class ?? '';
  return name === '' || /unknown|^shuttlecraft$|^freighter$|^scout/i.test(name)
    ? card.title
    : name.replace(/^Modified /, '');
}

/** Who built it: a ship that somebody without a flag flies as well still looks like its builder's. */
const builder = (card: CardFacts) => card.affiliations.find((a) => a !== 'Non-Aligned') ?? card.affiliations[0];

function plan(card: CardFacts): Plan {
  const own = dice(card.title, 'fittings');
  if (card.type === 'Facility') return facilityPlan(card, dice(card.title, 'plan'), own);
  const kind = classOf(card);
  const by = builder(card);
  const order = { role: roleOf(card), d: dice(`${by ?? ''}/${kind}`), own };
  return shipPlan(by, `${kind} ${card.title}`, order);
}

/** The drawing by itself, in a box of 120 x 60. Small drawings have no lines on the hull. */
export function planArt(card: CardFacts, colour: string, { width = 1, lines = true } = {}): string {
  const { edges, lines: thin, drive } = plan(card);
  const detail = lines ? stroke(thin, colour, { width: width * 0.7, opacity: 0.55 }) : '';
  return `<g stroke-linejoin="round" stroke-linecap="round">${stroke(edges, colour, { width, fill: '#0A121E' })}${detail}${stroke(drive, '#FFD9A0', { width: width * 1.6 })}</g>`;
}

export const hullColour = (card: CardFacts): string => mix(affiliationColour(card), WHITE, 0.25);

/** How long the ruler says it is. */
const TICKS: Readonly<Record<Role, number>> = { small: 4, hauler: 10, war: 12, cruiser: 14, great: 20 };

export function hull(card: CardFacts, w: number, h: number): Drawing {
  const colour = affiliationColour(card);
  const s = Math.min((w * 0.89) / LENGTH, (h - 26) / BEAM);
  const x = (w - LENGTH * s) / 2;
  const y = (h - BEAM * s) / 2;
  const cy = h / 2;
  let body = glow(colour) + grid(w, h, 12, colour) + stars(card.title, w, h, Math.round((w * h) / 700));
  body += stroke(`M4 ${n(cy)}H${n(w - 4)}`, colour, { width: 0.5, dash: '8 3 2 3', opacity: 0.5 });
  for (let i = 0; i < 7; i++) {
    body += `<ellipse cx="${n(w / 2)}" cy="${n(cy)}" rx="${n((66 + i * 4) * s)}" ry="${n((31 + i * 2.6) * s)}" fill="none" stroke="${colour}" stroke-width=".4" opacity="${n2(0.32 - i * 0.04)}"/>`;
  }
  body += `<g transform="translate(${n(x)} ${n(y)}) scale(${n2(s)})">${planArt(card, hullColour(card))}</g>`;
  body += ruler(x, x + LENGTH * s, h - 9, card.type === 'Facility' ? 16 : TICKS[roleOf(card)], colour);
  return { ground: NIGHT, body };
}
