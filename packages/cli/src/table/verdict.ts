/** A requirement, or the conditions of a dilemma, ticked off part by part: what is met, by whom, and how much is missing. */
import type { ToldCard, Verdict } from '@spaceline/engine';
import { joined, phrase, type Words } from '@spaceline/protocol';
import type { Speech } from '../speech.ts';

/** More givers than this say nothing: the whole team's CUNNING is everybody's. */
const MOST_GIVERS = 3;

/** Somebody who is there now, or who was there when it was told. */
type Giver = number | ToldCard;

function giversOf({ who = [] }: Verdict<Giver>, speech: Speech): Words | null {
  if (who.length === 0 || who.length > MOST_GIVERS) return null;
  const names = who.map(({ card: x, n }) => {
    const name = typeof x === 'number' ? speech.naming.card(x) : speech.told(x);
    return n === 1 ? name : speech.say('{name} ({n})', { name, n });
  });
  return speech.list(names);
}

const PARTS = {
  eye: {
    counted: '{text}: {have} of {need}<, by {who}>',
    below: '{text}: {have}, must be less than {need}<, because of {who}>',
    any: 'one of these',
    all: 'all of these',
    met: '[{x}] {part}',
    missing: '[ ] {part}',
  },
  ear: {
    counted: '{text}, {have} of {need}<, by {who}>',
    below: '{text}, {have}, must be less than {need}<, because of {who}>',
    any: 'one of these: {parts}',
    all: 'all of these: {parts}',
    met: 'Met: {part}.',
    missing: 'Missing: {part}.',
  },
} as const;

/** "OFFICER: 3 of 2, by Culluh and Maniz"; for the ear with the parts of it, since nobody hears what stands further in. */
function partWords(v: Verdict<Giver>, speech: Speech): Words {
  const { say } = speech;
  const forms = PARTS[speech.plain ? 'ear' : 'eye'];
  if (v.parts !== undefined) {
    const parts = joined(
      v.parts.map((p) => partWords(p, speech)),
      '; ',
    );
    return say(forms[v.how ?? 'all'], { parts });
  }
  const text = speech.quote(v.text);
  if (v.have === undefined || v.need === undefined) return text;
  const holes = { text, have: v.have, need: v.need, who: giversOf(v, speech) };
  return say(v.atMost ? forms.below : forms.counted, holes);
}

/** One line a part, each with `indent` before it; for the eye those of a part further in. */
export function verdictLines(v: Verdict<Giver>, speech: Speech, indent = ''): Words[] {
  const { parts = [] } = v;
  // what asks for all of its parts is just these
  if (v.how === 'all' && parts.length > 0) return parts.flatMap((p) => linesOf(p, speech, indent));
  return linesOf(v, speech, indent);
}

function linesOf(v: Verdict<Giver>, speech: Speech, indent: string): Words[] {
  const { met, missing } = PARTS[speech.plain ? 'ear' : 'eye'];
  const line = phrase`${indent}${speech.say(v.met ? met : missing, { x: 'x', part: partWords(v, speech) })}`;
  if (speech.plain) return [line];
  return [line, ...(v.parts ?? []).flatMap((p) => linesOf(p, speech, `${indent}  `))];
}
