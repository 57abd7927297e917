// What a battle is: waves of attackers and defenders, orders of loss, retreat rules. Limits and defaults live here alone.

import { fact } from '../../contract/fact.ts';
import { choice, described, type FieldMeta, flag, integer, oneOf, optional, toggle, whole } from '../../form/field.ts';
import * as z from '../../form/zod.ts';
import { DICE_MODES, UNIT_IDS, UNITS, type UnitId } from '../units.ts';

const MAX_UNITS_OF_A_KIND = 500;
const MAX_WAVES = 8;
const MOST_OWNERS = 5;
const MOST_LETTERS = 40;
const MOST_DICE = 10_000;
const ORDER_ITEM = new RegExp(`^(?:([1-9][0-9]{0,2}) )?(${UNIT_IDS.join('|')})$`);

const countField = () => integer(0, MAX_UNITS_OF_A_KIND).optional();

/** An army: units left out are 0. Those that cannot be there are folded away in forms. */
export function armySchemaOf(canBeThere: (id: UnitId) => boolean) {
  return z.strictObject(
    Object.fromEntries(
      UNITS.map(({ id, name, cost }) => {
        const field = { title: name, description: `${cost} IPC`, ...(canBeThere(id) ? {} : { advanced: true }) };
        return [id, described(countField(), field)];
      }),
    ) as { [id in UnitId]: ReturnType<typeof countField> },
  );
}

export const armySchema = armySchemaOf(() => true);

export const ORDER_MODES = ['standard', 'cheapest', 'optimal'] as const;

export const orderOfLossSchema = z
  .union(
    [
      z.enum(ORDER_MODES),
      z
        .array(z.string().regex(ORDER_ITEM, { error: fact('unit-of-order') }))
        .max(60, { error: fact('has-at-most', { most: 60, of: 'entries' }) }),
    ],
    { error: fact('order-of-loss', { modes: ORDER_MODES }) },
  )
  .default('standard');

export interface OrderItem {
  readonly unit: UnitId;
  /** null: all that are left. */
  readonly amount: number | null;
}

export function parseOrderItem(text: string): OrderItem {
  const parts = ORDER_ITEM.exec(text)!;
  return { unit: parts[2] as UnitId, amount: parts[1] === undefined ? null : Number(parts[1]) };
}

export const chance = () => {
  const error = fact('range', { least: 0, most: 1 });
  return z.number({ error }).min(0, { error }).max(1, { error });
};
const ipc = () => {
  const error = fact('range-of-cents', { least: -1000, most: 1000 });
  return z.number({ error }).min(-1000, { error }).max(1000, { error }).multipleOf(0.01, { error });
};

/** A field about retreats: left open where it is null. */
function open<T extends z.ZodType>(field: T, about: FieldMeta) {
  // Zod does not see that null is among what any nullable field gives.
  const none = null as never;
  return described(z.nullable(field).default(none), { ...about, group: 'retreat' });
}

const retreatSchema = z
  .strictObject({
    unitsAtMost: open(integer(0, 9999), {
      title: 'Retreat with this many units left or fewer',
      rule: 'retreat-units',
    }),
    profitBelow: open(z.number({ error: fact('number') }), {
      title: 'Retreat when fighting on earns less than',
      suffix: 'IPC',
      rule: 'retreat-profit',
    }),
    winChanceBelow: open(chance(), {
      title: 'Retreat when the win chance is below',
      rule: 'retreat-win-chance',
    }),
    winMeans: open(choice(['takes', 'destroys']), {
      title: 'What winning means',
      description: 'Left open: taking the territory on land, destroying the defenders at sea.',
      advanced: true,
      labels: {
        null: 'taking the territory, destroying at sea',
        takes: 'taking the territory',
        destroys: 'destroying the defenders',
      },
    }),
    killChanceAbove: open(chance(), {
      title: 'Stop before I conquer if the chance is over',
      rule: 'retreat-strafe',
    }),
    airLossChanceAbove: open(chance(), {
      title: 'Retreat when the chance to lose a plane next round is above',
      rule: 'retreat-air',
    }),
    optimal: open(choice(['profit', 'winChance']), {
      title: 'Stop at the best moment',
      labels: { profit: 'for profit', winChance: 'for the win chance' },
      rule: 'retreat-optimal',
    }),
    deadzone: open(flag(), { title: 'Deadzone, for the retreat decision only', advanced: true }),
    territoryValue: open(ipc(), { title: 'Territory value, for the retreat decision only', advanced: true }),
  })
  .prefault({});

