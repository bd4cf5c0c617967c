/** The facts of every First Edition set, the oldest first, and of the Second Edition cards that First Edition can be played with. */
import type { CardFacts } from '@spaceline/engine';
import s1anth from '../facts/1anth.json' with { type: 'json' };
import s2anth from '../facts/2anth.json' with { type: 'json' };
import second_ap from '../facts/2e-ap.json' with { type: 'json' };
import second_bg from '../facts/2e-bg.json' with { type: 'json' };
import second_ca from '../facts/2e-ca.json' with { type: 'json' };
import second_cl from '../facts/2e-cl.json' with { type: 'json' };
import second_dm from '../facts/2e-dm.json' with { type: 'json' };
import second_en from '../facts/2e-en.json' with { type: 'json' };
import second_ft from '../facts/2e-ft.json' with { type: 'json' };
import second_ge from '../facts/2e-ge.json' with { type: 'json' };
import second_imd from '../facts/2e-imd.json' with { type: 'json' };
import second_ne from '../facts/2e-ne.json' with { type: 'json' };
import second_promo from '../facts/2e-promo.json' with { type: 'json' };
import second_r2 from '../facts/2e-r2.json' with { type: 'json' };
import second_se from '../facts/2e-se.json' with { type: 'json' };
import second_sw from '../facts/2e-sw.json' with { type: 'json' };
import second_tv from '../facts/2e-tv.json' with { type: 'json' };
import second_wylb from '../facts/2e-wylb.json' with { type: 'json' };
import second_x from '../facts/2e-x.json' with { type: 'json' };
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
  second_se,
  second_ca,
  second_ne,
  second_bg,
  second_en,
  second_sw,
  second_r2,
  second_x,
  second_ft,
  second_promo,
  second_ap,
  second_dm,
  second_ge,
  second_cl,
  second_imd,
  second_tv,
  second_wylb,
];

export const FACTS: readonly CardFacts[] = SETS.flatMap((set) => set as CardFacts[]);
