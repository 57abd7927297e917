// Each figure of a sentence or a step under its own name, and words about a unit that are the same on either side.
import { type Advice, calculateWith, isRefusal } from '@oddsmith/games';
import {
  attackCalculator,
  calculators,
  combatFactors,
  coverageOf,
  type DuelFindings,
  duelCalculator,
  duelSchema,
  RULES_VERSIONS,
  SCENARIO_TITLES,
  SCENARIOS,
  type ScenarioResult,
  type UnitInput,
} from '@oddsmith/games/grimdark';
import { describe, expect, test } from 'vitest';
import { PACK_VERSIONS, packVersion } from '../../src/grimdark/rules/pack.ts';
import { roundsOf } from '../../src/grimdark/scenario.ts';
import { amount, percent } from '../../src/words/wording.ts';
import { answerOf } from '../words.ts';
import { attackSituations, inputOf, withRule } from './situations.ts';

const CHANCE = '([<>]?\\d+(?:\\.\\d+)?%)';

/** The figure that follows or precedes the words. */
function figureIn(text: string, words: string): string | undefined {
  return new RegExp(words).exec(text)?.[1];
}

const unit = (name: string, rules: string[] = [], weaponRules: string[] = [], more: object = {}): UnitInput => ({
  name,
  quality: 4,
  defense: 4,
  rules,
  models: [
    {
      count: 2,
      weapons: [
        { name: 'Gun', range: 24, attacks: 1, rules: weaponRules },
        { name: 'Blade', range: 0, attacks: 1 },
      ],
      ...more,
    },
  ],
});

describe('an attack', () => {
  const inputs = [
    ...attackCalculator.presets.map(({ input }) => input as object),
    ...attackSituations.map(inputOf),
    // Half is not all, and a wound is not a model.
    { attacker: unit('Reds', [], [], { count: 4 }), defender: unit('Blues', [], [], { tough: 2 }) },
  ];

  test.each([
    [': (\\S+) wounds and', 'meanWounds', amount],
    ['and (\\S+) models slain', 'meanKills', amount],
    [`${CHANCE} to bring it to half`, 'halfChance', percent],
    [`${CHANCE} to destroy it`, 'wipeChance', percent],
  ] as const)('"%s" is %s', (words, key, read) => {
    for (const input of inputs) {
      const { sentence, summary } = answerOf(attackCalculator, input);
      expect(figureIn(sentence, words), sentence).toBe(read(summary[key]));
    }
  });

  test.each([
    [{ phase: 'shooting' }, 'Reds shooting at Blues: '],
    [{ phase: 'melee', charging: true }, 'Reds charging Blues: '],
    [{ phase: 'melee' }, 'Reds striking Blues: '],
  ])('%j is told as "%s"', (situation, words) => {
    const input = { attacker: unit('Reds'), defender: unit('Blues'), ...situation };
    expect(answerOf(attackCalculator, input).sentence.startsWith(words)).toBe(true);
  });

  test('weapons that strafe are told from no distance, where nothing is over 9"', () => {
    const input = {
      attacker: unit('Reds', ['Targeting Visor'], ['Strafing']),
      defender: unit('Blues'),
      distance: 12,
      circumstances: { attacker: { sweeping: true } },
    };
    const [step] = answerOf(attackCalculator, input).steps.filter(({ title }) => title === 'Gun');
    expect(step).toMatchObject({ text: expect.stringContaining('Moving over the enemy, 2 dice hit on 4+') });
  });

  // Range 24", +6" by Increased Shooting Range; a unit all of whose weapons are out of reach is told so, and no other.
  test.each([
    [[], 24],
    [[], 25],
    [['Increased Shooting Range'], 30],
    [['Increased Shooting Range'], 31],
  ] as const)('with %j at %i": no weapon reaches where no step rolls for one', (rules, distance) => {
    const input = { attacker: unit('Reds', [...rules]), defender: unit('Blues'), distance };
    const { steps, advice } = answerOf(attackCalculator, input);
    const rolled = steps.some(({ title, roll }) => title === 'Gun' && roll !== undefined);
    expect(rolled).toBe(distance <= 24 + 6 * rules.length);
    expect(advice.some(({ code }) => code === 'grimdark/no-weapon')).toBe(!rolled);
  });

  test('where a weapon rolls nobody says that none reaches, and where none does somebody says so', () => {
    for (const situation of attackSituations)
      for (const rule of ['Increased Shooting Range', 'Lustbound', 'Darkborn', 'Strafing', 'Aircraft'])
        for (const place of ['attackerWeapons', 'defender'] as const) {
          const input = inputOf(withRule(situation, [rule], place));
          const { steps, advice } = answerOf(attackCalculator, input);
          if (situation.phase !== 'shooting') continue;
          const rolled = steps.some(({ title, roll }) => title === 'Gun' && roll !== undefined);
          const said = advice.some(({ code }) => code === 'grimdark/no-weapon');
          expect(said, `${rule} of ${place}: ${situation.name}`).toBe(!rolled);
        }
  });

  test('what counts in melee only is remarked upon where it was set', () => {
    const paths = (set: object) =>
      answerOf(attackCalculator, { attacker: unit('Reds'), defender: unit('Blues'), ...set })
        .advice.filter(({ code }) => code === 'grimdark/melee-only')
        .map(({ path }) => path);
    expect(paths({ charging: true })).toEqual(['charging']);
    expect(paths({ fatigued: true })).toEqual(['fatigued']);
  });
});

