// The catalogue that comes with Oddsmith, unpacked when it is first asked for.
import { bytesOf, MOST_BYTES, textOf } from '../../lists/deflated-text.ts';
import { inflateStream, nodeInflater } from '../../lists/inflate.ts';
import { addedSheets } from './added-sheets.table.ts';
import { Catalogue } from './catalogue.ts';
import type { CatalogueFile } from './datasheet.ts';
import { unpackCatalogue } from './pack.ts';

export const PACK_EDITIONS = ['10', '11'] as const;
export type PackEdition = (typeof PACK_EDITIONS)[number];

/** Deflated texts in base85. */
interface Pack {
  readonly core: string;
  readonly details: readonly string[];
}

/** Each pack is loaded when its edition is first asked for. */
const packs: { readonly [edition in PackEdition]: () => Promise<Pack> } = {
  '10': () => import('./pack-10.table.ts'),
  '11': () => import('./pack-11.table.ts'),
};
const loaded = new Map<PackEdition, Promise<Catalogue>>();

export function loadBuiltInCatalogue(edition: PackEdition = '10'): Promise<Catalogue> {
  const before = loaded.get(edition);
  if (before !== undefined) return before;
  const loading = packs[edition]().then(async (pack) => withAdded(await unpacked(pack)));
  loaded.set(edition, loading);
  return loading;
}

/** Sheets that no file had when the packs were made. */
function withAdded(file: CatalogueFile): Catalogue {
  return new Catalogue({ ...file, datasheets: [...file.datasheets, ...addedSheets] });
}

async function unpacked({ core, details }: Pack): Promise<CatalogueFile> {
  const atOnce = nodeInflater();
  if (atOnce !== undefined) {
    const inflated = (packed: string) => textOf(atOnce(bytesOf(packed), 'deflate', MOST_BYTES));
    return unpackCatalogue(inflated(core), (faction) => inflated(details[faction]));
  }
  // A browser inflates in streams alone, so everything is unpacked before anything is asked for.
  const [first, ...texts] = await Promise.all(
    [core, ...details].map(async (packed) => textOf(await inflateStream(bytesOf(packed), 'deflate', MOST_BYTES))),
  );
  return unpackCatalogue(first, (faction) => texts[faction]);
}
