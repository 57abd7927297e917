// Battle logs of TripleA and of forums: the battle as it stands, and how lucky its dice were.
import { calculateWith, isRefusal } from '@oddsmith/games';
import { type BattleInput, calculators } from '@oddsmith/games/axis';
import { looksLikeBattle, looksLikeLog, readLog, sayProblems } from '@oddsmith/games/axis/text';
import { describe, expect, test } from 'vitest';

const TRIPLEA = `
Combat - Germans
    Battle in Karelia S.S.R.
        Germans attack with 1 armour, 1 artillery, 1 fighter and 3 infantry
        Russians defend with 1 aaGun, 1 fighter owned by the British and 3 infantry
            Germans roll AA dice in Karelia S.S.R. : 0/0 hits, 0.00 expected hits
            Russians roll AA dice in Karelia S.S.R. : 0/1 hits, 0.17 expected hits
            Germans roll dice for 1 armour, 1 artillery, 1 fighter and 3 infantry in Karelia S.S.R., round 2 : 3/6 hits, 2.00 expected hits
            Russians roll dice for 1 fighter and 3 infantry in Karelia S.S.R., round 2 : 1/4 hits, 1.67 expected hits
            2 infantry owned by the Russians and 1 fighter owned by the British lost in Karelia S.S.R.
            1 infantry owned by the Germans lost in Karelia S.S.R.
`;

const inputOf = (text: string) => {
  const found = readLog(text);
  if ('problems' in found) throw new Error(JSON.stringify(found.problems));
  return found.input;
};

function adviceOn(input: unknown): readonly string[] {
  const answer = calculateWith(calculators, { calculator: 'axis/battle', input });
  if (isRefusal(answer)) throw new Error(answer.error.message);
  return answer.advice.filter(({ code }) => code === 'axis/rolled').map(({ message }) => message);
}

describe('a log of TripleA', () => {
  test('is the battle as it stands, allies among the defenders', () => {
    expect(looksLikeLog(TRIPLEA)).toBe(true);
    const { naval, inProgress, waves } = inputOf(TRIPLEA);
    expect([naval, inProgress]).toEqual([false, true]);
    expect(waves[0].attack.units).toEqual({ arm: 1, art: 1, fig: 1, inf: 2 });
    expect(waves[0].defense.units).toEqual({ aa: 1, inf: 1 });
  });

  test('tells what was thrown: infantry beside artillery hits on 2', () => {
    const { attacker, defender } = inputOf(TRIPLEA).report.rolled;
    expect(attacker).toEqual({ dice: [2, 2, 2, 0, 0, 0], hits: 3, unread: 0 });
    // One shot of the guns, three infantry, one fighter.
    expect(defender).toEqual({ dice: [1, 3, 0, 1, 0, 0], hits: 1, unread: 0 });
  });

  test('is judged against all throws of the same dice', () => {
    const answer = calculateWith(calculators, { calculator: 'axis/battle', input: inputOf(TRIPLEA) as BattleInput });
    if (isRefusal(answer)) throw new Error(answer.error.message);
    const { attacker } = (answer as unknown as { rolled: { attacker: Record<string, number> } }).rolled;
    // By hand: every face of six dice, two hitting on 1, two on 2, two on 3.
    const values = [1, 1, 2, 2, 3, 3];
    const ways = new Array<number>(7).fill(0);
    for (let roll = 0; roll < 6 ** 6; roll++)
      ways[values.filter((value, die) => (Math.floor(roll / 6 ** die) % 6) + 1 <= value).length]++;
    const share = (from: number, to: number) => ways.slice(from, to).reduce((sum, n) => sum + n, 0) / 6 ** 6;
    expect(attacker.expected).toBeCloseTo(2, 12);
    expect(attacker.fewer).toBeCloseTo(share(0, 3), 12);
    expect(attacker.same).toBeCloseTo(share(3, 4), 12);
    expect(attacker.more).toBeCloseTo(share(4, 7), 12);
    expect(adviceOn(inputOf(TRIPLEA))[0]).toMatch(
      /^luck so far: the attacker hit 3 times with 6 dice, 2\.00 expected \(\d\d\.\d% of throws hit less often, \d+\.\d% more often\), the defender hit 1 time with 5 dice/,
    );
  });

  test('dice that do not fit their units are counted, not guessed', () => {
    const { attacker } = inputOf(TRIPLEA.replace('3/6 hits', '3/9 hits')).report.rolled;
    expect(attacker).toEqual({ dice: [0, 0, 0, 0, 0, 0], hits: 0, unread: 1 });
  });

  test('a battle that is over is judged as a whole', () => {
    const over = `Germans attack with 2 infantry and 1 armour
      Russians defend with 1 infantry
      Germans roll dice for 2 infantry and 1 armour in Poland, round 2 : 1/3 hits, 0.83 expected hits
      Russians roll dice for 1 infantry in Poland, round 2 : 0/1 hits, 0.33 expected hits
      1 infantry owned by the Russians lost in Poland
      Germans win, taking Poland from Russians with 1 armour and 2 infantry remaining. Battle score for attacker is 3`;
    expect(inputOf(over)).toMatchObject({
      inProgress: false,
      waves: [{ attack: { units: { inf: 2, arm: 1 } }, defense: { units: { inf: 1 } } }],
      report: { played: { attackerLeft: { inf: 2, arm: 1 }, defenderLeft: {} } },
    });
  });
});

