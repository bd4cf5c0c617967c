/** A 53-bit fingerprint of a state: two states with the same fingerprint are, for our purposes, the same game. */
import type { State } from './state.ts';

class Fingerprint {
  private a = 0x811c9dc5;
  private b = 0x9e3779b9;

  number(n: number): void {
    this.a = Math.imul(this.a ^ n, 0x01000193);
    this.b = Math.imul((this.b ^ n) + 0x7f4a7c15, 0x85ebca6b);
    this.b ^= this.b >>> 13;
  }

  text(s: string): void {
    for (let i = 0; i < s.length; i++) this.number(s.charCodeAt(i));
    this.number(s.length);
  }

  list(list: readonly number[]): void {
    for (let i = 0; i < list.length; i++) this.number(list[i]);
    this.number(-list.length - 1);
  }

  toString(): string {
    return (this.a >>> 0).toString(16).padStart(8, '0') + (this.b >>> 0).toString(16).padStart(8, '0');
  }
}

/** `rev` and `laid` are left out: they count changes and say nothing about where the game stands. */
export function hashState(s: State): string {
  const f = new Fingerprint();
  f.list(s.chance.key);
  f.list(s.chance.drawn);
  for (const c of s.cards) {
    f.number(c.def);
    f.number(c.controller);
    f.number(c.zone);
    f.number(c.host);
    f.number(c.dock);
    f.number(c.status);
    f.number(c.mode);
    f.number(c.rangeUsed);
    f.number(c.countdown);
    f.number(c.countdownFrom);
    f.number(c.since);
    f.number(c.until);
    f.number(c.rotatedIn);
    f.number(c.aim);
    f.number(c.scoutedIn);
    f.number(c.row);
    if (c.memory !== null) f.text(JSON.stringify(c.memory));
    f.number(c.seen);
  }
  for (const seat of s.piles) for (const pile of seat) f.list(pile);
  for (const l of s.locations) {
    f.list(l.missions);
    f.list(l.seeds);
    f.number(l.quadrant);
    f.number(l.card);
    f.number(l.examined);
    f.number(l.barred);
    f.number(l.solvedBy);
    f.number(l.solvers);
    f.list(l.attackedIn);
    f.list(l.battledIn);
    f.list(l.scoutedIn);
    f.list(l.shipLostIn);
    if (l.removedBy !== -1) f.number(l.removedBy);
  }
  for (const line of s.lines) f.list(line);
  for (const p of s.players) {
    f.list([
      p.plays,
      p.played,
      p.reported,
      p.regenerated ? 1 : 0,
      p.noDraws ? 1 : 0,
      p.extraDraws,
      p.bridge ? 1 : 0,
      p.continuum ? 1 : 0,
      p.tent ? 1 : 0,
    ]);
  }
  for (const e of s.ledger)
    f.list([e.seat, e.points, e.bonus ? 1 : 0, e.source, e.turn, e.standing ? 1 : 0, e.at ?? -1]);
  f.number(s.ledger.length);
  f.number(s.first);
  f.number(s.turn.number);
  f.number(s.turn.seat);
  f.text(s.turn.segment);
  f.number((s.turn.fresh ? 1 : 0) + (s.turn.extra ? 2 : 0));
  for (const p of s.processes) f.text(JSON.stringify(p));
  for (const u of s.uses) {
    f.text(u.span);
    f.text(u.what);
    f.text(u.title);
    f.text(u.about);
    f.list([u.card, u.seat, u.times]);
  }
  f.number(s.uses.length);
  for (const l of s.lasting) f.text(JSON.stringify(l));
  for (const d of s.delayed) f.text(JSON.stringify(d));
  f.text(s.result === null ? '-' : `${s.result.winner} ${s.result.kind} ${s.result.rule}`);
  return f.toString();
}
