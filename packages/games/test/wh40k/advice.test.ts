// What the calculator says about inputs that do nothing or contradict themselves.
import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { Budget } from '../../src/contract/budget.ts';
import { prepareBattle } from '../../src/contract/calculate.ts';
import type { AnyCalculator } from '../../src/contract/calculator.ts';
import { attack, battleShock, calculators, charge } from '../../src/wh40k/index.ts';
import { cases } from './cases.ts';
import { statementCases } from './edition-11.table.ts';
import { randomMelee } from './random-melee.ts';

type Request = NonNullable<Parameters<typeof attack>[0]>;

const weapon = { attacks: 2, skill: 3, strength: 4, ap: 0, damage: 1, keywords: [] as string[] };

describe('several weapons, groups and units', () => {
  test('rules 24, 25: models in another order than they are lost in need no remark', () => {
    const groups = [{ character: true, models: 1 }, {}, { wounds: 3, firstModelWounds: 1 }];
    expect(attack({ weapon, target: { groups } }).advice).toEqual([]);
  });

  test('E22: Torrent may fire at what nobody sees in the 11th edition', () => {
    const codes = (edition: '10' | '11') =>
      attack({
        edition,
        weapon: { ...weapon, skill: null, keywords: ['Torrent', 'Indirect Fire'] },
        context: { unseen: true },
      }).advice.map(({ code }) => code);
    expect(codes('10')).toContain('wh40k/torrent-indirect');
    expect(codes('11')).not.toContain('wh40k/torrent-indirect');
  });

  test('E10: a negated keyword says which keyword keeps it from working, and that no keywords are known', () => {
    const about = (keywords: string[]) =>
      attack({ weapon: { ...weapon, keywords: ['Anti-non-Monster/Vehicle 2+'] }, target: { keywords } }).advice.map(
        ({ message }) => message,
      );
    expect(about(['Vehicle'])).toEqual(['the target has the keyword vehicle: Anti does nothing']);
    expect(about([])).toEqual(['no keywords of the target are known, so "Anti-non-Monster/Vehicle 2+" works']);
    expect(about(['Infantry'])).toEqual([]);
  });

  const stiff = { ...weapon, keywords: ['Heavy'] };

  test('a remark is made once, at the place it speaks of', () => {
    const context = { hitModifier: 1, stationary: true };
    const { advice } = attack({
      volley: [{ weapon: stiff }, { weapon: stiff }],
      context,
      followedBy: [{ volley: [{ weapon: stiff }], context }],
      target: { groups: [{ save: 2, invuln: 4 }, { save: 2 }, { save: 3, invuln: 5 }] },
    });
    expect(advice.map(({ code, path }) => [code, path])).toEqual([
      ['wh40k/hit-modifier-limited', 'context.hitModifier'],
      ['wh40k/hit-modifier-limited', 'followedBy[0].context.hitModifier'],
      ['wh40k/invulnerable-behind-armour', 'target.groups[0].invuln'],
      ['wh40k/invulnerable-behind-armour', 'target.groups[2].invuln'],
    ]);
  });
});

