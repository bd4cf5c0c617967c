// biome-ignore-all lint/suspicious/noTemplateCurlyInString: these are pieces of code
import { describe, expect, test } from 'vitest';
import { ALLOWED } from '../scripts/no-reading-back/allowed.mjs';
import { checkSources } from '../scripts/no-reading-back.mjs';

/** What the pieces of code below may speak of. */
const HEAD = `
import { isFound, phrase, joined, spoken, type OptionView, type Words } from '@spaceline/protocol/words';
import type { Condition } from '@spaceline/engine/language';
import { Component, useCallback, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { say } from '../net/say.ts';
interface Item { key: string; label: Words; lines: readonly Words[] }
declare const item: Item;
declare const items: readonly Item[];
declare const option: OptionView;
declare const condition: Condition;
declare const element: HTMLElement;
declare function go(...what: readonly (boolean | number | string | null | undefined)[]): void;
declare function show(words: Words): void;
`;

/** Words that are read: each of these is refused, by the compiler or by the check. */
const READ = [
  // straight away
  'go(item.label.includes("Pass"));',
  'go(/ is killed$/.test(item.label));',
  'go(item.label.length);',
  'go(item.label === "Pass");',
  'go("Pass" === item.label);',
  'go(item.label > "P");',
  'go(item.label === items[1].label);',
  'switch (item.label) { case "Pass": go(1); }',
  'switch ("Pass") { case item.label: go(1); }',
  'go(option.word === "Yes");',
  'go(Object.is(item.label, "Pass"));',
  'for (const letter of item.label) go(letter);',
  'const { length } = item.label; go(length);',
  // made a string
  'go(`${item.label}`.includes("Pass"));',
  'go(`${item.lines}`.includes("Pass"));',
  'go((item.label + "").includes("Pass"));',
  'let all = ""; all += item.label; go(all.includes("Pass"));',
  'go(String(item.label).includes("Pass"));',
  'go(JSON.stringify(item).includes("Pass"));',
  'go(JSON.stringify({ a: [item.label] }).includes("Pass"));',
  'go((item.label as string) === "Pass");',
  'go((item.label as unknown as string).includes("Pass"));',
  'go((item as unknown as { label: string }).label.includes("Pass"));',
  'go((item.lines as readonly unknown[] as string[])[0].includes("Pass"));',
  'go(item.lines.join(" ").includes("Pass"));',
  'go(item.lines.toString().includes("Pass"));',
  'go([item.label, item.key].join().includes("Pass"));',
  'go(String.raw`${item.label}`.includes("Pass"));',
  'const any: any = item.label; go(any.includes("Pass"));',
  'const any: any = item; go(any.label.includes("Pass"));',
  'const what: unknown = item.label; go(typeof what === "string" && what.includes("Pass"));',
  'const list: readonly unknown[] = item.lines; const [l] = list; go(typeof l === "string" && l.includes("Pass"));',
  'const all: Record<string, unknown> = { ...item }; go(all.label === "Pass");',
  'go(typeof item.label === "string");',
  'const text = (x: unknown): string => String(x); go(text(item.label).includes("Pass"));',
  'const text = <T,>(x: T): string => `${x}`; go(text(item.label).includes("Pass"));',
  'const text = <T,>(x: T): string => String(x); go(text(item.label).includes("Pass"));',
  'const same = <T,>(a: T, b: T): boolean => a === b; go(same<Words>(item.label, "Pass"));',
  'go(new Error(String(item.label)).message.includes("Pass"));',
  'const { normalize } = item.label; go(typeof normalize === "function" && normalize.call(item.label) === "Pass");',
  'go((item.label.normalize as () => string)() === "Pass");',
  // among others, and as a key
  'go(item.lines.includes("Pass"));',
  'go(item.lines.indexOf("Pass") >= 0);',
  'go(["Pass", "Stop"].includes(item.label));',
  'go(new Set(["Pass"]).has(item.label));',
  'go(new Set<Words>(["Pass"]).has(item.label));',
  'go(new Map<Words, number>([["Pass", 1]]).get(item.label));',
  'const SIGNS: Record<string, number> = { Pass: 1 }; go(SIGNS[item.label]);',
  'go(item.label in { Pass: 1 });',
  'go({ [item.label]: 1 }.Pass);',
  'go(Object.keys(Object.fromEntries([[item.label, 1]])).includes("Pass"));',
  'const first = [...item.lines, "Pass"].sort(); show(first[0]);',
  // through the door, where nobody shows it
  'go(spoken(item.label) === "Pass");',
  'const text = spoken(item.label); go(text.includes("Pass"));',
  'go(item.lines.map(spoken).includes("Pass"));',
  'const open = spoken; go(open(item.label) === "Pass");',
  'const Part = ({ name }: { name: string }) => <b>{name === "Pass"}</b>; export const x = <Part name={spoken(say("Pass"))} />;',
  'const Part = ({ title }: { title: string }) => <b>{title === "Pass"}</b>; export const x = <Part title={spoken(say("Pass"))} />;',
  'export const x = <b id={spoken(item.label)} />;',
  'export const x = <b title={spoken(item.label) === "Pass" ? "yes" : "no"} />;',
  'export const x = <b key={item.label}>{item.label}</b>;',
  // from what cards are made of
  'go(condition.text.includes("Pass"));',
  'go(condition["text"].includes("Pass"));',
  'const { text } = condition; go(text.includes("Pass"));',
  'const { text: t } = condition; go(t.includes("Pass"));',
  'go(JSON.stringify({ a: condition.text }));',
  // from the page
  'go(element.textContent === "Pass");',
  'go(element.innerText.includes("Pass"));',
  'go(element["innerHTML"].includes("Pass"));',
  'const { textContent } = element; go(textContent === "Pass");',
  'go(element.getAttribute("aria-label") === "Pass");',
  'go(element.ariaLabel === "Pass");',
  'const Part = ({ children }: { children: ReactNode }) => <b>{typeof children === "string" && children.includes("P")}</b>; export const x = <Part>{say("Pass")}</Part>;',
  'const Part = ({ children }: { children: ReactNode }) => <b>{children === "Pass"}</b>; export const x = <Part>{say("Pass")}</Part>;',
];