describe('a duel', () => {
  const duel = { attacker: unit('Reds', ['Furious']), defender: unit('Blues', ['Fear(1)']) };
  const found = (scenarios: readonly string[]) =>
    answerOf(duelCalculator, { ...duel, scenarios }) as ReturnType<typeof answerOf> & Pick<DuelFindings, 'scenarios'>;

  test('the steps and the sentence tell each scenario by its own title and figures', () => {
    const { steps, scenarios, sentence, summary } = found(SCENARIOS);
    SCENARIOS.forEach((scenario, i) => {
      const { title, text } = steps[i];
      const { win, draw, loss, attacker, defender } = scenarios[scenario] as ScenarioResult;
      expect(title).toBe(SCENARIO_TITLES[scenario]);
      expect(figureIn(text, `wins ${CHANCE}`)).toBe(percent(win));
      expect(figureIn(text, `draws ${CHANCE}`)).toBe(percent(draw));
      expect(figureIn(text, `loses ${CHANCE}`)).toBe(percent(loss));
      const out = ({ destroyed, routed }: ScenarioResult['attacker']) => percent(destroyed + routed);
      expect(figureIn(text, `Blues is destroyed or routed ${CHANCE}`)).toBe(out(defender));
      expect(figureIn(text, `Reds ${CHANCE}`)).toBe(out(attacker));
    });
    for (const [words, win] of [
      ['best', summary.bestWin],
      ['worst', summary.worstWin],
    ] as const) {
      const [, title, chance] = new RegExp(`${words} in (.+?) \\(${CHANCE}\\)`).exec(sentence) ?? [];
      const named = SCENARIOS.find((scenario) => SCENARIO_TITLES[scenario] === title)!;
      expect([scenarios[named]?.win, chance]).toEqual([win, percent(win)]);
    }
  });

  test('a title says how many turns there are, and who is charged', () => {
    expect(new Set(Object.values(SCENARIO_TITLES)).size).toBe(SCENARIOS.length);
    for (const scenario of SCENARIOS) {
      const title = SCENARIO_TITLES[scenario];
      const rounds = roundsOf(scenario, { attacker: false, defender: false });
      const turns = /\d/.exec(title);
      if (turns !== null) expect(Number(turns[0]), title).toBe(rounds.length);
      const chargers = new Set(rounds.flat().flatMap(({ side, action }) => (action === 'charge' ? [side] : [])));
      expect(/receive|be charged|retreat/i.test(title), title).toBe(chargers.has('defender'));
      expect(/^charge|approach|full/i.test(title), title).toBe(chargers.has('attacker'));
    }
  });

  const spoken = (rules: string[], weaponRules: string[], circumstance: object, count = 1) =>
    answerOf(duelCalculator, {
      attacker: unit('Reds', rules, weaponRules, { count }),
      defender: unit('Blues'),
      scenarios: ['charge'],
      circumstances: { attacker: circumstance },
    }).steps;
  const textOf = (steps: ReturnType<typeof spoken>, title: string) =>
    steps.filter((step) => step.title === title).map(({ text }) => text);

  test('what a unit does once is told apart from what it does each time', () => {
    const [breath] = textOf(spoken(['Breath Attack'], [], { close: true }), 'Breath Attack');
    expect(breath).toContain('before it attacks:');
    const [surprise] = textOf(spoken(['Surprise Attack(1)'], [], { close: true }), 'Surprise Attack');
    expect(surprise).toContain('before its first attack:');
  });

  test('every bearer mends', () => {
    expect(textOf(spoken(['Mend'], [], { mending: true }), 'Mending')[0]).toMatch(/when it is activated\.$/);
    expect(textOf(spoken(['Mend'], [], { mending: true }, 3), 'Mending')[0]).toMatch(
      /when it is activated, 3 times\.$/,
    );
  });

  test('weapons strafe only where the unit moves over the enemy', () => {
    expect(textOf(spoken([], ['Strafing'], { sweeping: true }), 'Moving over the enemy')).toHaveLength(1);
    expect(textOf(spoken([], ['Strafing'], {}), 'Moving over the enemy')).toHaveLength(0);
  });

  test('No Retreat marks a wound on 1 to 3', () => {
    expect(textOf(spoken(['No Retreat'], [], {}), 'Morale of Reds')).toContain(
      'Instead of failing, each wound left is marked on 1 to 3.',
    );
  });

  test('fear is told as it is counted', () => {
    const fear = (fearPer: string) =>
      answerOf(duelCalculator, {
        attacker: unit('Reds', ['Fear(2)']),
        defender: unit('Blues'),
        scenarios: ['charge'],
        options: { fearPer },
      })
        .steps.map(({ text }) => text)
        .filter((text) => text.startsWith('Counts as'));
    expect(fear('model')).toEqual(['Counts as 4 wounds more when a melee is decided.']);
    expect(fear('unit')).toEqual(['Counts as 2 wounds more when a melee is decided.']);
  });
});

