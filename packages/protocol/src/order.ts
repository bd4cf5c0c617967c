/**
 * Keeping order: what operators ask and do, on their page and by `spaceline order`. One command, one answer. To everybody else the
 * address answers as if there were nothing.
 *
 *     POST   /api/operator                   OrderCommand       -> { answer: … }           see OrderAnswers
 */
import * as z from 'zod/mini';
import type { Named } from './people.ts';
import type { TalkLine } from './talk.ts';

const id = z.string().check(z.minLength(1), z.maxLength(64), z.regex(/^[^\0]*$/));
/** a person's id, or the name or login of an account */
const who = z.string().check(z.trim(), z.minLength(1), z.maxLength(64), z.regex(/^[^\0]*$/));
const said = z.string().check(z.trim(), z.minLength(1), z.maxLength(500), z.regex(/^[^\0]*$/));
/** null = for good */
const days = z.nullable(z.number().check(z.gte(0.01), z.lte(3650)));

export const orderCommandSchema = z.discriminatedUnion('do', [
  z.object({ do: z.literal('reports'), all: z.optional(z.boolean()) }),
  z.object({ do: z.literal('report'), id }),
  z.object({ do: z.literal('close-report'), id, note: said }),
  z.object({ do: z.literal('people'), q: who }),
  z.object({ do: z.literal('sanctions'), all: z.optional(z.boolean()) }),
  z.object({ do: z.literal('mute'), who, days, reason: said }),
  z.object({ do: z.literal('ban'), who, days, reason: said }),
  z.object({ do: z.literal('lift'), id, note: said }),
  /** to an appeal that is not followed */
  z.object({ do: z.literal('answer'), id, text: said }),
  z.object({ do: z.literal('release-name'), who, reason: said }),
  z.object({ do: z.literal('log') }),
  /** by the command line alone */
  z.object({ do: z.literal('operators') }),
  z.object({ do: z.literal('operator'), who, on: z.boolean() }),
]);
export type OrderCommand = z.infer<typeof orderCommandSchema>;

/** What the command line may do, and no page. */
export const BY_COMMAND_ALONE: readonly OrderCommand['do'][] = ['operators', 'operator'];

export interface OrderPerson {
  id: string;
  name: string;
  /** 'person' with an account, or 'guest' */
  kind: string;
  since: number;
  /** what holds of them now */
  muted: boolean;
  banned: boolean;
}

export interface OrderReport {
  id: string;
  at: number;
  /** 'player' or 'engine' */
  kind: string;
  text: string;
  game: string;
  /** who sent it; null = nobody who is still here */
  by: Named | null;
  /** whom it is about, where that was said */
  about: OrderPerson | null;
  closedAt: number | null;
  note: string | null;
}

export interface OrderReportDetail extends OrderReport {
  /** what was last said at the table, as far as its author could hear it */
  talk: TalkLine[];
  /** those who played or spoke there */
  people: OrderPerson[];
}

export interface OrderSanction {
  id: string;
  kind: 'mute' | 'ban';
  who: Named & { id: string };
  reason: string;
  at: number;
  until: number | null;
  liftedAt: number | null;
  appeal: string | null;
  appealAt: number | null;
  answer: string | null;
}

type OrderActKind =
  | 'mute'
  | 'ban'
  | 'lift-mute'
  | 'lift-ban'
  | 'answer-appeal'
  | 'release-name'
  | 'close-report'
  | 'operator'
  | 'no-operator';

/** What an operator has done. */
export interface OrderAct {
  id: string;
  at: number;
  by: string;
  act: OrderActKind;
  about: string;
  text: string;
}

export interface OrderAnswers {
  reports: OrderReport[];
  report: OrderReportDetail;
  'close-report': OrderReportDetail;
  people: OrderPerson[];
  sanctions: OrderSanction[];
  mute: OrderSanction;
  ban: OrderSanction;
  lift: OrderSanction;
  answer: OrderSanction;
  'release-name': OrderPerson;
  log: OrderAct[];
  operators: OrderPerson[];
  operator: OrderPerson;
}

export const appealRequestSchema = z.object({
  text: z.string().check(z.trim(), z.minLength(1), z.maxLength(2000), z.regex(/^[^\0]*$/)),
});

/** What a banned person is told. */
export interface BanView {
  reason: string;
  since: number;
  /** null = for good */
  until: number | null;
  /** the one appeal, once it was written, and what was answered */
  appeal: string | null;
  answer: string | null;
}