describe('a log of a forum', () => {
  test.each([
    ['6 inf 2 tank vs 4 inf\n6@1 2@3: 3 hits\n4@2: 1 hit', { inf: 5, arm: 2 }, { inf: 1 }, [6, 0, 2, 0, 0, 0]],
    [
      '6 Inf 2 Panzer gegen 4 Inf\nAngreifer 6@1 2@3: 3 Treffer\nVerteidiger 4@2: 1 Treffer',
      { inf: 5, arm: 2 },
      { inf: 1 },
      [6, 0, 2, 0, 0, 0],
    ],
    [
      '3 inf 1 tank vs 3 inf\nDiceRolls: 3@1 1@3; Total Hits: 1\nDiceRolls: 3@2; Total Hits: 2',
      { inf: 1, arm: 1 },
      { inf: 2 },
      [3, 0, 1, 0, 0, 0],
    ],
    [
      '3 inf 1 tank vs 3 inf\n3@1: (1, 5, 6) 1@3: (4)\n3@2: (2, 2, 3)',
      { inf: 1, arm: 1 },
      { inf: 2 },
      [3, 0, 1, 0, 0, 0],
    ],
    [
      '2 inf 2 fig vs 3 inf 1 fig\nAtt 2@1 2@3: 2 hits\nDef 3@2 1@4: 1 hit\nDef loses 1 inf 1 fig\nAtt loses 1 fig',
      { inf: 2, fig: 1 },
      { inf: 2 },
      [2, 0, 2, 0, 0, 0],
    ],
    ['1 bat 1 des vs 2 des\n1@2 1@4: 1 hit\n2@2: 1 hit', { des: 1, dbat: 1 }, { des: 1 }, [0, 1, 0, 1, 0, 0]],
  ])('%s', (text, attack, defense, dice) => {
    expect(looksLikeLog(text)).toBe(true);
    const { waves, report } = inputOf(text);
    expect(waves[0].attack.units).toEqual(attack);
    expect(waves[0].defense.units).toEqual(defense);
    expect(report.rolled.attacker.dice).toEqual(dice);
  });

  test('what is wrong with it is said', async () => {
    const problems = async (text: string, language: 'en' | 'de' = 'en') => {
      const found = readLog(text);
      return 'problems' in found ? sayProblems(found.problems, language) : [];
    };
    expect(await problems('3 inf vs 2 inf\n3@1: 5 hits')).toEqual(['5 hits are more than there are dice']);
    expect(await problems('3 inf vs 2 inf\n3@1: 1 hit\ndefender loses 4 inf')).toEqual([
      'the log loses 4 infantry, and 2 are there',
    ]);
    expect(await problems('3 inf vs 2 tnak\n3@1: 1 hit')).toContain('"tnak" is no unit: tank?');
    expect(await problems('3 inf gegen 2 inf\n3@1: 5 Treffer', 'de')).toEqual([
      '5 Treffer sind mehr, als gewürfelt wurde',
    ]);
  });

  test('one line is no log, and a log is no line', () => {
    expect(looksLikeLog('3 inf 1 tank vs 2 inf')).toBe(false);
    expect(looksLikeLog('an army list\nwith 3@1 in it')).toBe(false);
    expect(looksLikeBattle(TRIPLEA)).toBe(false);
  });
});

test('dice that hit more often than they are thrown are refused', () => {
  const answer = calculateWith(calculators, {
    calculator: 'axis/battle',
    input: { report: { rolled: { attacker: { dice: [1], hits: 2 }, defender: { dice: [], hits: 0 } } } },
  });
  expect(answer).toMatchObject({ error: { path: 'report.rolled.attacker.hits' } });
});
