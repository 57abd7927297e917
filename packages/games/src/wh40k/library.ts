// Datasheets and army lists: those that come along, those of a file, and what a battle takes from them.
export * from './data/index.ts';
export * from './import/army.ts';
export { buildCatalogue, withKnownDetails } from './import/catalogue-build.ts';
export { importArmy } from './import/index.ts';
export * from './import/library.ts';
