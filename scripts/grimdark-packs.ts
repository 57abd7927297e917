// `npm run packs`: writes the Grimdark Future rule table from its YAML packs.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { packsSource } from '../packages/games/src/grimdark/packs/compile.ts';

const folder = new URL('../packages/games/src/grimdark/', import.meta.url);
const packs = new URL('packs/', folder);
const names = readdirSync(packs).filter((name) => name.endsWith('.yaml'));
const files = Object.fromEntries(names.map((name) => [name, readFileSync(new URL(name, packs), 'utf8')]));
writeFileSync(new URL('packs.generated.ts', folder), packsSource(files));
