/** A seed card against the team that meets it: who gives which part of what it asks for, whom chance drew, and from whom. */

import type { ToldCard, ToldOf } from '@spaceline/engine';
import { joined, spoken, type Words } from '@spaceline/protocol/words';
import { useMemo } from 'react';
import { picture } from '../art/index.ts';
import { Art } from '../cards/Art.tsx';
import { withIcons } from '../cards/CardText.tsx';
import { Glyph } from '../design/index.ts';
import { say } from '../net/say.ts';
import { useNaming } from '../net/words.ts';
import s from './against.module.css';
import { useScene } from './context.tsx';
import { shortName } from './model/names.ts';
import { type Need, type Needs, needsOf } from './model/needs.ts';
import { classificationOf } from './model/places.ts';
import { type Encounter, fateOf } from './model/stories.ts';
import { MARKS, OtherWays, useGivers } from './requirement.tsx';

const PORTRAIT = 60;
/** More columns than these have no room; then the parts stand alone. */
export const MOST = 10;

const idOf = (x: number | ToldCard): number => (typeof x === 'number' ? x : x.card);

/** Is there a team to show part by part? Nobody else is told of it. */
export const isTold = (e: Encounter): boolean => e.needs !== null && e.team.length > 0 && e.team.length <= MOST;

/** `fate`: what became of them, in a word; `harmed`: it was nothing good. */
function Portrait({ card, fate, harmed = fate !== undefined }: { card: ToldCard; fate?: Words; harmed?: boolean }) {
  const { table } = useScene();
  const naming = useNaming();
  const info = card.printing === null ? undefined : table.lookup(card.printing);
  const name = info ? shortName(info.facts.title) : naming.card(card.card);
  return (
    <span className={s.person} data-fate={harmed}>
      <span className={s.portrait}>{info && <Art svg={picture(info.facts, PORTRAIT, PORTRAIT)} />}</span>
      <b>{name}</b>
      <small>{fate ?? classificationOf(table.cards.get(card.card), info) ?? ''}</small>
    </span>
  );
}

/** What became of each of the team, in a word. */
function fatesOf(e: Encounter): Map<number, Words> {
  const out = new Map<number, Words>();
  for (const { told } of e.lines) {
    const fate = fateOf(told);
    for (const { card } of fate?.cards ?? []) if (fate !== null) out.set(card, say(fate.word));
  }
  return out;
}

export function AgainstTeam({ encounter: e }: { encounter: Encounter }) {
  const { game } = useScene();
  const needs = useMemo(() => (e.needs === null ? null : needsOf(e.needs)), [e.needs]);
  const fates = useMemo(() => fatesOf(e), [e]);
  if (needs === null) return null;
  const title = e.who === game.seat ? say('Against your team') : say('Against the team');
  return <TeamTable title={title} team={e.team} needs={needs} fates={fates} />;
}

interface TeamTableProps {
  title: Words;
  team: readonly ToldCard[];
  needs: Needs;
  fates?: ReadonlyMap<number, Words>;
}

/** Each part of what is asked against each of the team: who gives how much of it. */
export function TeamTable({ title, team, needs, fates }: TeamTableProps) {
  return (
    <div className={s.against} data-testid="against">
      <p className={s.label}>
        <b>{title}</b>
        <span>{say('{n} [take|takes] part', { n: team.length })}</span>
      </p>
      <table className={s.table}>
        <thead>
          <tr>
            <th scope="col">
              <span className="hidden">{say('Asked for')}</span>
            </th>
            {team.map((c) => (
              <th key={c.card} scope="col">
                <Portrait card={c} fate={fates?.get(c.card)} />
              </th>
            ))}
            <th scope="col">
              <span className="hidden">{say('In all')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {needs.rows.map((need, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a requirement never change places
            <Row key={i} need={need} team={team} />
          ))}
        </tbody>
      </table>
      <OtherWays needs={needs} className={s.other} />
    </div>
  );
}

function Row({ need, team }: { need: Need; team: readonly ToldCard[] }) {
  const { language } = useNaming();
  const { brief, all } = useGivers()(need);
  const numbers = need.have !== null && need.need !== null;
  const sum = numbers ? say('{have} of {need}', { have: need.have, need: need.need }) : brief;
  return (
    <tr data-met={need.met}>
      <th scope="row">{withIcons(language(need.text))}</th>
      {team.map(({ card }) => {
        const gives = need.who.find((x) => idOf(x.card) === card)?.n ?? 0;
        return (
          <td key={card}>
            {gives === 0 ? <span className={s.none}>–</span> : <span className={s.gives}>{gives}</span>}
          </td>
        );
      })}
      <td className={s.sum} title={spoken(all)}>
        <span>{sum}</span>
        <i>
          <Glyph name={MARKS[need.met]} size={10} weight={2.4} />
        </i>
      </td>
    </tr>
  );
}

/** Whom chance drew, and from whom. */
export function Drawn({ encounter: e }: { encounter: Encounter }) {
  const draws = e.lines.flatMap(({ told }) => (told.kind === 'selected' && told.how === 'random' ? [told] : []));
  return draws.map((told, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: draws never change places
    <Draw key={i} told={told} />
  ));
}

function Draw({ told }: { told: ToldOf<'selected'> }) {
  const naming = useNaming();
  const isChosen = (c: ToldCard) => told.chosen.some((x) => x.card === c.card);
  const shown = told.pool.filter((c) => c.printing !== null).slice(0, MOST);
  if (shown.length === 0) return null;
  return (
    <div className={s.drawn} data-testid="drawn">
      <p className={s.label}>
        <b>{say('Drawn at random')}</b>
        <span>{say('{n} of {all}', { n: told.chosen.length, all: told.pool.length })}</span>
      </p>
      <div className={s.pool}>
        {shown.map((c) => (
          <span key={c.card} data-chosen={isChosen(c)}>
            <Portrait card={c} fate={isChosen(c) ? say('drawn') : say('spared')} harmed={false} />
          </span>
        ))}
      </div>
      <span className="hidden">
        {joined(
          told.chosen.map((c) => (c.printing === null ? naming.card(c.card) : naming.title(c.printing))),
          ', ',
        )}
      </span>
    </div>
  );
}
