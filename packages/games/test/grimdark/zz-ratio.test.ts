import { Budget, prepareBattle } from '@oddsmith/games';
import { attackCalculator, duelCalculator, SCENARIOS } from '@oddsmith/games/grimdark';
import { test } from 'vitest';
import { RandomBattles } from './random-battles.ts';

class C extends Budget {
  counted = 0;
  override spend(s: number): void {
    this.counted += s;
  }
}
test('ratio', () => {
  const draw = new RandomBattles(12);
  const out: string[] = [];
  for (let i = 0; i < 200; i++) {
    const b0 = draw.next(6);
    const input = draw.below(3) === 0 ? b0 : { ...b0, scenarios: [SCENARIOS[i % 9]] };
    const b = prepareBattle(duelCalculator, input);
    const c = new C();
    const t0 = performance.now();
    duelCalculator.exact(b, c);
    const ms = performance.now() - t0;
    const cost = duelCalculator.cost(b);
    out.push(
      `${(cost / c.counted).toFixed(2)} k${i % 9} cost ${cost.toExponential(1)} spent ${c.counted.toExponential(1)} ms ${ms.toFixed(1)} ns/step ${((ms * 1e6) / c.counted).toFixed(1)} ${'scenarios' in input ? input.scenarios : 'all'} W ${b.attacker.startingWounds}/${b.defender.startingWounds} ${cost > c.counted * 3 + 1e5 ? 'HIGH' : (cost < c.counted / 3 - 1e5) ? 'LOW' : ''}`,
    );
  }
  console.log(out.sort().join('\n'));
  const dr = new RandomBattles(11);
  const o2: string[] = [];
  for (let i = 0; i < 200; i++) {
    const b = prepareBattle(attackCalculator, { ...dr.next(12), phase: dr.below(2) === 0 ? 'shooting' : 'melee' });
    const c = new C();
    const t0 = performance.now();
    attackCalculator.exact(b, c);
    const ms = performance.now() - t0;
    const cost = attackCalculator.cost(b);
    o2.push(
      `${(cost / c.counted).toFixed(2)} k${i % 9} cost ${cost.toExponential(1)} spent ${c.counted.toExponential(1)} ms ${ms.toFixed(1)} ns/step ${((ms * 1e6) / c.counted).toFixed(1)} ${cost > c.counted * 3 + 1e5 ? 'HIGH' : (cost < c.counted / 3 - 1e5) ? 'LOW' : ''}`,
    );
  }
  console.log(o2.sort().join('\n'));
}, 100000);
