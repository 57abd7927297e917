// The generator against its authors' reference program, and dice against a fair die.
import { type DiceLog, Random } from '@oddsmith/kernel';
import { describe, expect, test } from 'vitest';
import { chiSquareLimit, chiSquareOf } from './chi-square.ts';

describe('xoshiro128** against published output of the reference program', () => {
  // First outputs from state 1, 2, 3, 4, as printed in the tests of many ports.
  const FROM_1234 = [
    11520, 0, 5927040, 70819200, 2031721883, 1637235492, 1287239034, 3734860849, 3729100597, 4258142804,
  ];

  // Outputs, states and jumps published with the edorfaus/xoshiro-6502 port, made with the reference C program.
  const STATES = [
    [0x964d4a0c, 0xd40ab895, 0xad7fdecb, 0x3006f0f0],
    [0x72410269, 0xef382c52, 0x2e43bec7, 0x62432f20],
    [0xff3a011b, 0xb33a90fc, 0x2c5a18ae, 0xd81b946b],
    [0x941b058c, 0x605a8949, 0xa641e1b5, 0x0824bb59],
    [0xfc65379c, 0x52006d70, 0x87487639, 0xf1908343],
  ] as const;
  const OUTPUTS = [0xf1391922, 0x6fe53806, 0xa5be2840, 0xf510ee70];
  const JUMPS = [
    [0x2a6dd50d, 0x01177499, 0xd7eb7d01, 0xddc48284],
    [0x5efdee5a, 0x3aa13c3d, 0x8cc77479, 0xeb10a58f],
    [0x2ca76937, 0x14c9006e, 0x34097ea8, 0xfdd876ea],
    [0x01b72c9a, 0xa78174aa, 0x1cc317be, 0x888235b2],
  ] as const;

  const words = (random: Random, count: number) => Array.from({ length: count }, () => random.uint32());

  test('words', () => {
    expect(words(Random.fromState([1, 2, 3, 4]), 10)).toEqual(FROM_1234);
    expect(words(Random.fromState(STATES[0]), 4)).toEqual(OUTPUTS);
  });

  test('states after each word', () => {
    const random = Random.fromState(STATES[0]);
    for (const state of STATES.slice(1)) {
      random.uint32();
      expect(words(copyOf(random), 8)).toEqual(words(Random.fromState(state), 8));
    }
  });

  test('jumps', () => {
    const random = Random.fromState(STATES[0]);
    for (const state of JUMPS) {
      random.jump();
      expect(words(copyOf(random), 8)).toEqual(words(Random.fromState(state), 8));
    }
  });

  function copyOf(random: Random): Random {
    return Object.assign(Random.fromState([1, 2, 3, 4]), random);
  }
});

test('the same seed gives the same dice, another seed or a jump others', () => {
  const roll = (random: Random) => Array.from({ length: 40 }, () => random.d6()).join('');
  expect(roll(new Random(7))).toBe(roll(new Random(7)));
  expect(roll(new Random(7))).not.toBe(roll(new Random(8)));
  const jumped = new Random(7);
  jumped.jump();
  expect(roll(jumped)).not.toBe(roll(new Random(7)));
});

test('every die from 2 to 100 sides is fair', () => {
  const random = new Random(99);
  for (let sides = 2; sides <= 100; sides++) {
    const counts = new Array<number>(sides).fill(0);
    const rolls = 200 * sides;
    for (let i = 0; i < rolls; i++) counts[random.die(sides) - 1]++;
    const expected = counts.map(() => 1 / sides);
    expect(chiSquareOf(counts, expected), `${sides} sides`).toBeLessThan(chiSquareLimit(sides - 1));
  }
});

test('d6, d3 and unit are fair', () => {
  const random = new Random(4);
  const sixes = new Array<number>(6).fill(0);
  const threes = new Array<number>(3).fill(0);
  const tenths = new Array<number>(10).fill(0);
  for (let i = 0; i < 60_000; i++) {
    sixes[random.d6() - 1]++;
    threes[random.d3() - 1]++;
    tenths[Math.floor(random.unit() * 10)]++;
  }
  for (const counts of [sixes, threes, tenths]) {
    const fair = counts.map(() => 1 / counts.length);
    expect(chiSquareOf(counts, fair)).toBeLessThan(chiSquareLimit(counts.length - 1));
  }
});

test('a word that would favour low faces is drawn again', () => {
  // Words of a script stand in for the generator: the top four words of 2^32 would give faces 1 to 4 once more.
  class Words extends Random {
    private readonly script = [4294967295, 4294967292, 4294967291];
    override uint32(): number {
      return this.script.shift() ?? 0;
    }
  }
  expect(new Words(1).d6()).toBe((4294967291 % 6) + 1);
  expect(new Words(1).d3()).toBe((4294967292 % 3) + 1);
  expect(new Words(1).die(100)).toBe(1);
});

test('a log sees every die with its reason', () => {
  const seen: string[] = [];
  const log: DiceLog = { die: (sides, face, reason) => seen.push(`${reason}: ${face} of ${sides}`), note: () => {} };
  const random = new Random(3, log);
  const faces = [random.d6('one'), random.d3('two'), random.die(20, 'three')];
  const total = random.roll({ count: 2, sides: 8, plus: 1 }, 'four');
  expect(seen.slice(0, 3)).toEqual([`one: ${faces[0]} of 6`, `two: ${faces[1]} of 3`, `three: ${faces[2]} of 20`]);
  const shown = seen.slice(3).map((line) => Number(/four: (\d+) of 8/.exec(line)?.[1]));
  expect(shown.length).toBe(2);
  expect(shown[0] + shown[1] + 1).toBe(total);
});