/** The ways round a check that only looks at one file and at names; `./helper.ts` is below. */
const ROUNDABOUT: Readonly<Record<string, readonly string[]>> = {
  'a value that is kept': [
    'export const use = () => useMemo(() => item.label, []) === "Pass";',
    'export const use = () => useMemo(() => `${item.label}`, []).includes("Pass");',
    'export const use = () => useMemo((): string => item.label, []).includes("Pass");',
    'export const use = () => useCallback(() => item.label, [])() === "Pass";',
  ],
  'the properties of a component': [
    'const Part = ({ name }: { name: string }) => <b>{name.includes("Pass")}</b>; export const x = <Part name={item.label} />;',
    'const Part = ({ name }: { name: Words }) => <b>{name === "Pass"}</b>; export const x = <Part name={item.label} />;',
    'const Part = ({ name }: { name: unknown }) => <b>{name === "Pass"}</b>; export const x = <Part name={item.label} />;',
    'const Part = (all: Record<string, unknown>) => <b>{all.name === "Pass"}</b>; export const x = <Part name={item.label} />;',
  ],
  'the fields of a class': [
    'export class Kept { name: string = item.label; is() { return this.name.includes("Pass"); } }',
    'export class Kept { name = item.label; is() { return this.name === "Pass"; } }',
    'export class Kept { name: unknown; constructor() { this.name = item.label; } is() { return this.name === "Pass"; } }',
    'export class Kept { constructor(readonly name: unknown) {} is() { return this.name === "Pass"; } } go(new Kept(item.label).is());',
  ],
  'a list that grows': [
    'const all: string[] = []; for (const i of items) all.push(i.label); go(all.filter((x) => x === "Pass").length);',
    'const all: Words[] = []; for (const i of items) all.push(i.label); go(all.filter((x) => x === "Pass").length);',
    'const all: unknown[] = []; for (const i of items) all.push(i.label); go(all.filter((x) => x === "Pass").length);',
    'const all = []; for (const i of items) all.push(i.label); go(all.some((x) => x === "Pass"));',
    'go(items.map((i) => i.label).some((x) => x === "Pass"));',
    'go(items.flatMap((i) => i.lines).reduce((n, x) => n + (x === "Pass" ? 1 : 0), 0));',
  ],
  'state and references': [
    'export const use = () => { const [x] = useState(item.label); return x === "Pass"; };',
    'export const use = () => { const [x, set] = useState(""); useEffect(() => set(item.label)); return x === "Pass"; };',
    'export const use = () => { const [x, set] = useState<unknown>(); useEffect(() => set(item.label)); return x === "Pass"; };',
    'export const use = () => { const x = useRef(""); x.current = item.label; return x.current.includes("Pass"); };',
    'export const use = () => { const x = useRef<Words>(""); x.current = item.label; return x.current === "Pass"; };',
    'export const use = () => { const x = useRef<any>(null); x.current = item.label; return x.current === "Pass"; };',
  ],
  'maps and sets': [
    'const all = new Map<number, string>(); all.set(1, item.label); go(all.get(1)?.includes("Pass"));',
    'const all = new Map<number, Words>(); all.set(1, item.label); go(all.get(1) === "Pass");',
    'const all = new Map<number, unknown>(); all.set(1, item.label); go(all.get(1) === "Pass");',
    'const all = new Set(items.map((i) => i.label)); go(all.has("Pass"));',
    'const all = new Map(items.map((i) => [i.label, i])); go(all.get("Pass")?.key);',
  ],
  'a helper in another file': [
    'import { isPass } from "./helper.ts"; go(isPass(item.label));',
    'import { isPassOf } from "./helper.ts"; go(isPassOf(item));',
    'import { asText } from "./helper.ts"; go(asText(item.label).includes("Pass"));',
    'import { kept } from "./helper.ts"; kept.name = item.label; go(kept.name.includes("Pass"));',
  ],
  'one that is called the same': [
    'interface Heard { hear(words: Words): void } const h: Heard = { hear(text: string) { go(text.includes("Pass")); } }; h.hear(item.label);',
    'class Heard { hear(words: Words) { show(words); } } class Deaf extends Heard { override hear(text: string) { go(text.includes("Pass")); } } new Deaf().hear("");',
    'const texts: string[] = []; const all: Words[] = texts; all.push(item.label); go(texts[0].includes("Pass"));',
    'const x = { name: "" }; const y: { name: Words } = x; y.name = item.label; go(x.name.includes("Pass"));',
    'import { spoken as open } from "@spaceline/protocol/words"; go(open(item.label) === "Pass");',
    'import * as all from "@spaceline/protocol/words"; go(all.spoken(item.label) === "Pass");',
  ],
  'a function that takes anything': [
    'const f: (w: Words) => boolean = (x: unknown) => x === "Pass"; go(f(item.label));',
    'const f: (w: Words) => boolean = (x: any) => x.includes("Pass"); go(f(item.label));',
    'const f = ((x: unknown) => x === "Pass") as (w: Words) => boolean; go(f(item.label));',
    'const f = (): ((w: Words) => boolean) => (x: unknown) => x === "Pass"; go(f()(item.label));',
    'const same = (a: unknown, b: unknown) => a === b; const f: (a: Words, b: Words) => boolean = same; go(f(item.label, "Pass"));',
    'function on(...all: unknown[]) { go(all[0] === "Pass"); } const f: (w: Words) => void = on; f(item.label);',
    'go(item.lines.some((x: unknown) => x === "Pass"));',
    'const isPass = (x: any): boolean => x === "Pass"; go(item.lines.some(isPass));',
    'go(...item.lines.map((...x: any[]) => x[0] === "Pass"));',
    'items.forEach((i: any) => go(i.label === "Pass"));',
    'items.forEach(({ label }: { label: unknown }) => go(label === "Pass"));',
    'const isPassOf = (i: { label: unknown }) => i.label === "Pass"; go(items.some(isPassOf));',
    'go(items.reduce((n, i: any) => n + (i.label === "Pass" ? 1 : 0), 0));',
    'go([...item.lines].sort((a: any, b: any) => a.localeCompare(b)).length);',
    'go(item.lines.map(String).includes("Pass"));',
    'go(items.map(String).includes("Pass"));',
    'go(Array.from(item.lines, String).includes("Pass"));',
    'Promise.resolve(item.label).then((x: unknown) => go(x === "Pass"));',
    'Promise.resolve(item.label).then(String).then((x) => go(x.includes("Pass")));',
    'const f = <A, B>(a: A, to: (a: A) => B): B => to(a); go(f(item.label, String).includes("Pass"));',
    'interface Heard { on: (w: Words) => void } const on = (x: unknown) => go(x === "Pass"); const h: Heard = { on }; h.on(item.label);',
    'interface Heard { on: { click: (w: Words) => void } } const on = { click: (x: any) => go(x === "Pass") }; const h: Heard = { on }; h.on.click(item.label);',
    'function hear(x: unknown) { go(x === "Pass"); } const all: ((w: Words) => void)[] = [hear]; all[0](item.label);',
    'const all = new Map<string, (w: Words) => boolean>(); all.set("a", (x: unknown) => x === "Pass"); go(all.get("a")?.(item.label));',
    'class Heard { on(x: unknown) { go(x === "Pass"); } } const h: { readonly on: (w: Words) => void } = new Heard(); h.on(item.label);',
    'class A { f = (w: Words): void => show(w); run() { this.f(item.label); } } class B extends A { override f = (x: unknown): void => go(x === "Pass"); } new B().run();',
    'function is(w: Words): boolean; function is(w: any): boolean { return w === "Pass"; } go(is(item.label));',
    'function f() { return String(arguments[0]); } go((f as (w: Words) => string)(item.label));',
    'const f = () => item.label; const g: () => unknown = f; go(g() === "Pass");',
    'const Part = ({ on }: { on: (w: Words) => void }) => <b onClick={() => on(item.label)} />; export const x = <Part on={(y: unknown) => go(y === "Pass")} />;',
    'const Part = ({ name }: { name: unknown }) => <b>{name === "Pass"}</b>; const Other: (p: { name: Words }) => ReactNode = Part; export const x = <Other name={item.label} />;',
    'const Part = ({ label }: { label: unknown }) => <b>{label === "Pass"}</b>; export const x = <Part {...item} />;',
    'export const use = () => { const f: (w: Words) => boolean = useCallback((x: unknown) => x === "Pass", []); return f(item.label); };',
  ],
  'a claim': [
    'go(item.lines.filter((x: unknown): x is string => typeof x === "string").includes("Pass"));',
    'const isText = (x: unknown): x is string => typeof x === "string"; go(item.lines.filter(isText).includes("Pass"));',
    'const isText = (w: Words): w is Words & string => w !== undefined; if (isText(item.label)) go(item.label.includes("Pass"));',
    'function sure(w: Words): asserts w is Words & string { if (w === "") throw new Error(); } const l = item.label; sure(l); go(l.includes("Pass"));',
    'go((item.label as Words & string).includes("Pass"));',
    'go((item.label as `${string}`).includes("Pass"));',
    'go((item.label as unknown as `${string}Pass`).length);',
    'go(/Pass/.test(item.label as any));',
    'go("Pass".localeCompare(item.label as never));',
    '// @ts-expect-error\n go(item.label.includes("Pass"));',
    '// @ts-ignore\n go(item.label.includes("Pass"));',
  ],
  'a <T>': [
    'const f = <T extends object>(x: T) => Object.values(x).includes("Pass"); go(f(item));',
    'const f = <T extends object>(x: T) => JSON.stringify(x); go(f(item).includes("Pass"));',
    'const f = <T extends {}>(x: T) => `${x}`; go(f(item.label).includes("Pass"));',
    'const f = <T extends { label: unknown }>(x: T) => x.label === "Pass"; go(f(item));',
    'const f = <T extends readonly unknown[]>(x: T) => x[0] === "Pass"; go(f(item.lines));',
    'const f = <T extends Item, K extends keyof T>(x: T, k: K) => x[k] === "Pass"; go(f(item, "label"));',
    'const f = <K extends keyof Item>(k: K) => item[k] === "Pass"; go(f("label"));',
    'const f = <T,>(x: readonly T[]) => x.map(String); go(f(item.lines).includes("Pass"));',
    'const f = <T,>(x: readonly T[], y: T) => x.includes(y); go(f<Words>(item.lines, "Pass"));',
    'const f = <T,>(x: T, y: T) => new Set([x]).has(y); go(f<Words>(item.label, "Pass"));',
    'class Box<T extends object> { constructor(readonly v: T) {} all() { return Object.values(this.v); } } go(new Box(item).all().includes("Pass"));',
  ],
  'what every value has': [
    'go(item.label.toString() === "Pass");',
    'go(item.label?.toString() === "Pass");',
    'go(item.label["toString"]() === "Pass");',
    'go(item.label.valueOf() === "Pass");',
    'go(item.label.toLocaleString() === "Pass");',
    'const { toString } = item.label; go(toString.call(item.label) === "Pass");',
    'go(item.label["length" as never] === 4);',
    'go(item.label.hasOwnProperty("3"));',
    'go(Object.keys(item.label).length);',
    'for (const k in item.label) go(k);',
    'go(-item.label);',
    'go(String.prototype.includes.call(item.label, "Pass"));',
    'go(Array.prototype.join.call(item.lines, "") === "Pass");',
    'go(Reflect.apply(String.prototype.includes, item.label, ["Pass"]));',
    'const o = { [Symbol.toPrimitive]: () => item.label }; go(`${o}` === "Pass");',
    'const o = { toString: () => item.label }; go(`${o}` === "Pass");',
    'const f = function (this: any) { return this.includes("Pass"); }; go(f.call(item.label));',
  ],
  'another order': [
    'go(new Intl.Collator().compare(item.label, "Pass"));',
    'go([...item.lines].sort(new Intl.Collator().compare).length);',
    'const m: Record<string, number> = {}; m[item.label] = 1; go(m.Pass);',
    'go(JSON.parse(JSON.stringify(item)).label === "Pass");',
    'go(String.raw({ raw: item.lines }).includes("Pass"));',
    'let x: any; x ??= item.label; go(x === "Pass");',
    'let x: any; ({ label: x } = item); go(x === "Pass");',
    'let x: any; [x] = item.lines; go(x === "Pass");',
    'let x: any; for (x of item.lines) go(x === "Pass");',
    'try { throw item.label; } catch (e) { go(e === "Pass"); }',
    'try { throw { label: item.label }; } catch (e: any) { go(e.label === "Pass"); }',
    'dispatchEvent(new CustomEvent("x", { detail: item.label })); addEventListener("x", (e) => go((e as CustomEvent).detail === "Pass"));',
    'postMessage(item); addEventListener("message", (e) => go(e.data.label === "Pass"));',
  ],
  'JSON of which nobody said what it is': [
    'go(JSON.parse(item.key).text.includes("Pass"));',
    'fetch("/api").then((r) => r.json()).then((x) => go(x.error.text.includes("Pass")));',
    'const { text } = JSON.parse(item.key); go(text === "Pass");',
    'const read = (m: ReturnType<typeof JSON.parse>) => go(m["text"] === "Pass"); read(item.key);',
    'new WebSocket("x").onmessage = ({ data }) => go(data.decision.text.includes("Pass"));',
  ],
  'what is called like something harmless': [
    'const tag = (s: TemplateStringsArray, ...x: unknown[]) => s[0] + String(x[0]); { const phrase = tag; go(phrase`${item.label}`.includes("Pass")); }',
    '{ const useEffect = (f: () => void, all: any[]) => go(all[0] === "Pass", typeof f); useEffect(() => {}, [item.label]); }',
    '{ const printJson = (x: unknown) => go(x === "Pass"); printJson(item.label); }',
    '{ const Boolean = (x: unknown) => x === "Pass"; go(Boolean(item.label)); }',
  ],
  'the page': [
    'go(element.title === "Pass");',
    'const { title } = element; go(title === "Pass");',
    'let t = ""; ({ title: t } = element); go(t === "Pass");',
    'go((document.activeElement as HTMLElement | null)?.title === "Pass");',
    'export const x = <b onClick={(e) => go(e.currentTarget.title === "Pass")} />;',
    'go(document.title === "Pass");',
    'go((element as HTMLInputElement).placeholder === "Pass");',
    'go((element as HTMLImageElement).alt === "Pass");',
    'go((element as HTMLOptionElement).label === "Pass");',
    'go((element as HTMLAnchorElement).text === "Pass");',
    'go((element.firstChild as Text).data === "Pass");',
    'go((element.firstChild as Text).wholeText === "Pass");',
    'go(element.ariaDescription === "Pass");',
    'go(element.ariaRoleDescription === "Pass");',
    'go(element.ariaValueText === "Pass");',
    'const k = "textContent"; go(element[k] === "Pass");',
    'const { ["textContent"]: t } = element; go(t === "Pass");',
    'go(element.getAttribute(`aria-label`) === "Pass");',
    'const a = "aria-label"; go(element.getAttribute(a) === "Pass");',
    'go(element.getAttributeNode("title")?.value === "Pass");',
    'go(element.attributes[0].value === "Pass");',
    `go(element.matches('[aria-label*="Pass"]'));`,
    `go(element.closest('[title="Pass"]') !== null);`,
    'go(document.querySelectorAll("[title=Pass]").length);',
    'go(document.querySelector(`[aria-label="${item.key}"]`) !== null);',
    `const s = '[title="Pass"]'; go(document.querySelector(s) !== null);`,
    'go(window.getSelection()?.toString() === "Pass");',
    'go(getSelection()?.toString() === "Pass");',
    'const selected = getSelection; go(selected()?.toString() === "Pass");',
    'go(document.createRange().toString() === "Pass");',
    'go(element.getHTML() === "Pass");',
    'go(new XMLSerializer().serializeToString(element).includes("Pass"));',
    `go(document.evaluate("//b[.='Pass']", document).snapshotLength);`,
    'export const x = <b data-label={item.label} />;',
    'export const x = <b data-label={spoken(item.label)} />;',
    'export const x = <select onChange={(e) => go(e.target.value === "Pass")}><option>{item.label}</option></select>;',
    'const e = <b>{item.label}</b>; go(e.props.children === "Pass");',
    'export class Part extends Component<{ name: Words }> { override render() { return <b>{this.props.name === "Pass"}</b>; } }',
    'export class Part extends Component<{ children: ReactNode }> { override render() { return <b>{this.props.children === "Pass"}</b>; } }',
  ],
  'a search that nobody typed': [
    'go(isFound("Pass", item.label));',
    'go(isFound(`Pass`, ...item.lines));',
    'const w = "Pass"; go(isFound(w, item.label));',
    'go(["Pass", "Stop"].some((w) => isFound(w, item.label)));',
    'go(isFound(option.mark, item.label));',
    'const look = isFound; go(look("Pass", item.label));',
    `import { isFound as has } from '@spaceline/protocol/words'; go(has("Pass", item.label));`,
  ],
  'something that is filled': [
    'const o: any = {}; Object.assign(o, { label: item.label }); go(o.label.includes("Pass"));',
    'const o: any = {}; Object.assign(o, item); go(o.label === "Pass");',
    'const o = Object.assign({} as any, item); go(o.label === "Pass");',
    'const o: any = {}; Object.defineProperty(o, "a", { value: item.label }); go(o.a === "Pass");',
    'const r: Record<string, any> = { a: item.label }; go(r.a.includes("Pass"));',
    'const r: Record<string, any> = {}; r.a = item.label; go(r.a.includes("Pass"));',
    'const r: Record<string, any> = {}; r["a"] = item; go(r.a.label.includes("Pass"));',
    'const m = new Map<string, any>(); m.set("a", item.label); go(m.get("a").includes("Pass"));',
  ],
  'types that are made of others': [
    'type S<T> = T extends Words ? string : never; go((item.label as S<Words>).includes("Pass"));',
    'type U<T> = T extends string ? T : string; const f = <T,>(x: T): U<T> => x as U<T>; go(f(item.label).includes("Pass"));',
    'const p: Partial<Item> = item; const u: unknown = p; go((u as { label: string }).label === "Pass");',
    'const p: Readonly<Pick<Item, "label">> = item; go(JSON.stringify(p));',
    'const p: Omit<Item, "key"> = item; const u: any = p; go(u.label.includes("Pass"));',
    'const p: Pick<Item, "label"> = item; go((p as { label: {} }).label === "Pass");',
    'go([].concat(item.lines as never)[0] === "Pass");',
    'const isNo = (x: Words): x is never => true; const l = item.label; if (isNo(l)) go(l === "Pass");',
    `declare module '@spaceline/protocol/words' { interface Words { includes(x: string): boolean } }`,
  ],
  'something and something else': [
    'const o: OptionView & { word: any } = option; go(o.word === "Pass");',
    'const f = (o: OptionView & { word: any }) => go(o.word === "Pass"); f(option);',
    'go((option as OptionView & { word: any }).word === "Pass");',
    'const o: Omit<OptionView, "word"> & { word: unknown } = option; go(o.word === "Pass");',
    'interface Loose extends Omit<OptionView, "word"> { word: any } const o: Loose & { key: string } = option; go(o.word === "Pass");',
    'const all: readonly (Item & { label: any })[] = items; go(all[0].label === "Pass");',
    'const f = (x: Item | { label: any }) => go(x.label === "Pass"); f(item);',
    'const f = (x: Item | { key: string; label?: unknown }) => go(x.label === "Pass"); f(item);',
  ],
  'a type that depends on another': [
    'type A<T> = T extends Words ? any : never; const x: A<Words> = item.label; go(x === "Pass");',
    'type A<T> = T extends string ? T : any; const f = <T,>(x: T): A<T> => x as A<T>; go(f(item.label) === "Pass");',
    'type A<T> = T extends { label: Words } ? { label: any } : T; const x: A<Item> = item; go(x.label === "Pass");',
    'type A<T> = { [K in keyof T]: T[K] extends Words ? any : T[K] }; const x: A<Item> = item; go(x.label === "Pass");',
    'const f = <T extends Item>(x: T): T extends Item ? any : T => x; go(f(item) === "Pass");',
  ],
  'JSON that is said to be something else': [
    'const { text } = JSON.parse(item.key) as { text: string }; go(text === "Pass");',
    'const m: { decision: { text: string } } = JSON.parse(item.key); go(m.decision.text === "Pass");',
    'interface Mine { options: { key: string; word?: string }[] } const m = JSON.parse(item.key) as Mine; go(m.options[0].word === "Pass");',
    'const m = JSON.parse(item.key) as unknown as readonly { reason: { text: string | null } }[]; go(m[0].reason.text === "Pass");',
    'fetch("/api").then((r) => r.json() as Promise<{ error: { text: string } }>).then((x) => go(x.error.text === "Pass"));',
    'const read = (m: { notice: string }) => go(m.notice === "Pass"); read(JSON.parse(item.key));',
    'const read = (): { missing: string[] } => JSON.parse(item.key); go(read().missing[0] === "Pass");',
    'new WebSocket("x").onmessage = ({ data }) => { const m: { text: string } = data; go(m.text === "Pass"); };',
    'const m = JSON.parse(item.key) as Record<string, string>; go(m.text === "Pass");',
    'const m: Record<string, string> = JSON.parse(item.key); go(m["text"] === "Pass");',
    'const { text } = JSON.parse(item.key) as { [key: string]: string }; go(text === "Pass");',
  ],
  'what stands there instead': [
    'const { label: z = "" as any } = item; go(z.includes("Pass"));',
    'const f = ({ label: z = "" as any }: Item) => go(z.includes("Pass")); f(item);',
    'const [z = "" as any] = item.lines; go(z.includes("Pass"));',
  ],
  'the page, as something else': [
    'const e: { title: string } = element; go(e.title === "Pass");',
    'const t = (e: { title: string }) => e.title === "Pass"; go(t(element));',
    'go((element as any).title === "Pass");',
    'go((document as any).find?.("Pass"));',
    'const pick = <K extends keyof HTMLElement>(k: K) => element[k]; go(pick("title") === "Pass");',
    'const a = "title"; go(document.querySelector(`[${a}="Pass"]`) !== null);',
    'go(document.querySelector(`[${item.key}="Pass"]`) !== null);',
    'const s = "[" + "title" + "=Pass]"; go(document.querySelector(s) !== null);',
    'go(document.querySelector(`${item.key}`) !== null);',
    'go(document.querySelector(`[title]${item.key}`) !== null);',
    'const e: { [name: string]: any } = element; go(e.title === "Pass");',
    'const e: EventTarget & { title?: string } = element; go(e.title === "Pass");',
    'go((element as unknown as { title: string }).title === "Pass");',
    'export const x = <b onClick={({ target }) => go((target as unknown as { title: string }).title === "Pass")} />;',
    'go(element.cloneNode(true).isEqualNode(element));',
    'new MutationObserver((all) => go(all[0].oldValue === "Pass")).observe(element, { attributes: true });',
  ],
};

