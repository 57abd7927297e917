// The same two units give the same figures on every road: attack, charge, melee, as units of lists in a matrix, by name as `units` asks, and out of lists.
import { type Findings, prepareBattle } from '@oddsmith/games';
import { battleBetween, importArmyList } from '@oddsmith/games/lists';
import { openUnits } from '@oddsmith/games/units';
import {
  attack,
  attackCalculator,
  attackParts,
  calculators,
  charge,
  melee,
  phaseFor,
  requestFields,
  type UnitRequest,
  unitOfDatasheet,
  unitRequest,
} from '@oddsmith/games/wh40k';
import { loadBuiltInCatalogue } from '@oddsmith/games/wh40k/library';
import { type Distribution, Random } from '@oddsmith/kernel';
import { describe, expect, test } from 'vitest';
import { layered } from '../src/layered.ts';

const PAIRS = 150;
/** Steps of an attack that takes a few milliseconds. */
const MOST_STEPS = 3_000_000;

function expectSame(one: Distribution, other: Distribution, what: string): void {
  expect(one.max, what).toBe(other.max);
  one.probabilities.forEach((chance, at) => {
    expect(Math.abs(chance - (other.probabilities[at + one.min - other.min] ?? 0)), `${what} = ${at}`).toBeLessThan(
      1e-12,
    );
  });
}

function expectAlike(one: Findings, other: Findings, road: string): void {
  for (const figure of ['damage', 'slain'])
    expectSame(one.distributions[figure], other.distributions[figure], `${road}: ${figure}`);
  for (const figure of ['wipeChance', 'meanDamage', 'meanSlain', 'belowHalfChance'])
    expect(one.summary[figure], `${road}: ${figure}`).toBeCloseTo(other.summary[figure], 12);
}

const calledBy = (sheet: { readonly name: string; readonly faction: string }): string =>
  `${sheet.name} (${sheet.faction})`;

describe.each(['10', '11'] as const)('two units of the %sth edition', (edition) => {
  test(`${PAIRS} pairs`, { timeout: 300_000 }, async () => {
    const { file } = await loadBuiltInCatalogue(edition);
    const random = new Random(edition === '10' ? 40 : 41);
    const opened = await openUnits('wh40k', edition);
    if ('error' in opened) throw new Error(opened.error.message);
    const anySheet = () => file.datasheets[random.uint32() % file.datasheets.length];
    const fielded = (sheet: (typeof file.datasheets)[number]): UnitRequest =>
      unitRequest([unitOfDatasheet(sheet)], edition);
    // Sheets that share a name within a faction (Kill Teams of the Deathwatch) cannot be called apart.
    const isOnlyOne = (sheet: (typeof file.datasheets)[number]): boolean =>
      file.datasheets.filter((other) => calledBy(other) === calledBy(sheet)).length === 1;
    const seen = { fights: 0, shots: 0, abilities: 0, conditions: 0, called: 0 };
    while (seen.fights < PAIRS) {
      const sheets = [anySheet(), anySheet()] as const;
      const [attacker, defender] = sheets.map(fielded);
      const name = `${attacker.name} v ${defender.name}`;
      const context = { charged: random.unit() < 0.5, stationary: random.unit() < 0.5, halfRange: random.unit() < 0.5 };
      for (const phase of ['shooting', 'fight'] as const) {
        if (attacker.volley[phase].length === 0) continue;
        const asked = { ...requestFields({ attacker, defender }, phase), context };
        if (attackCalculator.cost(prepareBattle(attackCalculator, asked)) > MOST_STEPS) continue;
        const straight = attack(asked);
        const parts = { attacker: attackParts(attacker, phase), defender: attackParts(defender, phase) };
        const listed = layered(parts.attacker.attack, parts.defender.target, { context });
        expectAlike(attack(listed as Parameters<typeof attack>[0]), straight, `${name}: matrix`);
        const [one, other] = sheets.map(calledBy);
        // As its pages ask it: it shoots if it can.
        const called = opened.battle(one, other, 'wh40k/attack');
        if (!('error' in called) && sheets.every(isOnlyOne) && phaseFor(attacker, 'shooting') === phase) {
          seen.called++;
          expectAlike(attack({ ...called.input, context }), straight, `${name}: units`);
        }
        if (phase === 'shooting') {
          seen.shots++;
          continue;
        }
        seen.fights++;
        const brought = [...attacker.brings.fight, ...defender.brings.fight];
        if (brought.length > 0) seen.abilities++;
        if (brought.some(({ effects }) => effects.some((effect) => effect.if ?? effect.vs ?? effect.vsNot)))
          seen.conditions++;
        const charged = attack({ ...asked, context: { ...context, charged: true } });
        const arrived = charge({ distance: 1, modifier: 6, edition, fight: asked });
        expect(arrived.summary.chargeChance).toBe(1);
        expectAlike(arrived, charged, `${name}: charge`);
        const side = { ...attacker.side, context };
        const fought = melee({
          edition,
          charged: context.charged ? 'first' : null,
          first: side,
          second: { ...defender.side, context: {} },
        });
        expectSame(fought.distributions.secondDamage, straight.distributions.damage, `${name}: melee, damage`);
        expectSame(fought.distributions.secondSlain, straight.distributions.slain, `${name}: melee, slain`);
        expect(fought.summary.secondWipeChance, `${name}: melee`).toBeCloseTo(straight.summary.wipeChance, 12);
      }
    }
    expect(seen.shots).toBeGreaterThan(PAIRS / 2);
    expect(seen.called).toBeGreaterThan(PAIRS / 2);
    expect(seen.abilities).toBeGreaterThan(PAIRS / 10);
    expect(seen.conditions).toBeGreaterThan(3);
  });
});