describe('a unit is spoken of alike on either side', () => {
  type Sides = { readonly attacker?: unknown; readonly defender?: unknown };
  const exchanged = ({ attacker, defender, ...rest }: Sides) => ({
    ...(defender === undefined ? {} : { attacker: defender }),
    ...(attacker === undefined ? {} : { defender: attacker }),
    ...rest,
  });
  const otherSide = (text: string) =>
    text.replace(/attacker|defender/g, (side) => (side === 'attacker' ? 'defender' : 'attacker'));

  const IN_USE = { close: true, sweeping: true, mending: true, actsTwice: true, markers: 1 };
  const plain = unit('Blues');
  /** Reds against Blues, and what Reds alone have. */
  const BATTLES: readonly (readonly [string, UnitInput, { readonly [field: string]: unknown }])[] = [
    ['rules nobody knows', unit('Reds', ['Made Up'], ['Odder Still']), {}],
    ['rules for others', unit('Reds', ['Stealth Buff', 'Precision Debuff']), {}],
    ['a caster without spells', unit('Reds', ['Caster(2)']), {}],
    ['a caster with spells', unit('Reds', ['Caster(2)']), { spells: { rule: 'AP(1)' } }],
    ['spells that hit', unit('Reds'), { spells: { hits: 2, hitRules: ['Fast'] } }],
    ['support', unit('Reds'), { support: 'Strider' }],
    ['switches that are off', unit('Reds', ['Breath Attack', 'Martial Prowess', 'Mend']), {}],
    ['switches that are on', unit('Reds', ['Breath Attack', 'Martial Prowess', 'Mend']), { circumstances: IN_USE }],
    ['weapons that strafe', unit('Reds', [], ['Strafing']), { circumstances: IN_USE }],
    ['nerves', unit('Reds', ['Fearless', 'No Retreat', 'Fear(1)', 'Battleborn']), {}],
  ];
  const LISTS = ['spells', 'support'];

  function inputFor(red: UnitInput, own: { readonly [field: string]: unknown }) {
    const fields = Object.entries(own).map(([field, value]) => [
      field,
      { attacker: LISTS.includes(field) ? [value] : value },
    ]);
    return { attacker: red, defender: plain, ...Object.fromEntries(fields) } as { readonly [field: string]: Sides };
  }

  function mirrored(input: { readonly [field: string]: Sides }) {
    const { attacker, defender, ...fields } = input;
    const rest = Object.entries(fields).map(([field, value]) => [field, exchanged(value)]);
    return { attacker: defender, defender: attacker, ...Object.fromEntries(rest) };
  }

  const told = (advice: readonly Advice[], say: (text: string) => string) =>
    advice.map(({ code, path, message }) => `${code} ${say(path)} ${say(message)}`).sort();
  const same = (text: string) => text;

  test.each(BATTLES)('%s', (_, red, own) => {
    const input = inputFor(red, own);
    const [here, there] = [input, mirrored(input)].map((one) =>
      answerOf(duelCalculator, { ...one, scenarios: ['charge'] }),
    );
    expect(told(there.advice, otherSide)).toEqual(told(here.advice, same));
    // The first step is that of the scenario.
    const steps = (answer: typeof here) =>
      answer.steps
        .slice(1)
        .map(({ title, text }) => `${title}: ${text}`)
        .sort();
    expect(steps(there)).toEqual(steps(here));
  });

  test('too many wounds are those of the unit that has them', () => {
    for (const [side, name] of [
      ['attacker', 'Reds'],
      ['defender', 'Blues'],
    ] as const) {
      const input = { attacker: unit('Reds'), defender: plain, start: { [side]: { wounds: 3 } } };
      const reply = calculateWith(calculators, { calculator: 'grimdark/duel', input });
      expect(isRefusal(reply) && reply.error.message).toBe(`${name} has 2 wounds in all, not 3`);
    }
  });

  test('what decides a charge decides it for whoever charges', () => {
    const [red, blue] = [unit('Reds', ['Furious'], [], { quality: 5 }), unit('Blues', ['Fear(1)'], ['AP(1)'])];
    const factors = (attacker: UnitInput, defender: UnitInput, scenario: string) =>
      combatFactors(duelSchema.parse({ attacker, defender, scenarios: [scenario] }))
        .map(({ side: _, change, ...factor }) => ({ ...factor, change: change.toFixed(9) }))
        .sort((a, b) => a.sentence.localeCompare(b.sentence) || a.on.localeCompare(b.on));
    const charging = factors(red, blue, 'charge');
    expect(factors(blue, red, 'receive_charge')).toEqual(charging);
    for (const { change, sentence } of charging)
      if (Math.abs(Number(change)) >= 0.0005)
        expect(/would add|is worth/.test(sentence), sentence).toBe(Number(change) > 0);
  });

  test('a better Quality is that of models with one of their own as well', () => {
    const led = (quality: number) => unit('Reds', [], [], { quality });
    const quality = (red: UnitInput) =>
      combatFactors(duelSchema.parse({ attacker: red, defender: plain, scenarios: ['shooting_only'] })).find(
        ({ side, name }) => side === 'attacker' && name === 'Quality 3+',
      )!.change;
    const win = (red: UnitInput) =>
      answerOf(duelCalculator, { attacker: red, defender: plain, scenarios: ['shooting_only'] }).summary.win;
    expect(quality(led(5))).toBeCloseTo(win(led(4)) - win(led(5)), 12);
    // Nothing is better than 2+.
    expect(quality(led(2))).toBeCloseTo(0, 12);
  });
});