/** Allies on one side: of each kind in turn, or all of one owner before the next. */
const OWNERS_LOSE = ['byKind', 'byOwner'] as const;

const attackSchema = z
  .strictObject({
    units: armySchema.prefault({}),
    orderOfLoss: described(orderOfLossSchema, { title: 'Order of loss', rule: 'order-of-loss' }),
    takes: whole(0, 100, 0, { title: 'Land units kept alive to take the territory', rule: 'takes' }),
  })
  .prefault({});

const defenseSchema = z
  .strictObject({
    units: armySchema.prefault({}),
    orderOfLoss: described(orderOfLossSchema, { title: 'Order of loss', rule: 'order-of-loss' }),
    aaLast: toggle({ title: 'AA guns lost last but one', rule: 'aa-last' }),
    owners: described(
      z
        .array(
          z.strictObject({
            name: z.string().min(1).max(MOST_LETTERS),
            units: armySchema.prefault({}),
          }),
        )
        .max(MOST_OWNERS, { error: fact('has-at-most', { most: MOST_OWNERS, of: 'entries' }) })
        .default([]),
      {
        title: 'Whose the defenders are',
        description: 'In the order in which owners lose; units that are nobody’s here are lost last.',
        advanced: true,
        rule: 'owners',
      },
    ),
    ownersLose: oneOf(OWNERS_LOSE, 'byKind', {
      title: 'Owners lose',
      labels: { byKind: 'kind by kind, the first owner’s before the next’s', byOwner: 'one owner after the other' },
      advanced: true,
      rule: 'owners',
    }),
  })
  .prefault({});

const sea = (title: string, rule: string) => toggle({ title, rule, group: 'sea' });

/** All, none, or so many of them. */
const dives = (title: string) =>
  described(
    z.union([z.boolean(), integer(0, MAX_UNITS_OF_A_KIND)], { error: fact('flag-or-submarines') }).default(false),
    { title, description: 'A number: so many dive, the others fight on.', rule: 'submerge', group: 'sea' },
  );

export const waveSchema = z.strictObject({
  attack: attackSchema,
  defense: defenseSchema,
  attackerSubmerges: dives('Attacking submarines submerge'),
  defenderSubmerges: dives('Defending submarines submerge'),
  attackerKeepsDestroyer: sea('Attacker keeps the last destroyer', 'keep-destroyer'),
  defenderKeepsDestroyer: sea('Defender keeps the last destroyer', 'keep-destroyer'),
  crashFighters: sea('Defending aircraft without a carrier crash', 'crash'),
  rounds: optional(1, 99, { title: 'Rounds', description: 'Left open: to the end.', rule: 'limited-rounds' }),
  retreat: retreatSchema,
  leaves: described(armySchema.prefault({}), {
    title: 'Units that leave before this wave',
    description: 'As many of the defenders left as are there: aircraft that fly home, tanks that are moved away.',
    advanced: true,
    rule: 'leaves',
  }),
  conquerorDefends: toggle({
    title: 'The conqueror of the wave before defends',
    advanced: true,
    rule: 'conqueror-defends',
  }),
});

/** How hits of different kinds are put on a fleet. */
const HIT_RULES = ['most', 'asListed'] as const;

export const VALUE_MODES = ['ipc', 'count', 'power'] as const;

const valueTable = z.strictObject(
  Object.fromEntries(UNITS.map((unit) => [unit.id, described(ipc().optional(), { title: unit.name })])) as {
    [id in UnitId]: z.ZodOptional<ReturnType<typeof ipc>>;
  },
);

const switchesSchema = z
  .strictObject({
    bombardmentLimited: described(flag().default(true), {
      title: 'No more bombarding ships than landed units',
      advanced: true,
      rule: 'bombardment',
    }),
    submergeAfterShot: toggle({ title: 'Submarines fire once before they submerge', advanced: true, rule: 'submerge' }),
    attackerCarriers: toggle({
      title: 'Attacking fighters need a carrier to land on',
      advanced: true,
      rule: 'attacker-carriers',
    }),
  })
  .prefault({});

