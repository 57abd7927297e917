// A form description says everything a control needs, and values survive the way through a form.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { choice, diceExpression, type FieldMeta, flag, integer } from '../src/form/field.ts';
import { describeForm } from '../src/form/form.ts';
import type { Field } from '../src/form/form-field.ts';
import { complete, sameValue, withoutDefaults } from '../src/form/form-value.ts';

const profile = z.strictObject({
  attacks: diceExpression({ max: 100 })
    .default(2)
    .meta({ title: 'Attacks' } satisfies FieldMeta),
  toHit: z
    .union([integer(2, 6), choice(['auto', 'none'])])
    .default(4)
    .meta({ title: 'To hit', suffix: '+', labels: { auto: 'automatic' } } satisfies FieldMeta),
});

const schema = z.strictObject({
  count: integer(1, 40)
    .default(10)
    .meta({ title: 'Models', group: 'Attacker', suffix: 'models' } satisfies FieldMeta),
  cap: integer(2, 6)
    .nullable()
    .default(null)
    .meta({ title: 'Ward save', advanced: true } satisfies FieldMeta),
  lethal: z
    .union([flag(), z.literal('armour')])
    .default(false)
    .meta({ title: 'Lethal strike', rule: 'lethal-strike' } satisfies FieldMeta),
  charged: flag().default(true),
  abilities: z
    .array(choice(['rending', 'severe']))
    .default([])
    .meta({ title: 'Abilities' } satisfies FieldMeta),
  special: z.array(z.string()).default([]),
  profiles: z
    .array(profile)
    .min(1)
    .max(4)
    .default([{ attacks: 2, toHit: 4 }]),
  target: z.strictObject({ wounds: integer(1, 10).default(1), name: z.string().max(20).optional() }).prefault({}),
  units: z.partialRecord(choice(['infantry', 'tank']), integer(0, 99)).default({}),
  share: z.number().min(0).max(1).default(0.5),
  finite: z
    .strictObject({ models: integer(1, 5).default(5) })
    .nullable()
    .default(null),
  orderOfLoss: choice(['cheapFirst', 'dearFirst']).default('cheapFirst'),
});
const form = describeForm(schema);
const field = (key: string): Field => {
  const found = form.fields.find((candidate) => candidate.key === key);
  if (found === undefined) throw new Error(key);
  return found;
};

describe('describeForm', () => {
  it('reads nullable flags as flags, and does not offer a null that means the default', () => {
    const nullable = describeForm(
      z.strictObject({
        cover: flag().nullable().default(false),
        reroll: choice(['none', 'ones'])
          .nullable()
          .default('none')
          .meta({ title: 'Reroll', nullIsDefault: true } satisfies FieldMeta),
        modifier: integer(-1, 1)
          .nullable()
          .default(0)
          .meta({ title: 'Modifier', nullIsDefault: true } satisfies FieldMeta),
        policy: choice(['strike', 'parry']).nullable().default(null),
      }),
    );
    const options = (key: string) => {
      const found = nullable.fields.find((candidate) => candidate.key === key);
      return found?.kind === 'choice' ? found.options.map((option) => option.value) : found?.kind;
    };
    expect(options('cover')).toBe('flag');
    expect(options('reroll')).toEqual(['none', 'ones']);
    expect(options('policy')).toEqual(['strike', 'parry', null]);
    expect(nullable.fields.find((candidate) => candidate.key === 'modifier')).toMatchObject({ nullable: false });
  });

  it('reads limits, default, group and suffix of an integer', () => {
    expect(field('count')).toEqual({
      key: 'count',
      kind: 'integer',
      title: 'Models',
      group: 'Attacker',
      advanced: false,
      optional: false,
      min: 1,
      max: 40,
      suffix: 'models',
      nullable: false,
      default: 10,
    });
  });

  it('knows a nullable number as "not used"', () => {
    expect(field('cap')).toMatchObject({ kind: 'integer', nullable: true, default: null, advanced: true, min: 2 });
  });

  it('flattens a small range beside words into one set of choices', () => {
    const profiles = field('profiles');
    if (profiles.kind !== 'list' || profiles.item.kind !== 'object') throw new Error('not a list of objects');
    const toHit = profiles.item.fields[1];
    expect(toHit).toMatchObject({ kind: 'choice', default: 4 });
    if (toHit.kind !== 'choice') throw new Error('not a choice');
    expect(toHit.options.map((option) => option.label)).toEqual(['2+', '3+', '4+', '5+', '6+', 'automatic', 'None']);
    expect(toHit.options.map((option) => option.value)).toEqual([2, 3, 4, 5, 6, 'auto', 'none']);
  });

  it('offers yes, no and a word as choices', () => {
    const lethal = field('lethal');
    expect(lethal).toMatchObject({ kind: 'choice', rule: 'lethal-strike' });
    if (lethal.kind === 'choice') expect(lethal.options.map((option) => option.value)).toEqual([false, true, 'armour']);
  });

  it.each([
    ['charged', 'flag'],
    ['abilities', 'choices'],
    ['special', 'texts'],
    ['profiles', 'list'],
    ['target', 'object'],
    ['share', 'number'],
    ['orderOfLoss', 'choice'],
  ])('%s is of kind %s', (key, kind) => {
    expect(field(key).kind).toBe(kind);
  });

  it('tells dice expressions from numbers', () => {
    const profiles = field('profiles');
    if (profiles.kind !== 'list' || profiles.item.kind !== 'object') throw new Error('not a list of objects');
    expect(profiles.item.fields[0].kind).toBe('dice');
    expect(profiles).toMatchObject({ minItems: 1, maxItems: 4 });
  });

  it('opens a record with closed keys into optional fields', () => {
    const units = field('units');
    if (units.kind !== 'object') throw new Error('not an object');
    expect(units.fields.map((child) => [child.title, child.kind, child.optional])).toEqual([
      ['Infantry', 'integer', true],
      ['Tank', 'integer', true],
    ]);
    expect(units.default).toEqual({});
  });

  it('makes a title of a name that has none', () => {
    expect(field('orderOfLoss').title).toBe('Order of loss');
  });

  it('fills nested defaults in', () => {
    expect(field('target').default).toEqual({ wounds: 1 });
    expect(field('finite').default).toBeNull();
    expect(form.default).toEqual(schema.parse({}));
  });
});

