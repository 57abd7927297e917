// What the pairings of two armies come to: a row for every attacker, and the best answer to every defender.

interface Named {
  readonly id: string;
  readonly name: string;
}

export interface Fought {
  readonly attacker: Named;
  readonly defender: Named;
  readonly win: number;
  readonly draw: number;
  readonly loss: number;
}

/** Pairings come row by row: all defenders of the first attacker, then of the second. */
export function aggregates(fought: readonly Fought[]) {
  return {
    row_aggregates: [...grouped(fought, 'attacker').values()].map(rowOf),
    best_counters: Object.fromEntries([...grouped(fought, 'defender').values()].map(counterOf)),
  };
}

/** A unit is chosen by its id: the same id is the same unit. */
function grouped(fought: readonly Fought[], side: 'attacker' | 'defender'): Map<string, Fought[]> {
  const groups = new Map<string, Fought[]>();
  for (const one of fought) {
    const group = groups.get(one[side].id);
    if (group === undefined) groups.set(one[side].id, [one]);
    else group.push(one);
  }
  return groups;
}

function rowOf(row: readonly Fought[]) {
  const mean = (rate: 'win' | 'draw' | 'loss') => (100 * row.reduce((sum, one) => sum + one[rate], 0)) / row.length;
  const ranked = [...row].sort((a, b) => b.win - b.loss - (a.win - a.loss));
  return {
    attacker_id: row[0].attacker.id,
    attacker_name: row[0].attacker.name,
    avg_win_rate: mean('win'),
    avg_draw_rate: mean('draw'),
    avg_loss_rate: mean('loss'),
    best_against: ranked[0].defender.id,
    worst_against: ranked[ranked.length - 1].defender.id,
  };
}

function counterOf(column: readonly Fought[]) {
  const best = column.reduce((top, one) => (one.win > top.win ? one : top));
  return [
    column[0].defender.id,
    { attacker_id: best.attacker.id, attacker_name: best.attacker.name, win_rate: 100 * best.win },
  ] as const;
}
