/** Specimens: what the table is built of, in every state it can have. Names and numbers here stand for any others. */
import type { ReactNode } from 'react';
import { AFFILIATION, AFFILIATIONS } from '../art/index.ts';
import {
  type Card,
  CardBack,
  CardFace,
  ChipLegend,
  type ChipSkill,
  CrewChip,
  chipSkills,
  MissionTile,
  TableCard,
  Unit,
} from '../cards/index.ts';
import {
  Button,
  Count,
  Emblem,
  KeyCap,
  Panel,
  Phases,
  Pill,
  QuestionBar,
  SectionHead,
  Strip,
  StripGap,
} from '../design/index.ts';
import styles from './Pieces.module.css';

const Part = ({ title, note, children }: { title: string; note?: string; children: ReactNode }) => (
  <section className={styles.part}>
    <SectionHead title={title} note={note} />
    {children}
  </section>
);

const FACES = [
  "B'Elanna Torres",
  'Culluh',
  'U.S.S. Voyager',
  'Nekrit Supply Depot',
  'Stop Bombardment',
  'Inversion Mystery',
  'Astral Eddy',
  'Hanonian Land Eel',
  "Captain's Log",
  'Distortion of Space/Time Continuum',
  'Starfleet Type II Phaser',
  'Phaser Banks',
];

/** A card by its title, that of the Voyager set where there are several. */
type Find = (title: string) => Card | undefined;

export function Pieces({ cards }: { cards: readonly Card[] }) {
  const card: Find = (title) =>
    cards.find((c) => c.facts.title === title && c.facts.set === 'voy') ?? cards.find((c) => c.facts.title === title);
  return (
    <>
      <Faces card={card} />
      <OnTable card={card} />
      <Questions />
      <Strips />
      <Locations card={card} />
      <Units card={card} />
      <Crew card={card} />
      <Hand card={card} />
      <SmallParts />
    </>
  );
}

function Faces({ card }: { card: Find }) {
  return (
    <Part title="Card faces" note="full size, 216 × 302">
      <div className={styles.faces}>
        {FACES.map((title) => {
          const found = card(title);
          return found && <CardFace key={title} card={found} />;
        })}
      </div>
    </Part>
  );
}

function OnTable({ card }: { card: Find }) {
  return (
    <Part title="On the table" note="104 × 146, its own drawing rather than a shrunk card">
      <div className={styles.faces}>
        {FACES.map((title) => (
          <Held key={title} card={card(title)} />
        ))}
      </div>
    </Part>
  );
}

function Questions() {
  return (
    <Part title="Question bar" note="one question at a time, in one place">
      <QuestionBar
        who="Your move"
        when="Turn 7, orders"
        question="Who beams down to Stop Bombardment?"
        note="B’Elanna Torres and Ayala chosen. Voyager stays staffed."
      >
        <Button hotkey="A">Everyone</Button>
        <Button hotkey="Esc">Cancel</Button>
        <Button primary hotkey="Space">
          Beam 2 down
        </Button>
      </QuestionBar>
      <QuestionBar
        waiting
        who="Ravi’s move"
        when="Turn 8, orders"
        question="Ravi chooses who meets Hull Breach."
        note="You are asked next only if someone volunteers."
      />
    </Part>
  );
}

function Strips() {
  return (
    <Part title="Strips" note="who plays, what wins, what is left">
      <Strip side="opponent" name="Ravi" note="Kazon" emblem={<Emblem of="Kazon" size={20} />}>
        <Pill tone="copper" glyph="check">
          Planet
        </Pill>
        <Pill glyph="space">Space</Pill>
        <Count value={35} label="points" />
        <StripGap />
        <Count glyph="hand" value={7} label="hand" />
        <Count glyph="deck" value={11} label="deck" />
        <Count glyph="discard" value={4} label="discard" />
        <Count glyph="clock" value="14:05" />
      </Strip>
      <Strip side="you" name="Ines" note="you" emblem={<Emblem of="Federation" size={20} />}>
        <Pill glyph="planet">Planet</Pill>
        <Pill tone="ice" glyph="check">
          Space
        </Pill>
        <Count value={30} label="points" />
        <StripGap />
        <Phases phases={['Play', 'Orders', 'End']} now={1} />
        <Count glyph="clock" value="12:41" />
      </Strip>
    </Part>
  );
}

