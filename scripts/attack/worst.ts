// Requests that are allowed and as heavy as they come.

export interface Heavy {
  readonly path: string;
  readonly type: string;
  readonly body: string;
}

const json = (path: string, value: unknown): Heavy => ({ path, type: 'application/json', body: JSON.stringify(value) });
const calculate = (calculator: string, input: object, more: object = {}) =>
  json('/api/v1/calculate', { calculator, input, ...more });

/** Twenty dice, ninety-nine wounds, eight rounds: two of these once took 8 GB. */
const fighter = { attacks: 20, wounds: 99, feelNoPain: 5, normalDamage: 1, criticalDamage: 2 };

const unit = (id: number, models: number) => ({
  id: `u${id}`,
  name: `Unit ${id}`,
  points: 100,
  quality: 4,
  defense: 4,
  special_rules: ['Tough(12)', 'Regeneration'],
  models: [{ count: models, weapons: [{ name: 'Gun', range: 24, attacks: 20, rules: ['Blast(6)', 'Deadly(6)'] }] }],
});

function run(units: number, models: number) {
  const army = { name: 'A', units: Array.from({ length: units }, (_, id) => unit(id, models)), rule_texts: texts() };
  const ids = army.units.map(({ id }) => id);
  return { army_a: army, army_b: army, selected_unit_ids_a: ids, selected_unit_ids_b: ids };
}

function texts(): object {
  const text = 'When this unit attacks it gets +1 to hit and AP(+1) against units within 12". '.repeat(20);
  return Object.fromEntries(Array.from({ length: 70 }, (_, i) => [`Odd ${i}`, text.slice(0, 1_900)]));
}

const rows = Array.from({ length: 500 }, (_, i) => ({ title: `${i}`, input: {} }));

export const WORST: readonly Heavy[] = [
  calculate('killteam/fight', { first: fighter, second: fighter, rounds: 8 }),
  calculate('fantasy/attack', {}, { method: 'simulate', iterations: 10_000_000 }),
  calculate('axis/battle', {
    waves: [{ attack: { units: { inf: 200, art: 100 } }, defense: { units: { inf: 200, art: 100 } } }],
  }),
  calculate('wh40k/attack', {}, { method: 'simulate', iterations: 10_000_000 }),
  calculate('grimdark/duel', { attacker: unitInput(), defender: unitInput() }, { method: 'exact' }),
  json('/api/simulation/run', run(12, 20)),
  json('/api/simulation/run-enhanced', run(4, 20)),
  json('/api/simulation/visualize', {
    attacker_unit: unit(1, 100),
    defender_unit: unit(2, 100),
    scenario: 'full_engagement',
    rule_texts: texts(),
  }),
  json(
    '/api/v1/batch',
    Array.from({ length: 500 }, (_, id) => ({ id, calculator: 'fantasy/attack', input: { numAttacks: 200 } })),
  ),
  json('/api/v1/jobs', { kind: 'matrix', calculator: 'killteam/shoot', rows, columns: rows }),
  {
    path: '/api/v1/import',
    type: 'text/plain',
    body: 'Guards [5] Q4+ D4+ | 120pts | Fearless\n5x Gun (18", A1)\n\n'.repeat(140_000),
  },
  { path: '/api/v1/import', type: 'text/plain', body: '{"a":'.repeat(1_500_000) },
  json('/api/v1/calculate', { calculator: 'fantasy/attack', input: Array(200_000).fill({}) }),
];

function unitInput(): object {
  const { id: _id, special_rules: rules, ...rest } = unit(1, 100);
  return { ...rest, rules };
}
