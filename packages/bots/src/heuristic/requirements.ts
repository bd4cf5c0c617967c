/** How far a group is from meeting a mission's requirements. A requirement is laid out once, then tried on many groups. */
import {
  type Attribute,
  attribute,
  type Game,
  hasIcon,
  isA,
  type PrintedRequirement,
  skillLevel,
  skillNumber,
} from '@spaceline/engine';

interface Leaf {
  need: number;
  /** at most, rather than at least */
  under: boolean;
  /** how much one unit that is missing weighs */
  weight: number;
  /** may be asked for twice over: somebody in reserve makes sense */
  spare: boolean;
  worth(g: Game, id: number): number;
  ship(g: Game, ship: number): number;
}

type Node = { all: Node[] } | { any: Node[] } | { leaf: number };

export interface Requirement {
  leaves: readonly Leaf[];
  root: Node | null;
}

const SHIP_ATTRIBUTES = ['RANGE', 'WEAPONS', 'SHIELDS'];
/** About what one person adds to an attribute. */
const PER_PERSON = 6;

const none = (): number => 0;

function attributeLeaf(r: { attribute: string; over?: number; under?: number }): Leaf {
  const name = r.attribute.toLowerCase() as Attribute;
  const ofShip = SHIP_ATTRIBUTES.includes(r.attribute);
  const under = r.over === undefined;
  return {
    need: under ? r.under! - 1 : r.over! + 1,
    under,
    weight: 1 / PER_PERSON,
    spare: !ofShip && !under,
    worth: ofShip ? none : (g, id) => attribute(g, id, name),
    ship: ofShip ? (g, ship) => attribute(g, ship, name) : none,
  };
}

function leafOf(r: PrintedRequirement): Leaf {
  if ('skill' in r) {
    const n = skillNumber(r.skill);
    return { need: r.count, under: false, weight: 1, spare: true, worth: (g, id) => skillLevel(g, id, n), ship: none };
  }
  if ('noSkill' in r) {
    const n = skillNumber(r.noSkill);
    return { need: 0, under: true, weight: 1, spare: false, worth: (g, id) => skillLevel(g, id, n), ship: none };
  }
  if ('attribute' in r) return attributeLeaf(r);
  if ('card' in r) {
    const is = (g: Game, id: number) => (g.def(id).title === r.card ? 1 : 0);
    return { need: r.count, under: false, weight: 1.5, spare: false, worth: is, ship: is };
  }
  if ('keyword' in r) {
    const is = (g: Game, id: number) => (isA(g, id, r.keyword) ? 1 : 0);
    const ship = (g: Game, id: number) => (is(g, id) || g.def(id).facts.equipment?.includes(r.keyword) ? 1 : 0);
    return { need: r.count, under: false, weight: 1, spare: true, worth: is, ship };
  }
  if ('icon' in r) {
    const is = (g: Game, id: number) => (hasIcon(g, id, r.icon) ? 1 : 0);
    return { need: r.count, under: false, weight: 1, spare: true, worth: is, ship: none };
  }
  // Something only the mission's own text can say: hope for the best, the game will not be fooled
  return { need: 0, under: false, weight: 1, spare: false, worth: none, ship: none };
}

export function layOut(r: PrintedRequirement | undefined): Requirement {
  const leaves: Leaf[] = [];
  const visit = (x: PrintedRequirement): Node => {
    if ('all' in x) return { all: x.all.map(visit) };
    if ('any' in x) return { any: x.any.map(visit) };
    leaves.push(leafOf(x));
    return { leaf: leaves.length - 1 };
  };
  const root = r === undefined ? null : visit(r);
  return { leaves, root };
}

/** What each person brings, by leaf. */
export class Tally {
  private readonly rows = new Map<number, number[]>();

  constructor(
    private readonly g: Game,
    readonly requirement: Requirement,
  ) {}

  row(id: number): number[] {
    let row = this.rows.get(id);
    if (row === undefined) {
      row = this.requirement.leaves.map((l) => l.worth(this.g, id));
      this.rows.set(id, row);
    }
    return row;
  }

  totals(ids: readonly number[], ship: number): number[] {
    const out = this.requirement.leaves.map((l) => (ship >= 0 ? l.ship(this.g, ship) : 0));
    for (const id of ids) this.add(out, id, 1);
    return out;
  }

  add(totals: number[], id: number, sign: number): void {
    const row = this.row(id);
    for (let i = 0; i < row.length; i++) totals[i] += sign * row[i];
  }

  /** The same requirements, with the alternatives that this group comes nearest to. */
  focused(totals: readonly number[]): Tally {
    const { leaves } = this.requirement;
    const choose = (n: Node): Node => {
      if ('all' in n) return { all: n.all.map(choose) };
      if (!('any' in n)) return n;
      const ways = n.any.map(choose);
      const cost = ways.map((way) => new Tally(this.g, { leaves, root: way }).missing(totals));
      return ways[cost.indexOf(Math.min(...cost))];
    };
    const { root } = this.requirement;
    return new Tally(this.g, { leaves, root: root === null ? null : choose(root) });
  }

  /** 0 when the requirements are met; about one for each person who is missing. `times` asks for reserves. */
  missing(totals: readonly number[], times = 1): number {
    const { root, leaves } = this.requirement;
    const visit = (n: Node): number => {
      if ('all' in n) {
        let sum = 0;
        for (const x of n.all) sum += visit(x);
        return sum;
      }
      if ('any' in n) {
        let least = Number.POSITIVE_INFINITY;
        let sum = 0;
        for (const x of n.any) {
          const one = visit(x);
          sum += one;
          least = Math.min(least, one);
        }
        // a step on a longer way counts a little, too
        return least === 0 ? 0 : 0.8 * least + (0.2 * sum) / n.any.length;
      }
      const l = leaves[n.leaf];
      const have = totals[n.leaf];
      if (l.under) return Math.max(0, have - l.need) * l.weight;
      const need = l.spare ? l.need * (l.weight < 1 ? 1 + (times - 1) * 0.3 : times) : l.need;
      return Math.max(0, need - have) * l.weight;
    };
    return root === null ? 0 : visit(root);
  }
}
