/** Tables in the middle of a full game, for what would take many turns to bring about: written as scenarios are. */

/** Ines' Deep Space 9 with its sites, and whom she holds there; Ravi's Jem'Hadar with their white, his infiltrator, his captive. */
export const FULL_TABLE = `
title: A station, captives, the white, an infiltrator
rules: []
players:
  A:
    points: 55
    hand: [Rinnak Pire, Bajoran Scout Vessel, Kevin Uxbridge]
    deck: [Furel x20]
    table: [{ card: Intruder Alert!, face-down: true }]
  B:
    points: 30
    hand: [Kilana x4]
    deck: [Kilana x20]
    table: [{ card: Intruder Alert!, face-down: true }]
spaceline:
  - mission: Characterize Neutrino Emissions
    owner: A
    seeds: [{ card: Armus - Skin of Evil, owner: B }, { card: Armus - Skin of Evil, owner: A }]
    A:
      facilities:
        - card: Deep Space 9
          sites:
            - { card: Ops, here: [Furel, Shakaar Edon] }
            - card: Commander's Office
            - card: Infirmary
            - card: Guest Quarters
            - card: Science Lab
            - card: Docking Ports
            - card: Security Holding Cell
              here:
                - "Odo [ds9]"
                - { card: "Weyoun [dom]", owner: B, captive: { of: A, held: brig } }
                - { card: Keevan, owner: B, captive: { of: A, held: escorted } }
            - card: Docking Pylons
              here: [Orta, { card: "Duran'Adar", owner: B }]
              docked: [{ ship: Assault Vessel, crew: [General Krim, Mora Pol, Anara] }]
  - mission: Archanis Dispute
    owner: B
    A:
      ships: [{ card: Bajoran Interceptor, crew: [Lenaris Holem, Kallis Ven, { card: "Kira Founder [dom]", owner: B, infiltrating: true, affiliation: Bajoran }] }]
      planet: [{ card: Eris, owner: B, captive: { of: A, held: unattended } }]
    B:
      planet: ["Oken'alak", "Remata'Klan", { card: Ketracel-White, countdown: 1 }, { card: Ketracel-White, countdown: 2 }]
  - mission: Betazed Invasion
    owner: B
    B:
      ships:
        - card: Jem'Hadar Attack Ship
          crew: ["Omet'iklan", "Virak'kara", { card: Nalan Bal, owner: A, captive: { of: B, held: escorted } }]
      planet:
        - { card: Surmak Ren, owner: A, captive: { of: B, held: trap, by: Cardassian Trap } }
  - mission: Impose Order
    owner: A
    A:
      facilities:
        - { card: Empok Nor, uncontrolled: true, seeds: [{ card: Armus - Skin of Evil, owner: B }, { card: Armus - Skin of Evil, owner: A }], sites: [{ card: Ops }] }
turn: { player: A, number: 14, segment: orders }
steps: []
`;

/** Twelve missions in two quadrants, a wormhole between them; side decks; Ines' station, Ravi's depots. */
export const TWO_QUADRANTS = `
title: Twelve missions in two quadrants
format: full
rules: []
players:
  A:
    points: 55
    solved: [Acquire Illicit Explosives, Relocate Settlers]
    hand: [Shakaar Edon, Bajoran Scout Vessel, Bajoran Phaser, Distortion of Space/Time Continuum, Kevin Uxbridge, Weld Ram]
    deck: [Furel x26]
    tactics: [Photon Torpedo x12]
    discard: [Furel]
    table: [{ card: Intruder Alert!, face-down: true }]
  B:
    points: 30
    solved: [Study Plasma Storm]
    hand: [Kilana x6]
    deck: [Kilana x31]
    tactics: [Photon Torpedo x12]
    table: [{ card: Intruder Alert!, face-down: true }]
spaceline:
  - mission: Archanis Dispute
    owner: B
    seeds: [{ card: Armus - Skin of Evil, owner: A }, { card: Armus - Skin of Evil, owner: B }]
    B: { ships: [{ card: Jem'Hadar Warship, crew: ["Omet'iklan", "Virak'kara"] }], planet: ["Oken'alak", "Remata'Klan"] }
  - { mission: Acquire Illicit Explosives, owner: A }
  - mission: Characterize Neutrino Emissions
    owner: A
    seeds: [{ card: Armus - Skin of Evil, owner: B }, { card: Armus - Skin of Evil, owner: A }]
    A:
      facilities:
        - card: Deep Space 9
          sites:
            - { card: Ops, here: [Anara, Rinnak Pire] }
            - card: Commander's Office
            - { card: Infirmary, here: [Surmak Ren] }
            - card: Guest Quarters
            - card: Science Lab
            - card: Security Holding Cell
              here: ["Odo [ds9]", { card: "Weyoun [dom]", owner: B, captive: { of: A, held: brig } }]
            - card: Docking Ports
              docked: [{ ship: Assault Vessel, crew: [General Krim, Nalan Bal, Mora Pol, Kallis Ven] }]
            - card: Docking Pylons
      ships: [{ card: Bajoran Interceptor, crew: [Lenaris Holem, Orta] }]
    B: { ships: [{ card: Jem'Hadar Attack Ship, crew: [Keevan, Eris, Kilana, "Duran'Adar"] }] }
  - mission: Relocate Settlers
    owner: A
    A: { facilities: [{ card: Bajoran Outpost, crew: [Furel, Furel] }] }
  - { card: Bajoran Wormhole, owner: A }
  - { mission: Study Plasma Storm, owner: B }
  - mission: Construct Depot
    owner: B
    seeds: [{ card: Armus - Skin of Evil, owner: A }]
    B: { facilities: [{ card: Remote Supply Depot, crew: [Kilana] }] }
  - { mission: Betazed Invasion, owner: B, seeds: [{ card: Armus - Skin of Evil, owner: A }] }
  - { mission: Aid Fugitives, owner: B }
  - mission: Colony Preparations
    owner: A
    seeds: [{ card: Armus - Skin of Evil, owner: B }]
    A: { ships: [{ card: Bajoran Scout Vessel, crew: [Trazko] }] }
  - { card: Bajoran Wormhole, owner: A }
  - { mission: Survey Star System, owner: A }
  - mission: Camping Trip
    owner: A
    B: { ships: [{ card: Jem'Hadar Attack Ship, crew: [Kilana, Eris] }] }
  - mission: Rescue Founder
    owner: B
    B: { facilities: [{ card: Remote Supply Depot, crew: [Kilana] }] }
turn: { player: A, number: 14, segment: orders }
steps: []
`;

