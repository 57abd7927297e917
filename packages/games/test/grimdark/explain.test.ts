// What a result says about itself, and what the calculators say about an input.
import { Budget, calculateWith, isRefusal, prepareBattle } from '@oddsmith/games';
import { attack, calculators, duel } from '@oddsmith/games/grimdark';
import { describe, expect, test } from 'vitest';

const squad = (name: string, count: number, rules: string[] = [], weaponRules: string[] = []) => ({
  name,
  quality: 4,
  defense: 4,
  rules,
  models: [
    {
      count,
      weapons: [
        { name: 'Rifle', range: 24, attacks: 1, rules: weaponRules },
        { name: 'Blade', range: 0, attacks: 1 },
      ],
    },
  ],
});

describe('sentences', () => {
  test('an attack', () => {
    const found = attack({ attacker: squad('Reds', 1), defender: squad('Blues', 1) });
    expect(found.sentence).toBe(
      'Reds shooting at Blues: 0.25 wounds and 0.25 models slain on average, 25.0% to bring it to half, 25.0% to destroy it.',
    );
    expect(found.steps).toEqual([
      { title: 'Rifle', text: '1 die hits on 4+, blocked on 4+.', chance: 1 / 2, roll: { needs: 4 } },
      { title: 'Blues', text: '1 model and 1 wound.' },
      { title: 'Rules', text: 'Version 3.5 with the usual readings.' },
    ]);
  });

  test('steps show what rules change', () => {
    const weapon = ['Rending', 'Blast(3)', 'Deadly(2)', 'AP(1)'];
    const found = attack({
      attacker: squad('Reds', 2, [], weapon),
      defender: squad('Blues', 5, ['Regeneration']),
      options: { ignoreRolls: 'best' },
    });
    expect(found.steps[0].text).toBe(
      '2 dice hit on 4+, blocked on 5+ (natural 6s on 6+); every hit is 3 hits, every wound counts 2 on one model and no Regeneration rolls.',
    );
    expect(found.steps[2]).toEqual({
      title: 'Ignore roll',
      text: 'Blues ignores each wound on 5+.',
      chance: 1 / 3,
      roll: { needs: 5 },
      causes: [{ rule: 'regeneration', name: 'Regeneration', field: 'ignore' }],
    });
    expect(found.steps[3].text).toBe('Version 3.5 with ignoreRolls = best.');
  });

  test('one scenario', () => {
    const found = duel({ attacker: squad('Reds', 1), defender: squad('Blues', 1), scenarios: ['charge'] });
    // 1 v 1: the charger kills with 1/4, else the other with 1/4.
    expect(found.sentence).toBe('Charge: Reds against Blues wins 25.0%, draws 56.3%, loses 18.8%.');
  });

  test('several scenarios', () => {
    const found = duel({
      attacker: squad('Reds', 1),
      defender: squad('Blues', 1),
      scenarios: ['charge', 'receive_charge', 'shooting_only'],
    });
    expect(found.sentence).toBe(
      'Reds wins 22.9% against Blues and loses 14.6%, averaged over 3 scenarios: best in Shooting only (25.0%), worst in Receive charge (18.8%).',
    );
    expect(found.steps.map((step) => step.title)).toEqual([
      'Shooting only',
      'Charge',
      'Receive charge',
      'Reds',
      'Blues',
      'Morale of Reds',
      'Morale of Blues',
      'Rules',
    ]);
  });
});

test('a step says what points are traded', () => {
  const found = duel({
    attacker: { ...squad('Reds', 1), points: 100 },
    defender: { ...squad('Blues', 1), points: 60 },
    scenarios: ['charge'],
  });
  // Blues fall with 1/4, Reds with 3/4 x 1/4: 15 of 60 and 18.75 of 100 points.
  expect(found.steps[0].text).toBe(
    'Reds wins 25.0%, draws 56.3%, loses 18.8%; Blues is destroyed or routed 25.0%, Reds 18.8%; the objective is held by Reds 25.0%, by Blues 18.8%, contested 56.3%; it loses 19 points and takes 15.',
  );
});