/** What these import takes strings, or anything; words would be read in it. */
const HELPER = `
import { spoken } from '@spaceline/protocol/words';
export const isPass = (text: string): boolean => text.includes('Pass');
export const isPassOf = ({ label }: { label: string }): boolean => label.includes('Pass');
export const asText = (x: unknown): string => String(x);
export const kept = { name: '' };
export { spoken as door };
`;

/** What is done with words: none of it is refused. */
const SHOWN = [
  'show(say("{what} and {more}", { what: item.label, more: joined(item.lines, ", ") }));',
  'show(phrase`${item.label} (${items.length})`);',
  'export const x = <b title={spoken(item.label)} aria-label={item.key === "" ? undefined : spoken(say("Pass"))}>{item.label}</b>;',
  'export const x = <p>{item.lines.map((l, i) => <b key={i}>{l}</b>)}</p>;',
  'document.title = spoken(item.label);',
  'go(item.label === "", item.label !== undefined, items.find((i) => i.label === "")?.key);',
  'go(item.key === "pass", option.verb === "pass", option.mark.startsWith("left"));',
  'const Part = ({ name, more }: { name: Words; more?: ReactNode }) => <b>{name}{more}</b>; export const x = <Part name={item.label} more={item.label} />;',
  'export const use = () => useMemo(() => say("{n} left", { n: 1 }), [item.label]);',
  'export const use = () => { const [x, set] = useState<Words>(""); useEffect(() => set(item.label), [set]); return x; };',
  'export class Kept { name: Words = ""; keep(i: Item) { this.name = i.label; } }',
  'const all: Words[] = []; for (const i of items) all.push(i.label); show(joined(all, ", "));',
  'const all = new Map<string, Words>(); for (const i of items) all.set(i.key, i.label); show(all.get("pass") ?? "");',
  'const [a, b] = [item.label, item.key]; show(a); go(b);',
  'const { key } = item; go(items.indexOf(item), key);',
  'const label: Words = "Pass"; show(label);',
  'const wanted = (i: { key: string }): boolean => i.key === "pass"; go(items.some(wanted));',
  'element.textContent = "";',
  'show(condition.text);',
  'go(item.lines.filter(Boolean).length, item.label ? 1 : 2);',
  'const f = <T extends { key: string }>(all: readonly T[]) => all.map((x) => x.key); go(...f(items));',
  'const f = <T,>(all: readonly T[]) => all.at(-1); show(f(item.lines) ?? "");',
  'interface Heard { on: (w: Words) => void } const h: Heard = { on: (w) => show(w) }; h.on(item.label);',
  'const on = (w: Words) => show(w); item.lines.forEach(on);',
  'go(element.dataset.key, element.id, element.getAttribute("data-key"), (element as HTMLInputElement).value);',
  'go(element.matches("[data-key] [title]"), document.querySelector(`[data-key="${item.key}"]`) !== null);',
  'element.title = "";',
  'go(document.querySelector(`#${item.key} .${item.key} [data-key="${item.key}-${item.key}"]`) !== null);',
  'const on = (e: { id: string; key?: string }) => go(e.id, e.key); on(element);',
  'const { key: k = "none" } = item; go(k);',
  'const p: Partial<Item> = item; show(p.label ?? "");',
  'export const x = <option value={item.key}>{item.label}</option>;',
  'export class Part extends Component<{ children: ReactNode }> { override render() { return this.props.children; } }',
  'const out = [...items]; [out[0], out[1]] = [out[1], out[0]]; show(out[0].label);',
  'addEventListener("message", (e) => go(e.data === 1));',
  'const { key } = JSON.parse(item.key) as { key: string }; go(key);',
  'const m = JSON.parse(item.key) as Record<string, number>; go(m.key, Object.keys(m).length);',
  'const f = (x: Item | { key: string }) => go(x.key); f(item);',
  'const { text } = JSON.parse(item.key) as { text: Words }; show(text);',
  'const o: OptionView & { id: string } = { ...option, id: "" }; go(o.id, o.key); show(o.word);',
  'type A<T> = T extends Item ? Words : T; const x: A<Item> = item.label; show(x);',
];

