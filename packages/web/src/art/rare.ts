/** How to draw the kinds of cards that no table shows from the start. */
import type { CardFacts } from '@spaceline/engine';
import { artifact } from './artifacts.ts';
import { doorway } from './doorways.ts';
import { equipment } from './equipment.ts';
import { incident } from './incidents.ts';
import type { CommonKind } from './index.ts';
import { objective } from './objectives.ts';
import type { Painter } from './picture.ts';
import { dilemma, event, interrupt } from './signals.ts';
import { site } from './sites.ts';
import { tactic } from './tactics.ts';
import { timeLocation } from './time-locations.ts';
import { tribble } from './tribbles.ts';

export const RARE: Record<Exclude<CardFacts['type'], CommonKind>, Painter> = {
  Dilemma: dilemma,
  Event: event,
  Interrupt: interrupt,
  Equipment: equipment,
  Incident: incident,
  Objective: objective,
  Doorway: doorway,
  Artifact: artifact,
  Site: site,
  'Time Location': timeLocation,
  Tactic: tactic,
  Tribble: tribble,
  Trouble: tribble,
};