const remarks: readonly (readonly [code: string, path: string, message: string, input: Request])[] = [
  [
    'keyword-not-modelled',
    'weapon.keywords[0]',
    '"Bubblechukka" is not modelled: it changes nothing here',
    { weapon: { ...weapon, keywords: ['Bubblechukka'] } },
  ],
  [
    'keyword-incomplete',
    'weapon.keywords[0]',
    '"Sustained Hits" has no number: 1 is assumed',
    { weapon: { ...weapon, keywords: ['Sustained Hits'] } },
  ],
  [
    'keyword-no-effect',
    'volley[0].weapon.keywords[0]',
    'Assault: may be fired after an Advance; changes no dice.',
    { volley: [{ weapon: { ...weapon, keywords: ['Assault'] } }] },
  ],
  [
    'cover-idle',
    'context.cover',
    'cover does nothing for a save of 3+ or better against AP 0',
    { weapon, context: { cover: true }, target: { save: 3 } },
  ],
  [
    'cover-idle',
    'context.cover',
    'cover does nothing against melee weapons',
    { weapon: { ...weapon, kind: 'melee' }, context: { cover: true } },
  ],
  [
    'cover-idle',
    'context.cover',
    'cover does nothing: every weapon ignores it',
    { weapon: { ...weapon, keywords: ['Ignores Cover'] }, context: { cover: true }, target: { save: 5 } },
  ],
  [
    'cover-idle',
    'context.cover',
    'cover does nothing: the roll needed to save stays the same',
    { weapon: { ...weapon, ap: -4 }, context: { cover: true }, target: { save: 4, invuln: 4 } },
  ],
  ['hit-modifier-limited', 'context.hitModifier', '−3 to hit counts as −1', { weapon, context: { hitModifier: -3 } }],
  [
    'wound-modifier-limited',
    'context.woundModifier',
    '+2 to wound counts as +1',
    { weapon, context: { woundModifier: 2 } },
  ],
  [
    'anti-without-keyword',
    'weapon.keywords',
    'the target does not have the keyword vehicle: Anti does nothing',
    { weapon: { ...weapon, keywords: ['Anti-Vehicle 4+'] } },
  ],
  [
    'critical-without-roll',
    'weapon',
    'there is no hit roll, so Sustained Hits and Lethal Hits do nothing',
    { weapon: { ...weapon, keywords: ['Torrent', 'Lethal Hits'] } },
  ],
  [
    'torrent-indirect',
    'weapon',
    'a weapon that hits without a roll cannot fire at what it does not see',
    { weapon: { ...weapon, keywords: ['Torrent', 'Indirect Fire'] }, context: { unseen: true } },
  ],
  [
    'no-skill',
    'weapon.skill',
    'no skill is given: the weapon hits without a roll',
    { weapon: { ...weapon, skill: null } },
  ],
  [
    'condition-not-met',
    'weapon',
    'a keyword of this weapon waits for half range',
    { weapon: { ...weapon, keywords: ['Melta 2'] } },
  ],
  [
    'fishing-for-nothing',
    'context.rerollHits',
    'critical hits do nothing more here: rerolling hits that succeeded only loses some',
    { weapon, context: { rerollHits: 'nonCrits' } },
  ],
  [
    'damage-not-rolled',
    'weapon',
    'its damage is fixed: there is no roll to reroll',
    { weapon, context: { rerollOneDamage: true } },
  ],
  [
    'one-hit-reroll-idle',
    'context.rerollOneHit',
    'every failed hit roll is rerolled already',
    { weapon, context: { rerollOneHit: true, rerollHits: 'fails' } },
  ],
  [
    'one-wound-reroll-idle',
    'context.rerollOneWound',
    'every failed wound roll is rerolled already',
    { weapon: { ...weapon, keywords: ['Twin-linked'] }, context: { rerollOneWound: true } },
  ],
  [
    'precision-without-keyword',
    'context.precision',
    'no weapon has Precision',
    { weapon, context: { precision: true } },
  ],
  [
    'precision-without-character',
    'context.precision',
    'the target has no character to pick out',
    { weapon: { ...weapon, keywords: ['Precision'] }, context: { precision: true } },
  ],
  ['situation-idle', 'context.charged', 'no weapon here cares about a charge', { weapon, context: { charged: true } }],
  ['situation-idle', 'context.unseen', 'no weapon here has Indirect Fire', { weapon, context: { unseen: true } }],
  [
    'fnp-mortal-idle',
    'target.fnpMortal',
    'the ordinary Feel No Pain is at least as good against mortal wounds',
    { weapon, target: { fnp: 4, fnpMortal: 5 } },
  ],
  ['fnp-psychic-idle', 'target.fnpPsychic', 'no weapon is Psychic', { weapon, target: { fnpPsychic: 5 } }],
  [
    'invulnerable-behind-armour',
    'target.invuln',
    'the invulnerable save only helps against enough AP',
    { weapon, target: { save: 3, invuln: 5 } },
  ],
  [
    'hazardous-bearers',
    'attacker',
    'say how many models carry Hazardous weapons, and their wounds, to see how many are lost',
    { weapon: { ...weapon, keywords: ['Hazardous'] } },
  ],
  [
    'weapon-and-volley',
    'weapon',
    'both a weapon and a volley are given: the volley is used',
    { weapon, volley: [{ weapon }] },
  ],
];

describe('advice', () => {
  test.each(remarks)('%s at %s', (code, path, message, input) => {
    expect(attack(input).advice).toContainEqual(expect.objectContaining({ code: `wh40k/${code}`, path, message }));
  });

  test('an ordinary attack is left in peace', () => {
    expect(attack({ weapon: { ...weapon, ap: -1 }, target: { models: 5 } }).advice).toEqual([]);
  });
});

