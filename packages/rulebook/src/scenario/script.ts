/** The scripted outcomes of a scenario's random events. */
import type { Script } from '@spaceline/engine';
import { repeated } from './names.ts';
import { ScenarioError } from './source.ts';

export type Outcome = string | number | boolean | readonly string[];

export class ScriptedRandom implements Script {
  private queue: Outcome[] = [];

  /** names a card id by any of the ways the file may call it */
  constructor(private readonly find: (name: string) => readonly number[]) {}

  add(outcomes: readonly Outcome[]): void {
    for (const o of outcomes) {
      if (typeof o === 'string') this.queue.push(...(repeated(o) as string[]));
      else this.queue.push(Array.isArray(o) ? (o.flatMap(repeated) as string[]) : o);
    }
  }

  get left(): readonly Outcome[] {
    return this.queue;
  }

  private among(name: string, ids: readonly number[], taken: readonly number[]): number | undefined {
    const named = this.find(name);
    return ids.find((id) => named.includes(id) && !taken.includes(id));
  }

  pick(ids: readonly number[], count: number): number[] | undefined {
    const forced = ids.length <= count;
    const head = this.queue[0];
    if (head === undefined) return undefined;
    const names: string[] = [];
    if (Array.isArray(head)) names.push(...head);
    else {
      for (const o of this.queue) {
        if (typeof o !== 'string' || names.length === count) break;
        names.push(o);
      }
    }
    const out: number[] = [];
    for (const name of names.slice(0, count)) {
      const id = this.among(name, ids, out);
      if (id === undefined) {
        if (forced) break;
        if (out.length > 0) break;
        throw new ScenarioError(`the random outcome "${name}" is not among the cards selected from`);
      }
      out.push(id);
    }
    if (out.length === 0) return undefined;
    // a list of more than are selected at once goes on with the next selection
    if (Array.isArray(head) && head.length > count) this.queue[0] = head.slice(count);
    else if (Array.isArray(head)) this.queue.shift();
    else this.queue.splice(0, out.length);
    if (out.length < count && !forced) {
      throw new ScenarioError(`${count} cards are selected at random, but only ${out.length} outcomes are given`);
    }
    return out;
  }

  order(ids: readonly number[]): number[] | undefined {
    const head = this.queue[0];
    if (!Array.isArray(head)) return undefined;
    const out: number[] = [];
    for (const name of head) {
      const id = this.among(name, ids, out);
      if (id === undefined) return undefined;
      out.push(id);
    }
    this.queue.shift();
    return out;
  }

  number(below: number): number | undefined {
    const head = this.queue[0];
    if (typeof head !== 'number') return undefined;
    if (head < 0 || head >= below) throw new ScenarioError(`the random number ${head} is not from 0 to ${below - 1}`);
    this.queue.shift();
    return head;
  }

  chance(): boolean | undefined {
    const head = this.queue[0];
    if (typeof head !== 'boolean') return undefined;
    this.queue.shift();
    return head;
  }
}
