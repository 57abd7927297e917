// What players call the pieces, in English and German: in full, shortened as forums do, and by a single letter.
import { UNITS, type UnitId } from '../units.ts';

const OTHER_NAMES: { readonly [id in UnitId]?: readonly string[] } = {
  aa: ['aa', 'aaa', 'aagun', 'aaguns', 'antiair', 'flak', 'flaks'],
  inf: ['i', 'inf', 'infs', 'infantry', 'infanterie'],
  art: ['a', 'art', 'arts', 'arty', 'rtl', 'artillery', 'artilleries', 'artillerie'],
  arm: ['t', 'p', 'arm', 'armor', 'armour', 'armors', 'armours', 'tank', 'tanks', 'panzer'],
  fig: ['f', 'j', 'fig', 'figs', 'ftr', 'ftrs', 'fighter', 'fighters', 'jäger', 'jaeger'],
  bom: ['b', 'bom', 'bomb', 'bombs', 'bmb', 'bmr', 'bomber', 'bombers'],
  sub: ['s', 'u', 'sub', 'subs', 'ss', 'submarine', 'submarines', 'uboot', 'uboote', 'ubooten'],
  des: ['d', 'z', 'des', 'dest', 'dd', 'dds', 'destroyer', 'destroyers', 'zerstörer', 'zerstoerer', 'zer'],
  cru: ['c', 'k', 'cru', 'crus', 'ca', 'cruiser', 'cruisers', 'kreuzer', 'kre'],
  acc: ['acc', 'ac', 'cv', 'car', 'carrier', 'carriers', 'träger', 'traeger', 'flugzeugträger', 'flugzeugtraeger'],
  bat: ['bat', 'bats', 'bb', 'bbs', 'bs', 'battleship', 'battleships', 'schlachtschiff', 'schlachtschiffe'],
  dbat: ['dbat', 'dbb', 'damagedbattleship', 'damagedbattleships'],
  tra: ['tra', 'trn', 'trans', 'tp', 'tr', 'trp', 'transport', 'transports', 'transporter', 'transporters'],
};

const BY_NAME: ReadonlyMap<string, UnitId> = new Map([
  ...UNITS.flatMap(({ id, name, plural }) => [name, plural, id].map((word) => [simple(word), id] as const)),
  ...Object.entries(OTHER_NAMES).flatMap(([id, names]) => names.map((name) => [name, id as UnitId] as const)),
]);

/** Without capitals, hyphens, points and spaces. */
function simple(word: string): string {
  return word.toLowerCase().replace(/[-._\s]/g, '');
}

export function unitCalled(word: string): UnitId | undefined {
  return BY_NAME.get(simple(word));
}

/** The piece that was probably meant: the one known name a letter or two away. */
export function likelyUnit(word: string): UnitId | undefined {
  const given = simple(word);
  if (given.length < 3) return undefined;
  let best: UnitId | undefined;
  let least = given.length > 5 ? 3 : 2;
  for (const [name, id] of BY_NAME) {
    if (name.length < 3 || Math.abs(name.length - given.length) >= least) continue;
    const distance = lettersApart(given, name);
    if (distance < least) {
      least = distance;
      best = id;
    }
  }
  return best;
}

/** Letters to add, leave out, change, or exchange with their neighbour. */
function lettersApart(a: string, b: string): number {
  const rows = [Array.from({ length: b.length + 1 }, (_, n) => n)];
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1];
      row.push(Math.min(rows[i - 1][j] + 1, row[j - 1] + 1, rows[i - 1][j - 1] + (same ? 0 : 1)));
      const exchanged = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      if (exchanged) row[j] = Math.min(row[j], rows[i - 2][j - 2] + 1);
    }
    rows.push(row);
  }
  return rows[a.length][b.length];
}
