// Whose datasheet a unit of a list has, and how each unit of a list is called.
import { describe, expect, test } from 'vitest';
import { battleBetween } from '../../../src/lists/battle.ts';
import { importArmyList } from '../../../src/lists/read.ts';

async function read(text: string) {
  const result = await importArmyList(text, { game: 'wh40k' });
  if (!result.ok || result.game !== 'wh40k') throw new Error(JSON.stringify(result));
  return result;
}

/** A Repulsor of the Space Marines has a las-talon of D6+1, that of the Black Templars of D6. */
const TANK = `CHARACTERS

Captain (80 points)
  • 1x Bolt pistol
    1x Master-crafted bolter

OTHER DATASHEETS

Repulsor (180 points)
  • 1x Las-talon
    1x Armoured hull`;

const damageOf = (army: Awaited<ReturnType<typeof read>>['army']) => army.units[1].weapons[0].profiles[0].damage;

describe('a chapter is a part of its parent faction', () => {
  test.each([
    ['Space Marines\nUltramarines'],
    ['Space Marines / Ultramarines'],
    ['Space Marines (Imperial Fists)'],
    ['Adeptus Astartes - Blood Angels'],
    ['Space Marines'],
    ['Dark Angels\nSpace Marines'],
  ])('%s', async (header) => {
    const { army } = await read(`Tanks (260 points)\n\n${header}\nStrike Force (2000 points)\n\n${TANK}`);
    expect(damageOf(army)).toBe('D6+1');
    expect(army.diagnostics.filter(({ severity }) => severity === 'warning')).toEqual([]);
  });
  test('the Black Templars have a Repulsor of their own', async () => {
    const { army } = await read(`Tanks (260 points)\n\nBlack Templars\nStrike Force (2000 points)\n\n${TANK}`);
    expect(damageOf(army)).toBe('D6');
  });
  test('without a header the other units decide', async () => {
    const { army } = await read(TANK);
    expect(damageOf(army)).toBe('D6+1');
  });
  test('a choice between sheets of one name is said', async () => {
    const { army } = await read('Repulsor (180 points)\n  • 1x Las-talon\n\nCanoness (50 points)\n  • 1x Bolt pistol');
    expect(army.diagnostics.filter(({ code }) => code === 'wh40k/import-several-sheets')).toHaveLength(1);
  });
});

describe('the units of a list by name', () => {
  const SQUAD = (gun: string) => `Eradicator Squad (95 points)
  • 1x Eradicator Sergeant
    • 1x Bolt pistol
      1x Close combat weapon
      1x Melta rifle
  • 2x Eradicator
    • 2x Bolt pistol
      2x Close combat weapon
      1x Melta rifle
      1x ${gun}
`;
  const LIST = `Space Marines\n\n${SQUAD('Melta rifle')}\n${SQUAD('Multi-melta')}`;

  test('two of one name are reached by their numbers, and the name alone is refused with the choices', async () => {
    const list = await read(LIST);
    expect(await battleBetween({ list, unit: 'Eradicator Squad' }, undefined)).toMatchObject({
      ok: false,
      problem: {
        code: 'import/several-units',
        path: 'unit',
        message:
          '"Eradicator Squad" is more than one unit of the list: name one of Eradicator Squad 1, Eradicator Squad 2',
      },
    });
    const gunsOf = async (unit: string) => JSON.stringify(await battleBetween({ list, unit }, undefined));
    expect(await gunsOf('eradicator squad 1')).not.toContain('Multi-melta');
    expect(await gunsOf('Eradicator Squads 2')).toContain('Multi-melta');
  });
  test('two that are the same need no number', async () => {
    const list = await read(`${SQUAD('Multi-melta')}\n${SQUAD('Multi-melta')}`);
    expect(await battleBetween({ list, unit: 'eradicator' }, undefined)).toMatchObject({ ok: true });
  });
  test('a part of several names is refused with them', async () => {
    const list = await read(`${LIST}\nIntercessor Squad (80 points)\n  • 5x Intercessor\n    • 5x Bolt rifle`);
    const refused = await battleBetween({ list, unit: 'squad' }, undefined);
    expect(JSON.stringify(refused)).toContain('Eradicator Squad 1, Eradicator Squad 2, Intercessor Squad');
  });
});
