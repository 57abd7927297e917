// Stat lines of one name are told apart by what their models carry, and items count for whom they protect.
import { describe, expect, test } from 'vitest';
import { unitOf } from '../../../src/wh40k/import/index.ts';
import { targetOf, unitRequest } from '../../../src/wh40k/units/index.ts';
import { read, warnings } from './read-list.ts';

describe('stat lines are told apart by gear', () => {
  test.each([
    [
      'one bullet',
      '  • 4x Custodian Guard\n    • 2x Guardian spear\n      2x Praesidium Shield\n      2x Sentinel blade',
    ],
    [
      'one a kind',
      '  • 2x Custodian Guard (Guardian spear)\n    • 2x Guardian spear\n  • 2x Custodian Guard (Sentinel blade and Praesidium Shield)\n    • 2x Praesidium Shield\n      2x Sentinel blade',
    ],
  ])('Custodian Guard, two of four with shields: %s', async (_, models) => {
    const army = await read(
      `Gold (170 points)\n\nAdeptus Custodes\nShield Host\nIncursion (1000 points)\n\nCustodian Guard (170 points)\n${models}`,
    );
    const unit = unitOf(army.units[0])!;
    expect(targetOf(unit, 'shooting').groups?.map(({ models: count, wounds }) => [count, wounds])).toEqual([
      [2, 3],
      [2, 4],
    ]);
    const { side, abilities } = unitRequest([unit], '10');
    expect(side.groups?.map(({ weapons = [] }) => weapons.map(({ weapon }) => weapon?.name))).toEqual([
      ['Guardian Spear'],
      ['Sentinel Blade'],
    ]);
    expect(abilities.inStats).toContain('Praesidium Shield');
    expect(abilities.notModelled).not.toContain('Praesidium Shield');
  });
});

test("Azrael's helm protects everybody he leads, and is no unknown gear", async () => {
  const army = await read(`Angels (250 points)

Dark Angels
Strike Force (2000 points)

Attached Unit 1

Azrael (140 points)
• Attached as: Leader (Character)
  • 1x Lion’s Wrath
    1x The Lion Helm
    1x The Sword of Secrets

Hellblaster Squad (110 points)
• Attached as: Bodyguard
  • 5x Hellblaster
    • 5x Plasma incinerator`);
  expect(warnings(army)).toEqual([]);
  const [azrael, squad] = army.units.map((unit) => unitOf(unit)!);
  const { target } = unitRequest([squad, azrael], '11');
  expect(target.shooting.groups?.map(({ invuln }) => invuln)).toEqual([4, 4]);
  expect(unitRequest([squad], '11').target.shooting.invuln).toBeNull();
});
