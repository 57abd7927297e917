// Weapons with several modes: the better one against the target at hand is taken and said, and the player may fix another.
import { calculateWith } from '@oddsmith/games';
import { describe, expect, test } from 'vitest';
import { loadBuiltInCatalogue } from '../../src/wh40k/data/index.ts';
import { attack, calculators, requestFields, unitOfDatasheet, unitRequest } from '../../src/wh40k/index.ts';
import type { UnitRequest } from '../../src/wh40k/units/index.ts';

const gun = { kind: 'ranged', attacks: 2, skill: 3, ap: -3, keywords: [] } as const;
/** 2 shots at 3+: 1 damage at Strength 7, or 3 at Strength 8. */
const standard = { ...gun, name: 'Plasma - standard', strength: 7, damage: 1 };
const supercharge = { ...gun, name: 'Plasma - supercharge', strength: 8, damage: 3 };
const target = { models: 5, wounds: 3, toughness: 8, save: 2 };

async function request(name: string, edition: '10' | '11', faction?: string): Promise<UnitRequest> {
  const found = (await loadBuiltInCatalogue(edition)).find(name, faction);
  if (found === undefined) throw new Error(`the catalogue has ${name}`);
  return unitRequest([unitOfDatasheet(found.datasheet)], edition);
}

function told(input: object, calculator = 'wh40k/attack', language = 'en') {
  const reply = calculateWith(
    calculators,
    { calculator, input, ...(language === 'en' ? {} : { language }) } as never,
    {},
  );
  if ('error' in reply) throw new Error(JSON.stringify(reply));
  return (reply as { advice: readonly { code: string; path: string; message: string }[] }).advice.filter(
    ({ code }) => code === 'wh40k/mode-taken',
  );
}

describe('a weapon with two modes', () => {
  test('is used in the one that does more damage to this target', () => {
    const { summary, weapons } = attack({ volley: [{ weapon: standard, count: 1, modes: [supercharge] }], target });
    // Hits 2/3, wounds on 4+, a 2+ save is failed on 1 to 4 at AP -3: one model of three wounds each.
    expect(summary.meanDamage).toBeCloseTo(2 * (2 / 3) * (1 / 2) * (4 / 6) * 3, 12);
    expect(weapons.map(({ weapon }) => weapon)).toEqual(['Plasma - supercharge']);
  });

  test('wastes no damage: against single wounds the surer mode is the better one', () => {
    const sure = { ...standard, attacks: 3 };
    const { weapons } = attack({
      volley: [{ weapon: supercharge, count: 1, modes: [sure] }],
      target: { ...target, wounds: 1, toughness: 3 },
    });
    expect(weapons.map(({ weapon }) => weapon)).toEqual(['Plasma - standard']);
  });

  test('says which was taken and what else there is', () => {
    const [remark] = told({ volley: [{ weapon: standard, count: 1, modes: [supercharge] }], target });
    expect(remark).toMatchObject({
      path: 'volley[0].weapon',
      message: 'Plasma - supercharge does most to this target and is used; the other choice is Plasma - standard',
    });
  });

  test('stays in the mode that the player fixed, without a word', () => {
    const input = { volley: [{ weapon: standard, count: 1, modes: [supercharge], modeFixed: true }], target };
    expect(attack(input).summary.meanDamage).toBeCloseTo(
      attack({ volley: [{ weapon: standard, count: 1 }], target }).summary.meanDamage,
      12,
    );
    expect(told(input)).toEqual([]);
  });

  test('of equal modes the first listed is used', () => {
    const other = { ...standard, name: 'Plasma - other' };
    const { weapons } = attack({ volley: [{ weapon: standard, count: 1, modes: [other] }], target });
    expect(weapons.map(({ weapon }) => weapon)).toEqual(['Plasma - standard']);
  });

  test('sees what abilities bring to it alone', () => {
    const abilities = {
      attacker: [{ name: 'Blessed', only: [1], effects: [{ effect: 'rerollWounds', value: 'all' }] }],
    };
    const volley = [
      { weapon: { ...standard, name: 'Plain' }, count: 1 },
      { weapon: standard, count: 1, modes: [supercharge] },
    ];
    const fixed = [volley[0], { weapon: supercharge, count: 1 }];
    expect(attack({ volley, target, abilities }).summary.meanDamage).toBeCloseTo(
      attack({ volley: fixed, target, abilities }).summary.meanDamage,
      12,
    );
  });

  test('is chosen in a fight for either side', () => {
    const blade = { kind: 'melee', skill: 3, keywords: [] } as const;
    const sweep = { ...blade, name: 'Sweep', attacks: 10, strength: 5, ap: 0, damage: 1 };
    const strike = { ...blade, name: 'Strike', attacks: 5, strength: 12, ap: -4, damage: 6 };
    const side = { models: 1, wounds: 12, toughness: 11, save: 3, weapons: [{ weapon: sweep, modes: [strike] }] };
    const crowd = { models: 20, wounds: 1, toughness: 4, save: 5, weapons: [{ weapon: sweep }] };
    const of = (first: object, second: object) =>
      told({ first, second }, 'wh40k/melee').map(({ path, message }) => [path, message.split(' ')[0]]);
    expect(of(side, side)).toEqual([
      ['first.weapons[0].weapon', 'Strike'],
      ['second.weapons[0].weapon', 'Strike'],
    ]);
    expect(of(side, crowd)).toEqual([['first.weapons[0].weapon', 'Sweep']]);
  });
});

