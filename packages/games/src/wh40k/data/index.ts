export { loadBuiltInCatalogue, type PackEdition } from './built-in.ts';
export { Catalogue, type DatasheetMatch } from './catalogue.ts';
export {
  type CatalogueFile,
  type Datasheet,
  type ModelProfile,
  parseCatalogueFile,
  type WeaponProfile,
} from './datasheet.ts';
