/** Names of players and of rules, as they stand everywhere on the page of an event. */
import type { EventPlayer, EventView } from '@spaceline/protocol';
import { addressOfRule, type Words } from '@spaceline/protocol/words';
import { Link } from 'wouter';
import { DeckEmblems } from '../decks/emblems.tsx';
import { personName } from '../people/name.ts';
import s from './events.module.css';

export const RuleLink = ({ id }: { id: string }) => (
  <Link href={addressOfRule(id)} className={s.rule} translate="no">
    {id}
  </Link>
);

const nameOf = (player: EventPlayer | undefined): Words => (player === undefined ? '' : personName(player));
export const nameIn = (e: EventView, id: string | null): Words => nameOf(e.entrants.find((x) => x.id === id));

export const PlayerName = ({
  player,
  won,
  bold,
}: {
  player: EventPlayer | undefined;
  won?: boolean;
  bold?: boolean;
}) => (
  <span className={s.player} data-won={won}>
    <DeckEmblems of={(player?.affiliations ?? []).slice(0, 1)} size={16} />
    <span>{bold ? <b>{nameOf(player)}</b> : nameOf(player)}</span>
  </span>
);
