import { readFileSync } from 'node:fs';
import { Budget } from '@oddsmith/games';
import { expect, test } from 'vitest';
import { exactAttack } from '../../src/grimdark/exact/attack.ts';
import { exactDuel } from '../../src/grimdark/exact/duel.ts';
import { attackSchema, duelSchema } from '../../src/grimdark/schema.ts';
const lines = readFileSync(new URL('./fixtures/vectors.jsonl', import.meta.url), 'utf8').trim().split('\n').map((l) => JSON.parse(l));
for (const v of lines) {
  test(v.id, () => {
    const got: any = v.calculator === 'grimdark/attack' ? exactAttack(attackSchema.parse(v.input), new Budget()) : exactDuel(duelSchema.parse(v.input), new Budget());
    let worst = 0; let where = '';
    const cmp = (g: number, w: number, path: string, se?: number) => { const d = Math.abs(g - w); const lim = v.method === 'exact' ? 1e-9 : 4.5 * (se ?? 0) + 1e-12; if (d / lim > worst) { worst = d / lim; where = `${path} got ${g} want ${w}`; } };
    const dist = (g: any, w: any, path: string, se?: any) => { for (let n = 0; n < 400; n++) { cmp(g.probabilities[n - g.min] ?? 0, w[n] ?? 0, `${path}=${n}`, se?.[n]); } };
    if (v.calculator === 'grimdark/attack') {
      for (const k of ['hits', 'wounds', 'kills']) dist(got.distributions[k], v.expect[k], k);
      cmp(got.summary.wipeChance, v.expect.wipeChance, 'wipe'); cmp(got.summary.halfChance, v.expect.halfChance, 'half');
    } else for (const [s, w] of Object.entries<any>(v.expect.scenarios)) {
      const g = got.scenarios[s]; const se = v.standardError?.scenarios[s];
      for (const k of ['win', 'draw', 'loss']) cmp(g[k], w[k], `${s}.${k}`, se?.[k]);
      for (const side of ['attacker', 'defender']) { for (const k of ['destroyed', 'routed', 'shaken']) cmp(g[side][k], w[side][k], `${s}.${side}.${k}`, se?.[side][k]); for (const k of ['wounds', 'models']) dist(g[side][k], w[side][k], `${s}.${side}.${k}`, se?.[side][k]); }
    }
    expect(worst < 1, where).toBe(true);
  });
}
