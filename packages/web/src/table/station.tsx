/** A station as a strip of its sites, by module from the inside: who is where, what is docked, what lies beneath. */
import { joined, spoken, type Words } from '@spaceline/protocol/words';
import { plan } from '../art/index.ts';
import { Art } from '../cards/Art.tsx';
import { Glyph } from '../design/index.ts';
import { say } from '../net/say.ts';
import { useScene } from './context.tsx';
import { cardKey } from './model/options.ts';
import { cardsIn, has, isCaptive, number, type Place, type Site, type Unit } from './model/places.ts';
import { showCard } from './people.tsx';
import { useSite } from './site.ts';
import s from './station.module.css';
import { aim, dropOn, useTargets } from './targets.ts';
import { ui, useUi } from './ui.ts';

/** Sites that stand side by side in one module. */
interface Row {
  module: Words;
  sites: Site[];
}

function modulesOf(sites: readonly Site[]): Row[] {
  const out: { name: string | null; row: Row }[] = [];
  for (const site of sites) {
    const last = out[out.length - 1];
    if (last !== undefined && last.name === site.module) last.row.sites.push(site);
    else out.push({ name: site.module, row: { module: site.module ?? say('Elsewhere'), sites: [site] } });
  }
  return out.map((x) => x.row);
}

export function Station({ station, place }: { station: Unit; place: Place }) {
  const now = useSite(station);
  return (
    <section className={s.station} data-testid="station" aria-label={spoken(station.name)}>
      <header className={s.head}>
        <h4>
          <Glyph name="station" size={16} />
          {station.name}
        </h4>
        <span className={s.facts}>
          <Facts station={station} />
        </span>
        <Beneath station={station} />
      </header>
      <div className={s.strip}>
        {modulesOf(station.sites).map((row) => (
          <div key={row.sites[0].id} className={s.module} style={{ '--sites': row.sites.length } as never}>
            <h5>{row.module}</h5>
            <div className={s.sites}>
              {row.sites.map((site) => (
                <SiteButton key={site.id} site={site} place={place} now={now?.id === site.id} />
              ))}
            </div>
          </div>
        ))}
      </div>
    </section>
  );
}

/** Whose it is, and how strong. */
export function Facts({ station }: { station: Unit }): Words {
  const { isMine, table, them, whose } = useScene();
  const parts: Words[] = [];
  if (station.card === null || has(station.card, 'uncontrolled')) parts.push(say('nobody controls it'));
  else parts.push(say('{whose} station', { whose: isMine(station.seat) ? say('your') : whose(station.seat) }));
  const value = (name: 'shields' | 'weapons') => station.card && number(station.card, station.info, name);
  const [shields, weapons] = [value('shields'), value('weapons')];
  if (shields !== null) parts.push(say('SHIELDS {shields}', { shields }));
  if (weapons !== null) parts.push(say('WEAPONS {weapons}', { weapons }));
  parts.push(say('{n} [sites|site]', { n: station.sites.length }));
  const foes = cardsIn(station).filter((c) => c.controller === table.them).length;
  if (station.seat === table.me && foes > 0) parts.push(say('{n} of {them}’s in it', { n: foes, them }));
  return joined(parts, ', ');
}

/** Seed cards beneath it: filled where the viewer knows the card. */
export function Beneath({ station }: { station: Unit }) {
  const { table } = useScene();
  const cards = station.card?.station?.beneath ?? [];
  if (cards.length === 0) return null;
  return (
    <span className={s.beneath} data-testid="beneath">
      {say('{n} [seed cards|seed card] beneath', { n: cards.length })}
      {cards.map(({ card }, i) => (
        <i
          // biome-ignore lint/suspicious/noArrayIndexKey: they lie in this order
          key={i}
          data-known={card !== null}
          title={card === null ? undefined : table.lookup(card)?.facts.title}
        />
      ))}
    </span>
  );
}

/** A click goes there with whoever is chosen, else shows who is there. */
export function SiteButton({ site, place, now }: { site: Site; place: Place; now: boolean }) {
  const { table, acts, game } = useScene();
  const { unit } = site;
  const key = cardKey(site.id);
  const selected = useUi((u) => u.selected);
  const group = useUi((u) => u.group);
  const goal = useTargets().get(key);
  // who is to walk is chosen already: they may go elsewhere instead
  const instead =
    group?.option.verb === 'walk' && group.option.to !== site.id
      ? game.decision?.options.find(
          (o) => o.verb === 'walk' && o.from === group.option.from && o.to === site.id && o.group !== null,
        )
      : undefined;
  const click = () => {
    if (group !== null && instead !== undefined) {
      ui.set({ group: { option: instead, chosen: group.chosen.filter((id) => instead.group?.includes(id)) } });
      return;
    }
    if (selected !== null && selected !== key && aim(goal)) return;
    ui.set({ site: site.id, open: place.id, tab: cardKey(unit.card?.host ?? -1) });
    if (group === null) ui.select(null);
  };
  // that people can walk is no news; that something can be done at the site itself is
  const acting =
    selected === null && group === null && (acts.get(key) ?? []).some((o) => o.verb !== 'walk' && o.verb !== 'beam');
  const docked = [...place.below, ...place.above].filter((u) => u.card?.dock === site.id);
  const captives = cardsIn(unit).filter(isCaptive).length;
  const mine = cardsIn(unit).filter(
    (c) => c.controller === table.me && !isCaptive(c) && !unit.things.includes(c),
  ).length;
  const theirs = cardsIn(unit).filter((c) => c.controller === table.them && !isCaptive(c)).length;
  const show = () => showCard(unit.card?.card ?? null, site.id);
  return (
    <button
      type="button"
      className={s.site}
      data-key={key}
      data-testid="site"
      data-now={now}
      data-mine={mine}
      data-theirs={theirs}
      data-captives={captives}
      data-to={group?.option.to === site.id}
      data-act={goal !== undefined || instead !== undefined || acting}
      data-busy={mine + theirs + captives + docked.length > 0}
      aria-pressed={now}
      onClick={click}
      onPointerEnter={show}
      onFocus={show}
      {...dropOn(goal, [])}
    >
      <b>{unit.name}</b>
      <span className={s.who}>
        {docked.map((u) => (
          <span key={u.key} className={s.hull} title={spoken(say('{name}, docked', { name: u.name }))}>
            {u.info && <Art svg={plan(u.info.facts, 'unit')} />}
          </span>
        ))}
        <Tally glyph="bars" n={captives} side="held" title={say('held here')} />
        <Tally glyph="crew" n={theirs} side="them" title={say('of the opponent’s')} />
        <Tally glyph="crew" n={mine} side="you" title={say('of yours')} />
      </span>
    </button>
  );
}

function Tally({ glyph, n, side, title }: { glyph: 'crew' | 'bars'; n: number; side: string; title: Words }) {
  if (n === 0) return null;
  return (
    <span className={s.tally} data-side={side} title={spoken(title)}>
      <Glyph name={glyph} size={12} />
      {n}
      <span className="hidden"> {title}</span>
    </span>
  );
}