function Locations({ card }: { card: Find }) {
  return (
    <Part title="Locations" note="150 × 130">
      <div className={styles.row}>
        <Tile card={card('Catalog Phenomena')} owner="you" seeds={0} solved={{ by: 'you' }} />
        <Tile card={card('Ambush Ship')} owner="opponent" seeds={3} />
        <Tile card={card('Stop Bombardment')} owner="you" seeds={0} open />
        <Tile card={card('Combat Training')} owner="opponent" seeds={0} solved={{ by: 'opponent', name: 'Ravi' }} />
        <Tile card={card('Inversion Mystery')} owner="you" seeds={4} />
        <Tile card={card('Kazon Conference')} owner="opponent" seeds={1} fresh />
        <Tile card={card('Investigate Quantum Singularity')} owner="both" seeds={6} />
      </div>
      <div className={styles.row}>
        <Tile
          card={card('Stop Bombardment')}
          size="phone"
          owner="you"
          seeds={0}
          open
          terms={[
            { text: 'Leadership', state: 'met' },
            { text: 'ENGINEER', state: 'met' },
            { text: 'Geology', state: 'met' },
            { text: 'Astrophysics', state: 'pending' },
          ]}
        />
        <Tile card={card('Salvage Operation')} size="phone" owner="opponent" seeds={2} />
        <Tile card={card('Revive Settlers')} size="phone" owner="you" seeds={0} solved={{ by: 'you' }} />
      </div>
    </Part>
  );
}

function Units({ card }: { card: Find }) {
  const factsOf = (title: string) => card(title)?.facts;
  return (
    <Part title="Units" note="150 × 42, the opponent’s look the other way">
      <div className={styles.row}>
        <Unit facts={factsOf('Nekrit Supply Depot')} name="Nekrit Supply Depot" side="you" fact="SHIELDS 32" crew={3} />
        <Unit facts={factsOf('Delta Flyer')} name="Delta Flyer" side="you" fact="RANGE 3 of 8" crew={2} range={3 / 8} />
        <Unit
          facts={factsOf('U.S.S. Voyager')}
          name="U.S.S. Voyager"
          side="you"
          fact="RANGE 6 of 9"
          crew={6}
          range={6 / 9}
          state="chosen"
        />
        <Unit facts={factsOf('U.S.S. Equinox')} name="U.S.S. Equinox" side="you" fact="RANGE 7" crew={4} state="can" />
        <Unit glyph="planet" name="Away team" side="you" fact="2 stopped" crew={4} />
        <Unit
          facts={factsOf('Vidiian Cruiser')}
          name="Vidiian Cruiser"
          side="you"
          fact="RANGE 7"
          crew={3}
          state="stopped"
        />
        <Unit facts={factsOf('Kazon Raider')} name="Kazon Raider" side="opponent" fact="in orbit" crew={2} />
        <Unit
          facts={factsOf('Kazon Warship')}
          name="Kazon Warship"
          side="opponent"
          fact="RANGE 8"
          crew={5}
          hull={0.6}
        />
        <Unit facts={factsOf('Kazon Outpost')} name="Kazon Outpost" side="opponent" fact="SHIELDS 34" crew={2} />
        <Unit glyph="planet" name="Away team" side="opponent" fact="on the planet" crew={3} />
      </div>
    </Part>
  );
}

function Crew({ card }: { card: Find }) {
  return (
    <Part title="Crew" note="filled counts now, outlined would count">
      <div className={styles.legend}>
        <ChipLegend />
      </div>
      <div className={styles.chips}>
        <Chip card={card('Chakotay')} lit={['Leadership']} />
        <Chip card={card('Vorik')} lit={['ENGINEER', 'Geology']} />
        <Chip card={card("B'Elanna Torres")} lit={['ENGINEER', 'Astrophysics']} state="chosen" />
        <Chip card={card('Ayala')} lit={['Astrophysics']} state="chosen" />
        <Chip card={card('Kathryn Janeway')} would={['Leadership', 'Astrophysics']} />
        <Chip card={card('Tom Paris')} would={['ENGINEER', 'Astrophysics']} />
        <Chip card={card('Noah Lessing')} state="stopped" />
        <Chip card={card('Mariah Henley')} state="stopped" word="Disabled" />
        <Chip card={card('Culluh')} would={['Leadership']} />
        <Chip card={card('Danara Pel')} />
        <Chip card={card('The Doctor')} />
        <Chip card={card('Rudolph Ransom')} lit={['SCIENCE']} />
      </div>
      <div className={styles.phoneChips}>
        <Chip card={card("B'Elanna Torres")} lit={['ENGINEER', 'Astrophysics']} state="chosen" size="phone" />
        <Chip card={card('Kathryn Janeway')} would={['Leadership', 'Astrophysics']} size="phone" />
        <Chip card={card('Noah Lessing')} state="stopped" size="phone" />
      </div>
    </Part>
  );
}