describe.each(['10', '11'] as const)('datasheets of edition %s', (edition) => {
  test('Hellblasters supercharge at Terminators', async () => {
    const [attacker, defender] = await Promise.all([
      request('Hellblaster Squad', edition),
      request('Terminator Squad', edition, 'Space Marines'),
    ]);
    const { weapons } = attack(requestFields({ attacker, defender }, 'shooting'));
    expect(weapons.map(({ weapon }) => weapon?.toLowerCase()).join()).toContain('supercharge');
  });

  test("Be'lakor strikes at a tank and sweeps a horde", async () => {
    const [attacker, tank, horde] = await Promise.all([
      request("Be'lakor", edition),
      request('Land Raider', edition),
      request('Boyz', edition),
    ]);
    const used = (defender: UnitRequest) =>
      attack(requestFields({ attacker, defender }, 'fight'))
        .weapons.map(({ weapon }) => weapon)
        .join();
    expect(used(tank)).toMatch(/strike/i);
    expect(used(horde)).toMatch(/sweep/i);
  });

  test('whatever is taken does no less than any mode that is fixed', async () => {
    const { file } = await loadBuiltInCatalogue(edition);
    const defenders = await Promise.all([
      request('Rhino', edition),
      request('Boyz', edition),
      request('Terminator Squad', edition),
    ]);
    let compared = 0;
    for (const sheet of file.datasheets.filter((_, index) => index % 40 === 0)) {
      const attacker = unitRequest([unitOfDatasheet(sheet)], edition);
      for (const phase of ['shooting', 'fight'] as const)
        for (const { modes = [], ...entry } of attacker.volley[phase]) {
          if (modes.length === 0) continue;
          for (const defender of defenders) {
            const fields = requestFields({ defender }, phase);
            const damage = (weapon: object, others: object[]) =>
              attack({ ...fields, volley: [{ ...entry, weapon, count: 1, modes: others }] } as never).summary
                .meanDamage;
            const all = [entry.weapon ?? {}, ...modes];
            const best = Math.max(...all.map((weapon) => damage(weapon, [])));
            expect(damage(entry.weapon ?? {}, modes), sheet.name).toBeCloseTo(best, 10);
            compared++;
          }
        }
    }
    expect(compared).toBeGreaterThan(20);
  });
});