const thrown = (title: string) =>
  described(
    z.strictObject({
      dice: described(
        z.array(integer(0, MOST_DICE)).max(6, { error: fact('has-at-most', { most: 6, of: 'entries' }) }),
        {
          title: 'Dice that hit on 1, on 2 or less, and so on',
        },
      ),
      hits: whole(0, MOST_DICE, 0, { title: 'Hits' }),
      unread: whole(0, MOST_DICE, 0, { title: 'Volleys that are not judged' }),
    }),
    { title },
  );

const reportSchema = z
  .strictObject({
    joint: toggle({ title: 'Joint table of both sides', advanced: true }),
    rounds: whole(0, 30, 0, { title: 'Round-by-round odds up to round', advanced: true }),
    stopTable: toggle({ title: 'Stop-or-continue table', advanced: true }),
    orders: toggle({ title: 'Orders of loss against each other', advanced: true }),
    deltas: toggle({ title: 'What one more unit adds', advanced: true }),
    allWaves: toggle({ title: 'Exact tables over all waves', advanced: true }),
    played: described(
      z
        .strictObject({
          attackerLeft: armySchema,
          defenderLeft: armySchema,
        })
        .nullable()
        .default(null),
      { title: 'A battle already played: what was left', advanced: true },
    ),
    rolled: described(
      z
        .strictObject({ attacker: thrown('Attacker'), defender: thrown('Defender') })
        .nullable()
        .default(null),
      { title: 'Dice thrown so far: was it luck?', advanced: true },
    ),
  })
  .prefault({});

export const battleFields = {
  waves: z
    .array(waveSchema)
    .min(1, { error: fact('has-waves', { most: MAX_WAVES }) })
    .max(MAX_WAVES, { error: fact('has-waves', { most: MAX_WAVES }) })
    .prefault([
      {
        attack: { units: { inf: 6, art: 2, arm: 2, fig: 2 } },
        defense: { units: { inf: 5, art: 1, fig: 1, aa: 1 } },
      },
    ]),
  naval: toggle({ title: 'Sea battle' }),
  inProgress: toggle({ title: 'Already begun: no AA fire in the first wave', advanced: true, rule: 'in-progress' }),
  dice: oneOf(DICE_MODES, 'standard', {
    title: 'Dice',
    labels: { standard: 'standard', lowLuck: 'low luck', biased: 'biased' },
    rule: 'dice',
  }),
  territoryValue: described(ipc().default(0), {
    title: 'Value of the territory',
    suffix: 'IPC',
    rule: 'territory-value',
  }),
  deadzone: toggle({ title: 'Units that take it will be killed next turn', rule: 'deadzone' }),
  retreatBeforeBattle: toggle({
    title: 'May call the attack off before it begins',
    advanced: true,
    rule: 'retreat-before-battle',
  }),
  valueFutureWaves: toggle({
    title: 'Count what later waves will earn when deciding to retreat',
    advanced: true,
    rule: 'future-waves',
  }),
  hits: oneOf(HIT_RULES, 'most', {
    title: 'Hits of submarines and aircraft',
    labels: { most: 'as many as can be assigned', asListed: 'each kind down the list' },
    advanced: true,
    group: 'sea',
    rule: 'hits',
  }),
  prune: described(
    z
      .number()
      .min(0, { error: fact('range', { least: 0, most: 0.01 }) })
      .max(0.01, { error: fact('range', { least: 0, most: 0.01 }) })
      .default(0),
    { title: 'Leave out states less likely than', description: '0 is exact.', advanced: true },
  ),
  values: described(
    z
      .union([z.enum(VALUE_MODES), valueTable], {
        error: fact('unit-values', { modes: VALUE_MODES }),
      })
      .default('ipc'),
    {
      title: 'What a lost unit counts',
      advanced: true,
      labels: { ipc: 'its cost', count: 'one each', power: 'its dice value' },
      rule: 'unit-values',
    },
  ),
  switches: switchesSchema,
  report: reportSchema,
};

export const adviseField = toggle({
  title: 'Advise me',
  description: 'Tries the decisions you have and names the best three.',
  advanced: true,
});

/** Fields alone; index.ts adds the checks that look at several fields at once. */
export const battleObject = z.strictObject({
  ...battleFields,
  advise: adviseField,
});

export type BattleRequest = z.output<typeof battleObject>;
export type BattleInput = z.input<typeof battleObject>;
export type WaveRequest = BattleRequest['waves'][number];