describe('advice', () => {
  const codesOf = (input: object): string[] => {
    const reply = calculateWith(calculators, { calculator: 'grimdark/attack', input });
    if (isRefusal(reply)) throw new Error(reply.error.message);
    return reply.advice.map((advice) => advice.code);
  };

  test('rules that are unknown, idle or need a friend', () => {
    const rules = ['Fast', 'Strider', 'Made Up', 'Stealth Buff', 'Precision Debuff'];
    const reply = attack({ attacker: squad('Reds', 1, rules), defender: squad('Blues', 1) });
    expect(reply.advice.map(({ code, path, message }) => [code, path, message])).toEqual([
      ['grimdark/unknown-rule', 'attacker.rules[2]', 'Made Up is not modelled: it changes nothing in this result'],
      [
        'grimdark/needs-support',
        'attacker.rules[3]',
        'Stealth Buff works on another unit: add Stealth to support.attacker to count it',
      ],
      [
        'grimdark/needs-support',
        'attacker.rules[4]',
        'Precision Debuff works on another unit: add Hit Modifier(-1) to support.defender to count it',
      ],
      ['grimdark/rule-without-effect', 'attacker.rules', 'Reds: no effect here from Fast, Strider'],
    ]);
  });

  test.each([
    ['Breath Attack', 'close', 'Comes close'],
    ['Strafing', 'sweeping', 'Moves over the enemy'],
    ['Mend', 'mending', 'Mends itself'],
    ['Martial Prowess', 'actsTwice', 'Acts twice'],
    ['Regenerative Strength', 'markers', 'Wounds ignored before'],
  ])('%s asks for its switch until it is set', (rule, name, title) => {
    const units = { attacker: squad('Reds', 1), defender: squad('Blues', 1, [rule]) };
    const asked = attack(units).advice.filter(({ code }) => code === 'grimdark/needs-circumstance');
    expect(asked).toEqual([
      {
        code: 'grimdark/needs-circumstance',
        severity: 'info',
        path: `circumstances.defender.${name}`,
        message: `${rule} of Blues is not counted: set "${title}" under Circumstances`,
      },
    ]);
    const set = { defender: { [name]: name === 'markers' ? 2 : true } };
    expect(codesOf({ ...units, circumstances: set })).not.toContain('grimdark/needs-circumstance');
    // Said on the other side it is no help.
    const other = { attacker: set.defender };
    expect(codesOf({ ...units, circumstances: other })).toContain('grimdark/needs-circumstance');
  });

  test('a caster asks what it casts until a spell is entered', () => {
    const units = { attacker: squad('Reds', 1, ['Caster(2)']), defender: squad('Blues', 1) };
    const [asked] = attack(units).advice;
    expect([asked.code, asked.path, asked.message]).toEqual([
      'grimdark/needs-spells',
      'spells.attacker',
      'Caster(2) of Reds is not counted: enter what it casts under Spells',
    ]);
    expect(codesOf({ ...units, spells: { attacker: [{ hits: 2 }] } })).toEqual([]);
    expect(codesOf({ ...units, support: { attacker: [{ rule: 'AP(1)', cast: 4 }] } })).toEqual([]);
  });

  test('inputs that do nothing', () => {
    const units = { attacker: squad('Reds', 1), defender: squad('Blues', 1) };
    expect(codesOf({ ...units, distance: 30 })).toEqual(['grimdark/no-weapon']);
    expect(codesOf({ ...units, charging: true })).toEqual(['grimdark/melee-only']);
    expect(codesOf({ ...units, phase: 'melee', cover: true })).toEqual(['grimdark/shooting-only']);
    expect(codesOf({ ...units, support: { attacker: ['Fast'] } })).toEqual(['grimdark/support-without-effect']);
    expect(codesOf({ ...units, support: { attacker: ['Fast', 'Fast'] } })).toEqual(['grimdark/support-without-effect']);
    expect(codesOf(units)).toEqual([]);
  });
});

describe('refusals', () => {
  const refuse = (input: object) => {
    const reply = calculateWith(calculators, { calculator: 'grimdark/duel', input });
    return isRefusal(reply) ? reply.error : undefined;
  };

  test('say what and where', () => {
    expect(refuse({ attacker: { ...squad('Reds', 1), quality: 9 } })).toEqual({
      code: 'grimdark/quality-out-of-range',
      path: 'attacker.quality',
      message: 'quality must be 2 to 6, got 9',
    });
    expect(refuse({ attacker: { ...squad('Reds', 1), models: [] } })?.path).toBe('attacker.models');
    expect(refuse({ scenarios: ['tea'] })?.path).toBe('scenarios[0]');
    expect(refuse({ options: { fearPer: 'tribe' } })?.code).toBe('grimdark/fear-per-not-allowed');
    expect(refuse({ nonsense: 1 })?.code).toBe('grimdark/unknown-field');
  });

  test('a battle too large for the budget is simulated and says so', () => {
    const horde = squad('Horde', 100);
    const request = { calculator: 'grimdark/duel', input: { attacker: horde, defender: horde }, iterations: 50 };
    const reply = calculateWith(calculators, request, { steps: 1_000_000 });
    if (isRefusal(reply)) throw new Error(reply.error.message);
    expect(reply.method).toBe('simulated');
    expect(reply.advice[0].code).toBe('request/simulated-over-budget');
  });

  test('a spent budget stops the exact engine', () => {
    const calculator = calculators.find(({ id }) => id === 'grimdark/duel')!;
    const horde = squad('Horde', 60);
    const input = prepareBattle(calculator, { attacker: horde, defender: horde, scenarios: ['fighting_retreat'] });
    expect(() => calculator.exact(input, new Budget({ steps: 1_000_000 }))).toThrow('needs more than 1000000 steps');
  });
});
