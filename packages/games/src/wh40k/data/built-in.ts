// The catalogue that comes with Oddsmith, unpacked when it is first asked for.
import { inflateSync, strFromU8 } from 'fflate';
import { Catalogue } from './catalogue.ts';
import type { CatalogueFile } from './datasheet.ts';

/** In every browser and in Node; the core libraries do not declare it. */
declare function atob(base64: string): string;

let loaded: Promise<Catalogue> | undefined;

export function loadBuiltInCatalogue(): Promise<Catalogue> {
  loaded ??= import('./pack.table.ts').then(({ pack }) => new Catalogue(unpack(pack)));
  return loaded;
}

function unpack(base64: string): CatalogueFile {
  const binary = atob(base64);
  const bytes = new Uint8Array(binary.length);
  for (let i = 0; i < binary.length; i++) bytes[i] = binary.charCodeAt(i);
  return JSON.parse(strFromU8(inflateSync(bytes))) as CatalogueFile;
}