describe('versions', () => {
  // The rules: 3.5 and 3.5.3 are the rules themselves, 3.5.0 to 3.5.2 one pack, 3.1 to 3.4.1 another, 3.0 the last.
  test('every version has its pack', () => {
    const packs = RULES_VERSIONS.map((version) => [version, packVersion(version)]);
    expect(packs).toEqual([
      ['3.5', '3.5'],
      ['3.5.3', '3.5'],
      ...['3.5.2', '3.5.1', '3.5.0'].map((version) => [version, '3.5.2']),
      ...['3.4.1', '3.4', '3.3', '3.2', '3.1'].map((version) => [version, '3.4']),
      ['3.0', '3.0'],
    ]);
    expect(new Set(packs.map(([, pack]) => pack))).toEqual(new Set(PACK_VERSIONS));
  });

  test('an answer says by which version it is', () => {
    for (const rulesVersion of RULES_VERSIONS)
      for (const calculator of [attackCalculator, duelCalculator]) {
        const scenarios = calculator === duelCalculator ? { scenarios: ['charge'] } : {};
        const input = { attacker: unit('Reds'), defender: unit('Blues'), rulesVersion, ...scenarios };
        expect(answerOf(calculator, input).steps.at(-1)?.text).toBe(`Version ${rulesVersion} with the usual readings.`);
      }
  });

  test('a rule that an older version plays without effect is said to have none', () => {
    expect(coverageOf('Lustbound', { version: '3.5' })).toBe('counted');
    for (const version of ['3.5.2', '3.4', '3.0'] as const)
      expect(coverageOf('Lustbound', { version })).toBe('no effect');
  });
});
