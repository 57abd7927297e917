// How two hands may end up matched once the last choices are made: each way with the outcomes that lead to it.
import type { PairingModule, Role } from './formats.ts';
import type { ModuleGames } from './module-games.ts';

/** Players by their places in the hands. */
interface LeafGame {
  readonly mine: number;
  readonly theirs: number;
  readonly role: Role;
}

export interface Leaves {
  /** The games of each. */
  readonly games: readonly (readonly LeafGame[])[];
  /** By the place of an outcome; below 0 where there is none. */
  readonly of: Int32Array;
  /** Room for what each is worth. */
  readonly values: Float64Array;
}

/** Of the module with the last choices, and the champions that may be left. */
export function leavesOf(games: ModuleGames, module: PairingModule, size: number, sameRoles: boolean): Leaves {
  games.begin(module, size);
  const of = new Int32Array(size ** (module.module === 'main' ? 6 : 4)).fill(-1);
  const numbers = new Map<string, number>();
  const found: LeafGame[][] = [];
  const add = (at: number, made: readonly LeafGame[]): void => {
    const left = (side: 'mine' | 'theirs') =>
      [...new Array(size).keys()].filter((player) => made.every((game) => game[side] !== player));
    const champions = left('theirs').map((theirs, i) => ({ mine: left('mine')[i], theirs, role: 'neutral' as const }));
    const all = [...made, ...champions].sort((one, other) => one.mine - other.mine);
    const key = all.map(({ theirs, role }) => (sameRoles ? theirs : `${theirs}${role}`)).join();
    const number = numbers.get(key) ?? found.push(all) - 1;
    numbers.set(key, number);
    of[at] = number;
  };
  const players = [...new Array(size).keys()];
  if (module.module === 'single') {
    const own = module.defender === 'mine';
    for (const mine of players)
      for (const theirs of players)
        add(own ? games.atSingle(mine, theirs) : games.atSingle(theirs, mine), [
          { mine, theirs, role: module.defender },
        ]);
  } else
    for (const d of players)
      for (const e of players)
        for (const x of players)
          for (const y of players) {
            if (x === e || y === d) continue;
            const made: LeafGame[] = [
              { mine: d, theirs: x, role: 'mine' },
              { mine: y, theirs: e, role: 'theirs' },
            ];
            if (module.module !== 'main') {
              add(games.at(d, e, x, 0, y, 0), made);
              continue;
            }
            for (const w of players)
              for (const z of players)
                if (w !== e && w !== x && z !== d && z !== y)
                  add(games.at(d, e, x, w, y, z), [...made, { mine: z, theirs: w, role: 'neutral' }]);
          }
  return { games: found, of, values: new Float64Array(found.length) };
}
