/** What the player is looking at and about to do: nothing of this is known to the server. */
import type { OptionView } from '@spaceline/protocol';
import { create } from 'zustand';
import type { Key } from './model/options.ts';

export interface Shown {
  /** printing id */
  printing: string;
  /** the card itself, where it is one of this game */
  card: number | null;
}

export interface Ui {
  /** the location that is opened below the band */
  open: number | null;
  /** the site of a station whose people are looked at */
  site: number | null;
  /** what was clicked, with its menu */
  selected: Key | null;
  /** a group to choose: who beams, who fires */
  group: { option: OptionView; chosen: number[] } | null;
  /** the option that Space would take, in a choice */
  picked: string | null;
  /** looks at the table although a choice is open */
  peek: boolean;
  /** was asked whether to end the turn with plays left */
  ending: boolean;
  /** the table lays out the seed cards */
  laying: boolean;
  /** the card in the inspector */
  shown: Shown | null;
  /** stays when the pointer leaves */
  pinned: boolean;
  /** encounters up to this line of the log have been looked at */
  read: number;
  /** an overlay */
  layer:
    | 'help'
    | 'menu'
    | 'discard'
    | 'discard-them'
    | 'table'
    | 'table-them'
    | 'report'
    | 'concede'
    | 'card'
    | 'log'
    | null;
  search: string;
  /** the rule whose text is open */
  rule: string | null;
  /** the phone's tab of the sheet */
  tab: string | null;
}

const START: Ui = {
  open: null,
  site: null,
  selected: null,
  group: null,
  picked: null,
  peek: false,
  ending: false,
  laying: false,
  shown: null,
  pinned: false,
  read: 0,
  layer: null,
  search: '',
  rule: null,
  tab: null,
};

export const useUi = create<Ui>()(() => START);
export const ui = {
  set: (part: Partial<Ui>): void => useUi.setState(part),
  get: (): Ui => useUi.getState(),
  /** a new table */
  reset: (read: number): void => useUi.setState({ ...START, read }),
  /** the question has changed: what was half done is forgotten */
  settle: (): void =>
    useUi.setState({ selected: null, group: null, picked: null, peek: false, ending: false, search: '' }),
  select: (key: Key | null): void => useUi.setState({ selected: key, group: null, ending: false }),
  show: (shown: Shown | null): void => {
    if (!useUi.getState().pinned) useUi.setState({ shown });
  },
  toggle: (id: number, max: number): void => {
    const { group } = useUi.getState();
    if (group === null) return;
    const { chosen } = group;
    if (chosen.includes(id)) useUi.setState({ group: { ...group, chosen: chosen.filter((x) => x !== id) } });
    else if (max === 1) useUi.setState({ group: { ...group, chosen: [id] } });
    else if (chosen.length < max) useUi.setState({ group: { ...group, chosen: [...chosen, id] } });
  },
};
