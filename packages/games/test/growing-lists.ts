// Lists made to hold up a reader, each with the size it is asked at.

/** A text made longer by repeating a part; `times` doubles in the test. */
export const GROWING: readonly (readonly [name: string, make: (times: number) => string])[] = [
  ['a name of spaces', (times) => `Patrol (80 points)\n\nU${' '.repeat(times)}x\n`],
  [
    'dashes above a unit',
    (times) => `${' -'.repeat(times)}\nGuards [5] Q4+ D4+ | 120pts | Fearless\n5x Rifle (24", A1)`,
  ],
  ['ones and commas', (times) => `Patrol (80 points)\n\nIntercessor Squad (80 points): ${'1,'.repeat(times)}`],
  ['"a with"', (times) => `Patrol (80 points)\n\nIntercessor Squad (80 points)\n• 5 ${'a with '.repeat(times)}`],
  ['brackets that stay open', (times) => `Patrol (80 points)\n\nIntercessor Squad (80 points): ${'(['.repeat(times)}`],
  ['digits in brackets', (times) => `${'[1 '.repeat(times)}\nGuards [5] Q4+ D4+ | 120pts |`],
  ['40 copies with many weapons', (times) => `40x Guards [5] Q4+ D4+ | 120pts |\n${'Rifle (A1), '.repeat(times)}`],
  ['many units', (times) => `Gang (10 points)\n• 1x Knife\n`.repeat(times / 16)],
  ['many lines of gear', (times) => `Intercessor Squad (80 points)\n${'• 1x Knif\n'.repeat(times / 8)}`],
  [
    'deep bullets',
    (times) =>
      `Intercessor Squad (80 points)\n${Array.from({ length: times / 16 }, (_, i) => `${' '.repeat(i % 60)}• 1x Knif`).join('\n')}`,
  ],
];

const line = (name: string) =>
  `<profile name="${name}" typeName="Unit"><characteristics><characteristic name="T">4</characteristic><characteristic name="SV">3+</characteristic><characteristic name="W">2</characteristic></characteristics></profile>`;

export function roster(selections: string): string {
  return `<?xml version="1.0"?><roster name="X" gameSystemId="sys-352e-adc2-7639-d6a9" gameSystemName="Warhammer 40,000 10th Edition"><forces><force catalogueName="Testers"><selections>${selections}</selections></force></forces></roster>`;
}

/** A unit of so many models, each with a stat line of its own. */
export function statLines(models: number): string {
  const inner = Array.from(
    { length: models },
    (_, i) =>
      `<selection name="Model ${i}" type="model" number="1"><profiles>${line(`Model ${i}`)}</profiles></selection>`,
  );
  return roster(`<selection name="Mob" type="unit" number="1"><selections>${inner.join('')}</selections></selection>`);
}

export function units(count: number): string {
  return roster('<selection name="U" type="unit" number="1"/>'.repeat(count));
}

/** Items inside items, as JSON. */
export function nestedItems(depth: number): string {
  const open = '{"type":"ArmyBookItem","name":"Box","content":['.repeat(depth);
  return `{"gameSystem":"gf","units":[{"id":"u","name":"U","size":1,"quality":4,"defense":4,"cost":10,"loadout":[${open}${']}'.repeat(depth)}]}]}`;
}

export function nestedSelections(depth: number): string {
  const open = '{"name":"S","type":"upgrade","selections":['.repeat(depth);
  return `{"roster":{"gameSystemId":"sys-352e-adc2-7639-d6a9","forces":[{"selections":[${open}${']}'.repeat(depth)}]}]}}`;
}