describe('remarks keep their word', () => {
  type Schema = { readonly [key: string]: unknown };

  /** The parts of "followedBy[0].context.cover": names, and numbers for places in a list. */
  const partsOf = (path: string): string[] => path.split(/[.[\]]+/).filter((part) => part !== '');

  /** Whether a form has such a field. */
  function hasField(schema: Schema, [part, ...rest]: readonly string[]): boolean {
    const either = (schema.anyOf ?? []) as readonly Schema[];
    if (part === undefined || either.some((branch) => hasField(branch, [part, ...rest]))) return true;
    const found = /^\d+$/.test(part)
      ? schema.items
      : (schema.properties as { [name: string]: Schema } | undefined)?.[part];
    return found !== undefined && hasField(found as Schema, rest);
  }

  const both = (input: object) => [
    { ...input, edition: '10' },
    { ...input, edition: '11' },
  ];
  const asked = [...remarks.map(([, , , input]) => input), ...[...cases, ...statementCases].map(({ input }) => input)];
  const attacks = asked.flatMap(both);

  test('they point at fields that the form has', () => {
    const hazardous = { kind: 'melee', keywords: ['Hazardous', 'Nonsense', 'Assault'] };
    const odd = {
      weapons: [{ weapon: hazardous }],
      invuln: 5,
      fnpPsychic: 5,
      context: { cover: true, precision: true },
    };
    const inputs: { readonly [id: string]: readonly object[] } = {
      'wh40k/attack': attacks,
      'wh40k/charge': attacks.map((fight) => ({ distance: 13, fight })),
      'wh40k/melee': [{ first: odd, second: odd }, ...Array.from({ length: 20 }, (_, seed) => randomMelee(seed))],
      'wh40k/battleshock': [{}],
    };
    for (const calculator of calculators as readonly AnyCalculator[]) {
      const schema = z.toJSONSchema(calculator.input, { io: 'input', unrepresentable: 'any', reused: 'inline' });
      for (const input of inputs[calculator.id])
        for (const { code, path } of calculator.advise(prepareBattle(calculator, input)))
          expect(hasField(schema, partsOf(path)), `${calculator.id}: ${code} at ${path}`).toBe(true);
    }
  });

  /** The same request with nothing there. */
  function without(input: object, path: string): object {
    const copy = structuredClone(input) as { [part: string]: unknown };
    const parts = partsOf(path);
    const last = parts.pop() ?? '';
    let holder = copy;
    for (const part of parts) holder = (holder[part] ?? {}) as typeof copy;
    expect(holder, `${path} is not given in ${JSON.stringify(input)}`).toHaveProperty(last);
    if (Array.isArray(holder)) holder.splice(Number(last), 1);
    else delete holder[last];
    return copy;
  }

  const IDLE = /-idle$|\/precision-without|\/keyword-(no-effect|not-modelled|out-of-scope)$/;

  test('what is said to do nothing can be left out', () => {
    const gun = (...keywords: string[]) => ({ weapon: { ...weapon, ap: -1, keywords } });
    const volleys = [
      [gun()],
      [gun('Indirect Fire'), gun('Heavy')],
      [gun('Torrent'), gun('Lance', 'Precision', 'Twin-linked')],
      [gun('Melta 1', 'Ignores Cover'), gun('Conversion', 'Sustained Hits 1')],
    ];
    const switches = {
      ...{ halfRange: true, stationary: true, charged: true, cover: true, beyond12: true, unseen: true, spotted: true },
      ...{ movedAtMost3: true, declineLethalHits: true },
      ...{ precision: true, overwatch: true, engaged: true, rerollOneHit: true, rerollOneWound: true },
      ...{ rerollHits: 'fails', rerollWounds: 'fails', commandReroll: 'hit' },
    };
    const together = ['unseen spotted stationary', 'stationary spotted', 'unseen cover', 'rerollWounds rerollOneWound'];
    for (const why of ['unseen', 'overwatch', 'rerollHits'])
      together.push(`${why} rerollOneHit`, `${why} commandReroll`);
    const target = { models: 2, wounds: 2, toughness: 4, save: 4 };
    const situations = volleys.flatMap((volley) =>
      [...Object.keys(switches), ...together].map((names) => {
        const on = Object.entries(switches).filter(([name]) => names.split(' ').includes(name));
        return { volley, target, context: Object.fromEntries(on) };
      }),
    );
    const [calculator] = calculators;
    let said = 0;
    const figures = (input: object): string => {
      const { summary, distributions } = calculator.figures(prepareBattle(calculator, input), new Budget());
      const rounded = (_: string, value: unknown) => (typeof value === 'number' ? value.toFixed(9) : value);
      return JSON.stringify([summary, distributions.damage], rounded);
    };
    for (const input of [...remarks.map(([, , , row]) => row), ...situations].flatMap(both)) {
      const advice = calculator.advise(prepareBattle(calculator, input));
      for (const { path, message } of advice.filter(({ code }) => IDLE.test(code))) {
        said++;
        expect(figures(without(input, path)), `${message} ${path} ${JSON.stringify(input)}`).toBe(figures(input));
      }
    }
    expect(said).toBeGreaterThan(100);
  });

  test('what the edition does not know is remarked on, wherever it is switched on', () => {
    const heavy = { ...weapon, ap: -1, keywords: ['Heavy'] };
    const said = (advice: readonly { readonly code: string; readonly path: string }[]) =>
      advice.filter(({ code }) => code !== 'wh40k/condition-not-met').map(({ code, path }) => [code, path]);
    const unit = { weapon: heavy, context: { movedAtMost3: true, spotted: true } };
    expect(said(attack({ ...unit, edition: '10' }).advice).toSorted()).toEqual([
      ['wh40k/situation-idle', 'context.movedAtMost3'],
      ['wh40k/situation-idle', 'context.spotted'],
    ]);
    const own = { volley: [{ weapon: heavy, modifiers: { movedAtMost3: true, declineLethalHits: true } }] };
    expect(said(attack({ ...own, edition: '10' }).advice).toSorted()).toEqual([
      ['wh40k/lethal-hits-not-optional', 'volley[0].modifiers.declineLethalHits'],
      ['wh40k/situation-idle', 'volley[0].modifiers.movedAtMost3'],
    ]);
    expect(said(charge({ edition: '10', takesToTheSkies: true }).advice)).toEqual([
      ['wh40k/situation-idle', 'takesToTheSkies'],
    ]);
    expect(said(battleShock({ edition: '10', shocked: true }).advice)).toEqual([['wh40k/situation-idle', 'shocked']]);
    for (const { advice } of [
      attack({ weapon: heavy, context: { movedAtMost3: true }, edition: '11' }),
      charge({ edition: '11', takesToTheSkies: true }),
      battleShock({ edition: '11', shocked: true }),
    ])
      expect(advice).toEqual([]);
  });

  test('E21: what Heavy waits for is what the edition asks, and a short move helps nothing else', () => {
    const said = (edition: '10' | '11', keywords: string[], context: object = {}) =>
      attack({ edition, weapon: { ...weapon, ap: -1, keywords }, context }).advice.map(({ message }) => message);
    expect(said('10', ['Heavy'])).toEqual(['a keyword of this weapon waits for remaining stationary']);
    expect(said('11', ['Heavy'])).toEqual([
      'a keyword of this weapon waits for remaining stationary, or a move of at most 3"',
    ]);
    expect(said('11', [], { movedAtMost3: true })).toEqual(['no weapon here cares about a short move']);
  });

  test('a modifier of one weapon is remarked on where that weapon has it', () => {
    const modifiers = { hitModifier: 3, woundModifier: -2 };
    const { advice } = attack({ volley: [{ weapon: { ...weapon, ap: -1 }, modifiers }] });
    expect(advice.map(({ path }) => path)).toEqual([
      'volley[0].modifiers.hitModifier',
      'volley[0].modifiers.woundModifier',
    ]);
  });

  test('E23: a reroll that nobody may make is not said to be made already', () => {
    const context = { overwatch: true, rerollHits: 'fails' as const, rerollOneHit: true };
    const said = (edition: '10' | '11') => attack({ edition, weapon, context }).advice.map(({ message }) => message);
    expect(said('10')).toContain('every failed hit roll is rerolled already');
    expect(said('11')).toContain('no hit roll may be rerolled here');
    expect(said('11')).not.toContain('every failed hit roll is rerolled already');
  });

  test('rule 25: a wounded character behind its bodyguards is where it belongs', () => {
    const leader = { models: 1, wounds: 3, firstModelWounds: 1, character: true };
    expect(attack({ weapon, target: { groups: [{}, leader] } }).advice).toEqual([]);
  });
});
