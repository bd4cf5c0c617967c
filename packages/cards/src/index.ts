import { type Catalogue, makeCatalogue } from '@spaceline/engine';
import { FACTS } from './all-facts.ts';
import { DEFINITIONS, nameOfDefinition } from './definitions.ts';

/** Every card there is. */
export const catalogue: Catalogue = makeCatalogue(FACTS, DEFINITIONS);
export { isConverted } from './converted.ts';
export { catalogueAsOf, ERRATA, type Erratum, erratumOf, RULING_DATES, RULINGS_OF } from './errata.ts';
export { cardText } from './text.ts';
export { DEFINITIONS, FACTS, nameOfDefinition };
