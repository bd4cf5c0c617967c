/** What the player is looking at and about to do: nothing of this is known to the server. */
import type { Reason, Spot } from '@spaceline/engine';
import type { JourneyStep, OptionView } from '@spaceline/protocol';
import { create } from 'zustand';
import type { Key } from './model/options.ts';

export interface Shown {
  /** printing id */
  printing: string;
  /** the card itself, where it is one of this game */
  card: number | null;
}

/** The turn is about to end, a phase to be passed, or the first order to be given. */
export type Sure = { what: 'end-turn' | 'pass' } | { what: 'order'; option: OptionView; first?: number };

/** Not asked again: `turn` is the turn it holds for, null for the whole game; `card` a printing, null for whatever there is. */
export interface Muted {
  prompt: string;
  turn: number | null;
  card: string | null;
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
  /** response windows that this player has passed for the rest of a turn, or of the game with a card */
  muted: readonly Muted[];
  /** several orders in one go, to be looked at before they are given: who goes (null: everybody who can) to which mission */
  journey: { location: number; who: readonly number[] | null } | null;
  /** an attempt that is looked at before it is made */
  trying: OptionView | null;
  /** such orders that are being given, one after the other */
  giving: { steps: readonly JourneyStep[]; next: number } | null;
  /** what was selected may not go where was clicked */
  refused: { card: number; to: Spot; why: Reason } | null;
  /** asked once before something is lost: what is about to be done */
  sure: Sure | null;
  /** the game is over, and its table is looked at rather than its result */
  looking: boolean;
  /** the seed phase in which the table seeds for the player */
  laying: string | null;
  /** what could still be seeded when the table knew no place for it */
  leftOver: string | null;
  /** a seed card about to be laid where it does not belong */
  warned: OptionView | null;
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
  /** the line of talk that a report is about */
  about: number | null;
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
  muted: [],
  journey: null,
  trying: null,
  giving: null,
  refused: null,
  sure: null,
  looking: false,
  laying: null,
  leftOver: null,
  warned: null,
  shown: null,
  pinned: false,
  read: 0,
  layer: null,
  about: null,
  search: '',
  rule: null,
  tab: null,
};

export const useUi = create<Ui>()(() => START);
export const ui = {
  set: (part: Partial<Ui>): void => useUi.setState(part),
  get: (): Ui => useUi.getState(),
  /** a new table */
  reset: (read: number): void => useUi.setState(({ looking }) => ({ ...START, looking, read })),
  /** the question has changed: what was half done is forgotten */
  settle: (): void =>
    useUi.setState({
      selected: null,
      group: null,
      picked: null,
      peek: false,
      journey: null,
      trying: null,
      refused: null,
      sure: null,
      warned: null,
      search: '',
    }),
  select: (key: Key | null): void =>
    useUi.setState({
      selected: key,
      group: null,
      journey: null,
      trying: null,
      refused: null,
      sure: null,
      warned: null,
    }),
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