describe('values', () => {
  it('completes a partial input with what the schema would take', () => {
    expect(complete(form, { target: { wounds: 3 }, profiles: [{}] })).toEqual(
      schema.parse({ target: { wounds: 3 }, profiles: [{}] }),
    );
  });

  it('leaves defaults out and takes them back', () => {
    const input = schema.parse({ count: 12, target: { wounds: 3 }, profiles: [{ toHit: 'auto' }, {}] });
    expect(withoutDefaults(form, input)).toEqual({
      count: 12,
      target: { wounds: 3 },
      profiles: [{ toHit: 'auto' }, {}],
    });
    expect(withoutDefaults(form, schema.parse({}))).toBeUndefined();
  });

  it('keeps an object that replaces a null default even when all of it is default', () => {
    const input = schema.parse({ finite: {} });
    expect(withoutDefaults(form, input)).toEqual({ finite: {} });
    expect(complete(form, { finite: {} })).toEqual(input);
  });

  it('keeps a part that is empty where the whole has another default', () => {
    const army = z.strictObject({ units: z.record(z.string(), integer(0, 9)).default({}) });
    const landing = describeForm(z.strictObject({ land: army.default({ units: { inf: 3 } }) }));
    const against = { land: { units: {} } };
    expect(withoutDefaults(landing, against)).toEqual({ land: {} });
    expect(complete(landing, { land: {} })).toEqual(against);
  });

  it('round-trips any input', () => {
    const arbitrary = fc.record(
      {
        count: fc.integer({ min: 1, max: 40 }),
        cap: fc.constantFrom(null, 2, 6),
        lethal: fc.constantFrom(true, false, 'armour' as const),
        abilities: fc.subarray(['rending', 'severe'] as const),
        target: fc.record({ wounds: fc.integer({ min: 1, max: 10 }), name: fc.string({ maxLength: 20 }) }),
        units: fc.record({ tank: fc.integer({ min: 0, max: 99 }) }, { requiredKeys: [] }),
        finite: fc.constantFrom(null, { models: 5 }, { models: 2 }),
        profiles: fc.array(fc.record({ toHit: fc.constantFrom(2, 4, 'auto' as const) }, { requiredKeys: [] }), {
          minLength: 1,
          maxLength: 4,
        }),
      },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(arbitrary, (given) => {
        const whole = schema.parse(given);
        expect(complete(form, withoutDefaults(form, whole) ?? {})).toEqual(whole);
      }),
      { numRuns: 300 },
    );
  });

  it('keeps what the schema requires even when a form would start from it', () => {
    const unit = describeForm(z.strictObject({ quality: integer(2, 6), models: integer(1, 9).default(1) }));
    expect(withoutDefaults(unit, { quality: 2, models: 1 })).toEqual({ quality: 2 });
  });

  it('keeps the numbers of a list of numbers', () => {
    const rolls = describeForm(z.strictObject({ rolls: z.array(integer(1, 99)).default([]) }));
    expect(withoutDefaults(rolls, { rolls: [1, 1, 5] })).toEqual({ rolls: [1, 1, 5] });
  });

  it('compares by structure', () => {
    expect(sameValue({ a: [1, { b: null }], c: 1 }, { c: 1, a: [1, { b: null }] })).toBe(true);
    expect(sameValue({ a: 1 }, { a: 1, b: undefined })).toBe(false);
    expect(sameValue([1, 2], [1])).toBe(false);
    expect(sameValue(null, {})).toBe(false);
  });
});

it('keeps the default of a field of which a part is rewritten as it is read', () => {
  const inner = z.strictObject({
    hits: z
      .number()
      .nullable()
      .transform((given) => given ?? 3),
  });
  const form = describeForm(z.strictObject({ fight: inner.nullable().default(null) }));
  expect(form.default).toEqual({ fight: null });
});
