export { CardBack } from './CardBack.tsx';
export { CardFace } from './CardFace.tsx';
export { ChipLegend, type ChipSkill, CrewChip } from './CrewChip.tsx';
export type { Card, Values } from './card.ts';
export { MissionTile, type TileSize, type TileTerm } from './MissionTile.tsx';
export { TableCard } from './TableCard.tsx';
export { Unit, type UnitSize } from './Unit.tsx';
export { chipSkills, kindOf, TYPE_ORDER } from './words.ts';
