// Orders of loss against each other: each cell is the battle with those orders.
import { type BattleInput, battle as solveBattle } from '@oddsmith/games/axis';
import { describe, expect, test } from 'vitest';
import { many } from '../../../../test/depth.ts';
import { randomBattle } from './random-battle.ts';

type Table = NonNullable<ReturnType<typeof solveBattle>['orderTable']>;

function tableOf(input: BattleInput): Table {
  return solveBattle({ ...input, report: { ...input.report, orders: true } }).orderTable!;
}

const chanceOf = (input: BattleInput, { criterion }: Table) => {
  const { summary } = solveBattle(input);
  if (criterion === 'holds') return summary.holdsChance;
  return criterion === 'takes' ? summary.takesChance : summary.winChance;
};

/** Both sides lose their units in these orders. */
function withOrders(input: BattleInput, mine: Table['mine'][number], theirs: Table['theirs'][number]): BattleInput {
  let [attack, defense] = [mine, theirs];
  const waves = input.waves!.map((wave, w) => {
    if (wave.conquerorDefends) [attack, defense] = [defense, attack];
    return {
      ...wave,
      attack: { ...wave.attack, orderOfLoss: [...attack.orders[w]] },
      defense: { ...wave.defense, orderOfLoss: [...defense.orders[w]] },
    };
  });
  return { ...input, waves };
}

describe('orders of loss against each other', () => {
  test('each cell is the battle solved with both orders, and its worst case is the least of its row', () => {
    for (let seed = 45_000; seed < 45_000 + many('axis', 60); seed++) {
      const input = randomBattle(seed, { units: 5, waves: seed % 4 === 0 ? 2 : 1, landed: seed % 3 === 0 });
      const table = tableOf(input);
      const where = `${seed} ${JSON.stringify(input)}`;
      const rows = table.mine.map((own) => table.theirs.map((enemy) => chanceOf(withOrders(input, own, enemy), table)));
      for (const [row, chances] of rows.entries()) {
        for (const [column, chance] of chances.entries())
          expect(table.cells[row][column]!.chance, `${where} ${row} ${column}`).toBeCloseTo(chance, 10);
        expect(chances[table.worst[row]!], where).toBeCloseTo(Math.min(...chances), 10);
      }
      const guaranteed = rows.map((chances) => Math.min(...chances));
      expect(guaranteed[table.safest!], where).toBeCloseTo(Math.max(...guaranteed), 10);
      const set = rows[table.mine.findIndex(({ inForce }) => inForce)];
      expect(set[table.theirs.findIndex(({ inForce }) => inForce)], where).toBeCloseTo(chanceOf(input, table), 10);
    }
  }, 120_000);

  test('tells what an enemy may do who keeps his fighters', () => {
    const input: BattleInput = {
      waves: [{ attack: { units: { inf: 6, arm: 3 } }, defense: { units: { inf: 3, fig: 2, bom: 2 } } }],
    };
    const { theirs, worst, cells, mine } = tableOf(input);
    // Bombers defend on 1, fighters on 4: an enemy who loses the weakest first defends best.
    const row = mine.findIndex(({ inForce }) => inForce);
    expect(theirs[worst[row]!].name).toBe('weakest');
    const usual = cells[row][theirs.findIndex(({ inForce }) => inForce)]!;
    expect(cells[row][worst[row]!]!.chance).toBeLessThan(usual.chance - 0.01);
  });

  test('keeps a list that has no name, as it is set', () => {
    const orderOfLoss = ['2 inf', 'fig', 'inf', 'arm'];
    const { mine } = tableOf({
      waves: [{ attack: { units: { inf: 4, fig: 1, arm: 1 }, orderOfLoss }, defense: { units: { inf: 3 } } }],
    });
    expect(mine[0]).toMatchObject({ name: 'asSet', inForce: true, orders: [orderOfLoss] });
  });
});
