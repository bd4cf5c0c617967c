/** Does a crew staff its ship? Command icons need command people; staff icons take staff or command. */
import type { CardFacts } from '@spaceline/engine';
import type { Member } from './requirements.ts';

export interface Staffing {
  met: boolean;
  /** who fills which icon */
  by: { icon: string; who: string }[];
  /** icons that nobody fills */
  lacking: string[];
}

const has = (m: Member, icon: string): boolean => m.facts.icons.includes(icon);

export function staffing(ship: CardFacts, crew: readonly Member[]): Staffing {
  const free = [...crew];
  const by: Staffing['by'] = [];
  const lacking: string[] = [];
  // the icons that fewest can fill come first, staff last
  const icons = [...(ship.staffing ?? [])].sort((a, b) => Number(a === 'Stf') - Number(b === 'Stf'));
  for (const icon of icons) {
    let at = free.findIndex((m) => has(m, icon));
    if (at < 0 && icon === 'Stf') at = free.findIndex((m) => has(m, 'Cmd'));
    if (at < 0) lacking.push(icon);
    else by.push({ icon, who: free.splice(at, 1)[0].name });
  }
  const wantsMatch = ship.affiliations.length > 0 && !ship.affiliations.includes('Neutral');
  const match = crew.some((m) => {
    const worn = m.card.affiliation === null ? m.facts.affiliations : [m.card.affiliation];
    return worn.some((a) => (ship.affiliations as string[]).includes(a));
  });
  return { met: lacking.length === 0 && crew.length > 0 && (!wantsMatch || match), by, lacking };
}