const LISTED_PAIRS = 50;

test.each(['10', '11'] as const)('lists of the %sth edition that name two units are their battle', async (edition) => {
  const { file } = await loadBuiltInCatalogue(edition);
  const opened = await openUnits('wh40k', edition);
  if ('error' in opened) throw new Error(opened.error.message);
  const times = new Map<string, number>();
  for (const { name } of file.datasheets) times.set(name, (times.get(name) ?? 0) + 1);
  // A name that one sheet alone has, with a loadout to take.
  const sheets = file.datasheets.filter(
    ({ name, set, points, loadout }) =>
      set === undefined && times.get(name) === 1 && points !== undefined && loadout !== undefined,
  );
  const random = new Random(Number(edition));
  const anySheet = () => sheets[random.uint32() % sheets.length];
  const listOf = async ({ name, faction, points }: (typeof sheets)[number]) => {
    const text = `Patrol (${points} points)\n\n${faction}\nIncursion (1000 points)\n\n${name} (${points} points)\n`;
    const read = await importArmyList(text, { game: 'wh40k', edition });
    if (!read.ok) throw new Error(read.problem.message);
    return { list: read, unit: name };
  };
  for (let i = 0; i < LISTED_PAIRS; i++) {
    const pair = [anySheet(), anySheet()] as const;
    const [one, other] = await Promise.all(pair.map(listOf));
    const listed = await battleBetween(one, other);
    const called = opened.battle(calledBy(pair[0]), calledBy(pair[1]), 'wh40k/attack');
    // Fortifications attack nobody, by whatever road.
    expect(listed.ok, pair[0].name).toBe(!('error' in called));
    if (listed.ok && !('error' in called))
      expectAlike(attack(listed.input), attack(called.input), `${pair[0].name} v ${pair[1].name}: lists`);
  }
});

test('the calculators of the game are those that are asked here', () => {
  expect(calculators.map(({ id }) => id)).toEqual(['wh40k/attack', 'wh40k/charge', 'wh40k/battleshock', 'wh40k/melee']);
});
