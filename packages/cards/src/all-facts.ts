/** The facts of every First Edition set, the oldest first. */
import type { CardFacts } from '@spaceline/engine';
import s1anth from '../facts/1anth.json' with { type: 'json' };
import s2anth from '../facts/2anth.json' with { type: 'json' };
import s2pg from '../facts/2pg.json' with { type: 'json' };
import agt from '../facts/agt.json' with { type: 'json' };
import armada from '../facts/armada.json' with { type: 'json' };
import au from '../facts/au.json' with { type: 'json' };
import awayteam from '../facts/awayteam.json' with { type: 'json' };
import bog from '../facts/bog.json' with { type: 'json' };
import borg from '../facts/borg.json' with { type: 'json' };
import dom from '../facts/dom.json' with { type: 'json' };
import ds9 from '../facts/ds9.json' with { type: 'json' };
import efc from '../facts/efc.json' with { type: 'json' };
import enterprise from '../facts/enterprise.json' with { type: 'json' };
import ep from '../facts/ep.json' with { type: 'json' };
import faj from '../facts/faj.json' with { type: 'json' };
import fc from '../facts/fc.json' with { type: 'json' };
import ha from '../facts/ha.json' with { type: 'json' };
import mm from '../facts/mm.json' with { type: 'json' };
import otsd from '../facts/otsd.json' with { type: 'json' };
import premiere from '../facts/premiere.json' with { type: 'json' };
import qc from '../facts/qc.json' with { type: 'json' };
import ref from '../facts/ref.json' with { type: 'json' };
import roa from '../facts/roa.json' with { type: 'json' };
import sd2 from '../facts/sd2.json' with { type: 'json' };
import tmp from '../facts/tmp.json' with { type: 'json' };
import twt from '../facts/twt.json' with { type: 'json' };
import twt_starter from '../facts/twt-starter.json' with { type: 'json' };
import voy from '../facts/voy.json' with { type: 'json' };

const SETS: readonly unknown[] = [
  premiere,
  s2pg,
  au,
  qc,
  s1anth,
  faj,
  fc,
  awayteam,
  otsd,
  ds9,
  sd2,
  dom,
  bog,
  roa,
  s2anth,
  armada,
  twt,
  twt_starter,
  mm,
  ref,
  ep,
  voy,
  borg,
  ha,
  tmp,
  efc,
  agt,
  enterprise,
];

export const FACTS: readonly CardFacts[] = SETS.flatMap((set) => set as CardFacts[]);