/**
 * The same, one mission away from 100 points: it is in the other quadrant, and who solves it is docked at the station. Nobody of
 * Ravi's needs the white, so nothing is asked in between.
 */
export const LAST_MISSION = TWO_QUADRANTS.replace('points: 55', 'points: 75')
  .replace('Mora Pol, Kallis Ven]', 'Mora Pol, Kallis Ven, Bareil Antos]')
  .replaceAll('facilities: [{ card: Remote Supply Depot, crew: [Kilana] }]', 'planet: [Kilana]')
  .replaceAll(/"(Omet'iklan|Virak'kara|Oken'alak|Remata'Klan|Duran'Adar)"/g, 'Kilana');

/** Ilon Tandro can capture Kang, and take him to the Brig of the Keldon; Taitt lies beside Sarita Carson, and can be rescued. */
export const CAPTURE = `
title: Capture, Brig, rescue
rules: []
players:
  A: { hand: [Telle], deck: [Telle x20] }
  B: { hand: [Atul], deck: [Atul x20] }
spaceline:
  - mission: Archanis Dispute
    owner: A
    A:
      planet: [{ card: Ilon Tandro, affiliation: Cardassian }]
      ships: [{ card: Keldon, crew: [Telle, Macet], on: [Holding Cell Door] }]
    B:
      planet: [Kang]
  - mission: Betazed Invasion
    owner: B
    A: { planet: [{ card: Taitt, owner: B, captive: { of: A, held: unattended } }] }
    B: { planet: [Sarita Carson] }
turn: { player: A, number: 5, segment: orders }
steps: []
`;

/** Leyton Founder stands with Keogh's team. */
export const INFILTRATION = `
title: An infiltration
rules: []
players:
  A: { hand: [Eris], deck: [Eris x20] }
  B: { hand: [Giusti], deck: [Giusti x20] }
spaceline:
  - mission: Investigate Coup
    owner: B
    A: { planet: [Leyton Founder] }
    B: { planet: [Keogh, Sarita Carson] }
turn: { player: A, number: 5, segment: orders }
steps: []
`;

/** An answer to an answer: the Distortion is played, Quinn nullifies it, Amanda Rogers nullifies Quinn. */
export const ANSWERS = `
title: The answer to the answer
rules: []
players:
  A: { hand: [Distortion of Space/Time Continuum, Amanda Rogers], deck: [Narret x20] }
  B: { hand: [Quinn], deck: [Narret x20] }
spaceline:
  - mission: Liberation
    owner: A
    A: { ships: [{ card: Kazon Raider, stopped: true, crew: [Narret] }] }
turn: { player: A, number: 3, segment: orders }
steps: []
`;

/** Ines' drones over a planet of Ravi's, with an objective in hand; a dilemma and an artifact to meet; a place in another time. */
export const COLLECTIVE = `
title: A planet is scouted, a probe turned up, the planet assimilated
rules: []
players:
  A:
    hand: [Assimilate Planet, Six of Eleven, Two of Nineteen]
    deck: [Kes, Five of Eleven, Kes x12]
  B: { hand: [Carol Marcus], deck: [Kes x12] }
spaceline:
  - { mission: Khitomer Research, owner: B }
  - mission: Avert Disaster
    owner: B
    seeds: [{ card: Armus - Skin of Evil, owner: B }, { card: The Earring of Li Nalas, owner: B }]
    A:
      ships: [{ card: Borg Sphere, crew: [Six of Eleven, Five of Eleven, Two of Nineteen] }]
    B:
      planet: [Leah Brahms]
      ships: [{ card: U.S.S. Hood, crew: [Data, Giusti] }]
  - { mission: Archanis Dispute, owner: A }
  - { card: Camp Khitomer, owner: B, B: { planet: [Dr. Chapel] } }
turn: { player: A, number: 3, segment: play }
steps: []
`;
