// Battles as people write them, in both languages, and what is wrong with those that cannot be read.
import { calculateWith, isRefusal } from '@oddsmith/games';
import { calculators } from '@oddsmith/games/axis';
import { armyLine, looksLikeBattle, readArmy, readBattle, sayProblems } from '@oddsmith/games/axis/text';
import { Random } from '@oddsmith/kernel';
import { describe, expect, test } from 'vitest';
import { canTakePart, UNITS } from '../../src/axis/units.ts';

const read = (text: string) => {
  const found = readBattle(text);
  if ('problems' in found) throw new Error(JSON.stringify(found.problems));
  const { naval, waves } = found.input;
  return [waves[0].attack.units, waves[0].defense.units, naval];
};

describe('a battle in one line', () => {
  test.each([
    ['3 inf 1 tank vs 2 inf 1 fig', { inf: 3, arm: 1 }, { inf: 2, fig: 1 }, false],
    ['6i 2a 2t 2f v 5i 1aa 1f', { inf: 6, art: 2, arm: 2, fig: 2 }, { inf: 5, aa: 1, fig: 1 }, false],
    ['3 Infanterie, 1 Panzer und 2 Jäger gegen 2 Inf, 1 Flak', { inf: 3, arm: 1, fig: 2 }, { inf: 2, aa: 1 }, false],
    ['2 U-Boote 1 Zerstörer gegen 1 Schlachtschiff', { sub: 2, des: 1 }, { bat: 1 }, true],
    ['1 bb + 2 dd + 1 cv attacks 3 ss & 1 trn', { bat: 1, des: 2, acc: 1 }, { sub: 3, tra: 1 }, true],
    ['2 infantry, 1 battleship against 1 infantry', { inf: 2, bat: 1 }, { inf: 1 }, false],
    ['inf and a bomber vs. 1 AA gun 1 inf', { inf: 1, art: 1, bom: 1 }, { aa: 1, inf: 1 }, false],
    ['4x inf VS 4x inf', { inf: 4 }, { inf: 4 }, false],
    ['2 inf 1 inf vs 1 fighter', { inf: 3 }, { fig: 1 }, false],
  ])('%s', (text, attack, defense, naval) => {
    expect(looksLikeBattle(`1 ${text}`)).toBe(true);
    expect(read(text)).toEqual([attack, defense, naval]);
  });

  test('is solved like the battle itself', () => {
    const found = readBattle('3 inf 1 tank vs 2 inf');
    const answer = calculateWith(calculators, {
      calculator: 'axis/battle',
      input: 'input' in found ? found.input : {},
    });
    if (isRefusal(answer)) throw new Error(answer.error.message);
    const waves = [{ attack: { units: { inf: 3, arm: 1 } }, defense: { units: { inf: 2 } } }];
    const same = calculateWith(calculators, { calculator: 'axis/battle', input: { waves } });
    expect(answer.summary).toEqual('summary' in same ? same.summary : {});
  });

  test('every army is read back from its own line', () => {
    const random = new Random(6);
    for (let n = 0; n < 300; n++) {
      const naval = n % 2 === 0;
      const pool = UNITS.filter(({ id }) => canTakePart(id, 'attack', naval));
      const army = Object.fromEntries(
        pool.map(({ id }) => [id, random.die(4) - 1]).filter(([, count]) => Number(count) > 0),
      );
      expect(readArmy(armyLine(army))).toEqual({ army, problems: [] });
    }
  });
});

describe('what is wrong is said', () => {
  const problems = async (text: string, language: 'en' | 'de' = 'en') => {
    const found = readBattle(text);
    return 'problems' in found ? sayProblems(found.problems, language) : [];
  };

  test.each([
    ['3 inf 2 tnak vs 1 inf', '"tnak" is no unit: tank?'],
    ['3 inf 2 dragons vs 1 inf', '"dragons" is no unit'],
    ['3 inf 2 vs 1 inf', '2 of what? A unit follows its number'],
    ['vs 1 inf', 'nobody attacks: units stand before the "vs"'],
    ['3 inf', 'nobody defends: units stand behind a "vs"'],
    ['3 inf vs 1 inf vs 2 inf', 'more than one "vs": one battle at a time'],
    ['900 inf vs 1 inf', 'at most 500 infantry on a side'],
    ['2 inf vs 1 destroyer', 'destroyers are not in a battle on land on that side'],
    ['', 'no battle is written here, such as "3 inf 1 tank vs 2 inf"'],
    ['x'.repeat(501), 'the text is too long for a battle'],
  ])('%s', async (text, sentence) => {
    expect(await problems(text)).toContain(sentence);
  });

  test('in German', async () => {
    expect(await problems('3 inf 2 Panzr gegen 1 inf', 'de')).toEqual(['„Panzr“ ist keine Einheit: Panzer?']);
  });
});