function Hand({ card }: { card: Find }) {
  return (
    <Part title="Hand" note="what may be played glows; the glow stands still">
      <div className={styles.row}>
        <Held card={card('Samantha Wildman')} state="dim" />
        <Held card={card('Tuvok')} state="dim" />
        <Held card={card('U.S.S. Intrepid')} state="can" tag="Play at the outpost" />
        <Held card={card("Captain's Log")} state="can" />
        <Held card={card('Starfleet Type II Phaser')} state="chosen" />
        <Held card={card('Escape Pod')} fresh />
        <Held card={card('Distortion of Space/Time Continuum')} />
        <Held card={card('Hull Breach')} side="opponent" />
        <Held card={card('Phaser Banks')} side="you" />
        {(['draw', 'seed', 'tactics', 'tent', 'q', 'tribbles'] as const).map((kind) => (
          <CardBack key={kind} kind={kind} count={kind === 'draw' ? 13 : 1} />
        ))}
      </div>
    </Part>
  );
}

function SmallParts() {
  return (
    <Part title="Small parts">
      <div className={styles.row}>
        <Button primary hotkey="Space">
          End turn
        </Button>
        <Button hotkey="U">Undo</Button>
        <Button disabled>Not now</Button>
        <Button quiet>Watch Ravi’s turn</Button>
        <KeyCap>Space</KeyCap>
        <Pill tone="ice" glyph="check">
          Solved
        </Pill>
        <Pill tone="copper">Ravi</Pill>
        <Pill tone="amber">Your move</Pill>
        <Pill tone="alert">Hit</Pill>
        <Pill tone="outline-ice">would count</Pill>
        <Pill tone="outline-amber">once they arrive</Pill>
      </div>
      <div className={styles.emblems}>
        {AFFILIATIONS.map((a) => (
          <span key={a}>
            <Emblem of={a} size={72} />
            <Emblem of={a} size={20} />
            <Emblem of={a} size={15} />
            <Emblem of={a} size={13} />
            <b style={{ color: AFFILIATION[a].colour }}>{AFFILIATION[a].code}</b>
            <em>{a}</em>
          </span>
        ))}
      </div>
      <div className={styles.panel}>
        <Panel title="Captain’s log" end={<KeyCap>L</KeyCap>}>
          <p className={styles.empty}>Nothing has happened yet. The first move is Ravi’s.</p>
        </Panel>
      </div>
    </Part>
  );
}

type TileProps = Omit<Parameters<typeof MissionTile>[0], 'card'> & { card: Card | undefined };
const Tile = ({ card, ...rest }: TileProps) => (card ? <MissionTile card={card} {...rest} /> : null);

type HeldProps = Omit<Parameters<typeof TableCard>[0], 'card'> & { card: Card | undefined };
const Held = ({ card, ...rest }: HeldProps) => (card ? <TableCard card={card} {...rest} /> : null);

interface ChipProps {
  card: Card | undefined;
  lit?: readonly string[];
  would?: readonly string[];
  state?: 'plain' | 'chosen' | 'stopped';
  word?: string;
  size?: 'desk' | 'phone';
}

function Chip({ card, lit = [], would = [], ...rest }: ChipProps) {
  if (!card) return null;
  const f = card.facts;
  const skills: ChipSkill[] = chipSkills(f).map((s) => ({
    ...s,
    state: lit.includes(s.name) ? 'lit' : would.includes(s.name) ? 'would' : undefined,
  }));
  return (
    <CrewChip
      name={f.title}
      affiliation={f.affiliations[0] ?? 'Non-Aligned'}
      badge={f.icons.includes('Cmd') ? 'command' : f.icons.includes('Stf') ? 'staff' : undefined}
      numbers={[f.integrity ?? '–', f.cunning ?? '–', f.strength ?? '–']}
      skills={skills}
      {...rest}
    />
  );
}
