/** Emblems of the affiliations, drawn by us. Box 24 x 24, stroke 1.7, round joins; checked at 72, 20, 15 and 13 px. */
import type { Affiliation } from '@spaceline/engine';

const SOLID = 'fill="currentColor"';

export const EMBLEM: Readonly<Record<Affiliation, string>> = {
  // an arch within an arch, a dot at the crown
  Bajoran: `<path d="M4 20.5V12a8 8 0 0 1 16 0v8.5M8.5 20.5V13a3.5 3.5 0 0 1 7 0v7.5"/><circle cx="12" cy="7" r="1.5" ${SOLID}/>`,
  // a lattice, its middle cell solid
  Borg: `<path d="M4 4h16v16H4zM4 9.3h16M4 14.7h16M9.3 4v16M14.7 4v16"/><path d="M9.3 9.3h5.4v5.4H9.3z" ${SOLID}/>`,
  // a stepped obelisk on a ground line
  Cardassian: '<path d="M4 20h16M6 20v-4h3v-4h2V5l1-2 1 2v7h2v4h3v4"/>',
  // a triangle holding a solid triangle, over a bar
  Dominion: `<path d="M12 3 20.5 18h-17z"/><path d="m12 9.2 3.3 6H8.7z" ${SOLID}/><path d="M5 21h14"/>`,
  // three worlds joined by three bars
  Federation:
    '<circle cx="12" cy="6.6" r="3.1"/><circle cx="6.4" cy="16.2" r="3.1"/><circle cx="17.6" cy="16.2" r="3.1"/><path d="m10.6 9.4-2.7 4.1M13.4 9.4l2.7 4.1M9.5 16.2h5"/>',
  // three ingots, one on two
  Ferengi: '<path d="M8.3 5h7.4l2 6H6.3zM3.6 13h6.6l1.3 6H2zM13.8 13h6.6l1.6 6h-9.5z"/>',
  // a bow, its arrow ready
  Hirogen: `<path d="M8.5 3.2a11.5 11.5 0 0 1 0 17.6M8.5 3.2 5.2 12l3.3 8.8M2.5 12h13"/><path d="m15.5 8.3 6 3.7-6 3.7z" ${SOLID}/>`,
  // three downward shards, the middle one short
  Kazon: '<path d="M3.5 5 8 19l2-9zM20.5 5 16 19l-2-9zM12 7l-2 7 2 6 2-6z"/>',
  // a deep chevron under a bar, a wedge in its mouth
  Klingon: `<path d="M3 4.5h18M4.5 9 12 20l7.5-11"/><path d="m9 9 3 4.4L15 9z" ${SOLID}/>`,
  // two arcs back to back, a dot between
  Neutral: `<path d="M4.5 3.5a11 11 0 0 1 0 17M19.5 3.5a11 11 0 0 0 0 17"/><circle cx="12" cy="12" r="1.9" ${SOLID}/>`,
  // a hollow diamond, a solid dot
  'Non-Aligned': `<path d="m12 3 9 9-9 9-9-9z"/><circle cx="12" cy="12" r="1.7" ${SOLID}/>`,
  // two half discs, shifted against each other
  Romulan: '<path d="M4 10.6a7.2 7.2 0 0 1 14.4 0zM5.6 13.4a7.2 7.2 0 0 0 14.4 0z"/>',
  // two roofs, a wedge rising from them
  Starfleet: `<path d="m3 20.5 9-6.5 9 6.5M5.5 14 12 9.3l6.5 4.7"/><path d="m9 6.8 3-4.3 3 4.3z" ${SOLID}/>`,
  // an open hexagon, a wedge grafted into the gap
  Vidiian: `<path d="M7.5 4.2h9L21 12l-4.5 7.8h-4.2M7.5 4.2 3 12"/><path d="m3.2 20.3 2.8-5.7 4.2 5.7z" ${SOLID}/>`,
  // a gate of reason: two questions in, one answer out
  Vulcan: `<path d="M6.5 4h4a8 8 0 0 1 0 16h-4zM2.5 8.5h4M2.5 15.5h4"/><circle cx="20.8" cy="12" r="1.4" ${SOLID}/>`,
};