const all = [...READ, ...Object.values(ROUNDABOUT).flat()];
const fileOf = (i: number): string => `web/src/no-reading-back/${i}.tsx`;
const problems = checkSources({
  ...Object.fromEntries([...all, ...SHOWN].map((code, i) => [fileOf(i), `${HEAD}export const n${i} = 0;\n${code}\n`])),
  'web/src/no-reading-back/helper.ts': HELPER,
});

/** What is said against a piece of code; that it does not use all of the head is not. */
const against = (code: string): string[] => {
  const file = fileOf([...all, ...SHOWN].indexOf(code));
  return problems.filter((p) => p.file.endsWith(file) && !p.message.startsWith('TS6')).map((p) => p.message);
};

test('there is a reason for each place where words may be read', () => {
  for (const { why } of ALLOWED) expect(why.length).toBeGreaterThan(10);
});

describe('words are read', () => {
  test.each(READ)('%s', (code) => {
    expect(against(code)).not.toEqual([]);
  });
});

describe.each(Object.entries(ROUNDABOUT))('words are read through %s', (_, codes) => {
  test.each(codes)('%s', (code) => {
    expect(against(code)).not.toEqual([]);
  });
});

test('the door has no other name, in whatever file', () => {
  const inHelper = problems.filter((p) => p.file.endsWith('helper.ts')).map((p) => p.message);
  expect(inHelper).toEqual(['spoken is only called: spoken']);
});

describe('words are shown', () => {
  test.each(SHOWN)('%s', (code) => {
    expect(against(code)).toEqual([]);
  });
});
