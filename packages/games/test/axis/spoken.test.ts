// Each figure of a sentence or a step under its own name and by its own side.
import { type AnyCalculator, Budget, prepareBattle } from '@oddsmith/games';
import { type BattleInput, fromExternal } from '@oddsmith/games/axis';
import { describe, expect, test } from 'vitest';
import { advise as adviseLanding } from '../../src/axis/amphibious/explain.ts';
import { amphibiousCalculator } from '../../src/axis/calculators/amphibious.ts';
import { battleCalculator } from '../../src/axis/calculators/battle.ts';
import { bombingCalculator } from '../../src/axis/calculators/bombing.ts';
import type { Outcome } from '../../src/axis/findings.ts';
import { decimal, percent } from '../../src/words/wording.ts';
import { answerOf } from '../words.ts';
import { cases } from './cases.ts';
import { battle, COUNTER, type WaveInput, wave } from './waves.ts';

const CHANCE = '([<>]?\\d+(?:\\.\\d+)?%)';
const NUMBER = '([+−]?\\d+(?:\\.\\d+)?)';

/** Words, the figure they stand for, and how it reads. */
type Spoken = readonly [words: string, key: string, read: (value: number) => string];

/** Wherever the words are said they are followed by their figure; all of them are said somewhere. */
function expectSpoken(spoken: readonly Spoken[], told: readonly (readonly [string, object])[]): void {
  for (const [words, key, read] of spoken) {
    let said = 0;
    for (const [text, figures] of told) {
      const [, figure] = new RegExp(words).exec(text) ?? [];
      if (figure === undefined) continue;
      said++;
      expect(figure, `${key} of ${JSON.stringify(figures)} in: ${text}`).toBe(read(figures[key as keyof object]));
    }
    expect(said, `nobody says ${words}`).toBeGreaterThan(0);
  }
}

const battles: readonly object[] = [
  ...battleCalculator.presets.map(({ input }) => input as object),
  ...cases.map(({ input }) => input),
  battle({ inf: 3 }, { inf: 2 }, { rounds: 1 }),
  { waves: [wave({ inf: 4 }, { inf: 2 }), wave({ inf: 3 }, {}, COUNTER)] },
  { naval: true, waves: [wave({ cru: 2 }, { des: 1 }), wave({ des: 2 }, {}, COUNTER)] },
];

const stepsOf = (calculator: AnyCalculator, input: object, title: string) =>
  answerOf(calculator, input)
    .steps.filter((step) => step.title.endsWith(title))
    .map(({ text }) => text);
const sentenceOf = (input: object) => answerOf(battleCalculator, input).sentence;

interface Stage {
  readonly outcome: Outcome;
  readonly attackerLoss: number;
  readonly defenderLoss: number;
}

const earned = (profit: number) => `${profit < 0 ? 'loses' : 'gains'} ${decimal(Math.abs(profit))}`;
/** A battle that is over before a round is done takes one all the same. */
const whole = (rounds: number) => String(Math.max(1, Math.round(rounds)));

const FATES: readonly Spoken[] = [
  [`Both left ${CHANCE}`, 'both', percent],
  [`attacker only ${CHANCE}`, 'attackerOnly', percent],
  [`defender only ${CHANCE}`, 'defenderOnly', percent],
  [`neither ${CHANCE}`, 'neither', percent],
];
const losses = (read: Spoken[2]): readonly Spoken[] => [
  [`losses ${NUMBER} against`, 'attackerLoss', read],
  [`losses \\S+ against ${NUMBER}\\.(?: |$)`, 'defenderLoss', read],
];

function expectFates(told: readonly (readonly [string, Stage])[], read: Spoken[2]): void {
  expectSpoken(
    [...FATES, ...losses(read)],
    told.map(([text, stage]) => [text, { ...stage, ...stage.outcome }]),
  );
}

describe('a battle', () => {
  test('the sentence names every figure by its own words', () => {
    expectSpoken(
      [
        [`wins ${CHANCE}`, 'winChance', percent],
        [`(?:takes the territory|clears the zone) ${CHANCE}`, 'takesChance', percent],
        [`still holds it after the counter-attacks? ${CHANCE}`, 'holdsChance', percent],
        [`both sides are left ${CHANCE}`, 'standoffChance', percent],
        [`nobody is left ${CHANCE}`, 'drawChance', percent],
        [`It ((?:gains|loses) \\d+(?:\\.\\d+)?) \\S+ on average`, 'profit', earned],
        [`about ${NUMBER} rounds?\\.`, 'rounds', whole],
      ],
      battles.map((input) => [sentenceOf(input), answerOf(battleCalculator, input).summary]),
    );
  });

  test('the result of a wave is that of the wave, its attacker first', () => {
    const told = battles.flatMap((input) => {
      const { waves } = answerOf(battleCalculator, input) as unknown as { readonly waves: readonly Stage[] };
      return stepsOf(battleCalculator, input, 'result').map((text, w) => [text, waves[w]] as const);
    });
    expectFates(told, decimal);
  });

  test('the result of a wave says who attacks in it where that is not always the same side', () => {
    const results = (waves: WaveInput[]) =>
      answerOf(battleCalculator, { waves }).steps.flatMap(({ title, text }) => (/result/.test(title) ? [text] : []));
    const first = wave({ inf: 4 }, { inf: 2 });
    const [taken, countered] = results([first, wave({ inf: 3 }, {}, COUNTER)]);
    expect(taken).toMatch(/^You attack\. Both left /);
    expect(countered).toMatch(/^The enemy attacks, you defend\. Both left /);
    expect(results([first])[0]).toMatch(/^Both left /);
  });

  test('counter-attacks are the waves in which the other side attacks', () => {
    const [first, counter, again] = [wave({ inf: 3 }, { inf: 1 }), wave({ inf: 1 }, {}, COUNTER), wave({ inf: 1 })];
    expect(sentenceOf({ waves: [first, counter] })).toContain('after the counter-attack ');
    expect(sentenceOf({ waves: [first, counter, again] })).toContain('after the counter-attacks ');
    // Yours again: the sides have changed twice.
    expect(sentenceOf({ waves: [first, counter, { ...again, ...COUNTER }] })).toContain('after the counter-attack ');
  });

  test.each<[NonNullable<BattleInput['values']>, string]>([
    ['ipc', 'IPC'],
    ['count', 'units'],
    ['power', 'points'],
    [{ inf: 2 }, 'points'],
  ])('values %j are told in %s', (values, unit) => {
    expect(sentenceOf(battle({ inf: 2 }, { inf: 1 }, {}, { values }))).toContain(` ${unit} on average`);
  });

  // Dice of the first round over six, from the unit table: infantry 1 and 2, artillery 2 and 2, a battleship 4.
  test.each<[string, object, object, BattleInput, number, number]>([
    ['artillery supports attackers alone', { inf: 3, art: 2 }, { inf: 3, art: 2 }, {}, 9, 10],
    ['one ship bombards for one unit landed', { inf_a: 1, bat: 3 }, { inf: 1 }, {}, 5, 2],
    ['all ships', { inf_a: 1, bat: 3 }, { inf: 1 }, { switches: { bombardmentLimited: false } }, 13, 2],
    ['ships at sea', { bat: 2 }, { bat: 1, sub: 1 }, { naval: true }, 8, 5],
  ])('hits expected: %s', (_, attack, defense, all, ours, theirs) => {
    const [text] = stepsOf(battleCalculator, battle(attack, defense, {}, all), 'forces');
    const hits = [...text.matchAll(/\((\S+) hits expected/g)].map(([, figure]) => figure);
    expect(hits).toEqual([decimal(ours / 6), decimal(theirs / 6)]);
  });

  test('a wave says whom it meets, and by its own orders', () => {
    const orders = (order: string[]) => ({ units: { inf: 1, fig: 1 }, orderOfLoss: order });
    const [one, two] = [wave({ inf: 2 }), wave({ inf: 2 })].map((given, w) => ({
      ...given,
      defense: orders(w === 0 ? ['inf', 'fig'] : ['fig', 'inf']),
    }));
    const later = { waves: [one, two] };
    expect(stepsOf(battleCalculator, later, 'order of loss').map((text) => text.split('Defender: ')[1])).toEqual([
      'infantry, fighters.',
      'fighters, infantry.',
    ]);
    const met = (input: BattleInput) =>
      stepsOf(battleCalculator, input, 'forces').map((text) => text.split(' against ')[1].split(' (')[0]);
    expect(met(later)).toEqual(['1 infantry and 1 fighter', 'what is left and 1 infantry and 1 fighter.']);
    expect(met({ waves: [one, { ...wave({ arm: 1 }), ...COUNTER }] })[1]).toBe('the conquerors.');
  });

  test('a wave names all who may meet it, though they came before: their guns, and the order in which they are lost', () => {
    const first = wave({ inf: 2, fig: 1, arm: 1 }, { inf: 2, aa: 1 });
    const told = (later: WaveInput, title: string) =>
      stepsOf(battleCalculator, { waves: [first, later] }, title).map((text) => text.split('Defender: ').at(-1));
    // The guns that are left fire again, whoever reinforces them; conquerors have none, and no aircraft either.
    expect(told(wave({ inf: 1, fig: 2 }), 'AA fire')[1]).toBe('up to 2 shots at aircraft, each hits 16.7%.');
    expect(told(wave({ inf: 1, fig: 2 }), 'order of loss')[1]).toBe('infantry, AA guns.');
    expect(told({ ...wave({ inf: 1, fig: 2 }), ...COUNTER }, 'AA fire')).toHaveLength(1);
    expect(told({ ...wave({ inf: 1, fig: 2 }), ...COUNTER }, 'order of loss')[1]).toBe('infantry, tanks.');
  });

  test('the order of loss tells what is kept whatever the list says', () => {
    const told = (takes: number, aaLast: boolean, guns: object) =>
      stepsOf(
        battleCalculator,
        { waves: [{ attack: { units: { inf: 2, fig: 1 }, takes }, defense: { units: { inf: 2, ...guns }, aaLast } }] },
        'order of loss',
      )[0];
    expect(told(1, true, { aa: 1 })).toBe(
      'Attacker: infantry, fighters; 1 land unit kept alive to take the territory. Defender: infantry, AA guns; AA guns last but one.',
    );
    expect(told(2, true, {})).toBe(
      'Attacker: infantry, fighters; 2 land units kept alive to take the territory. Defender: infantry.',
    );
    expect(told(0, false, { aa: 1 })).toBe('Attacker: infantry, fighters. Defender: infantry, AA guns.');
  });

  const KEPT = 'destroyer is kept while submarines are against it.';
  test.each<[Partial<WaveInput>, BattleInput['switches'], object, object, readonly string[]]>([
    [{}, {}, { sub: 1, des: 1 }, { sub: 1, fig: 1 }, []],
    [{ attackerSubmerges: true }, {}, { des: 1 }, { sub: 1 }, []],
    [
      { attackerSubmerges: true },
      {},
      { sub: 1 },
      { acc: 1 },
      ['Attacking submarines dive where the enemy has no destroyer.'],
    ],
    [
      { defenderSubmerges: 2 },
      { submergeAfterShot: true },
      { cru: 1 },
      { sub: 3 },
      ['Up to 2 defending submarines dive after their first shot where the enemy has no destroyer.'],
    ],
    [{ attackerKeepsDestroyer: true }, {}, { des: 1, cru: 1 }, { sub: 1 }, [`The last attacking ${KEPT}`]],
    [{ attackerKeepsDestroyer: true, defenderKeepsDestroyer: true }, {}, { des: 1 }, { des: 1 }, []],
    [{ defenderKeepsDestroyer: true }, {}, { sub: 1 }, { des: 1 }, [`The last defending ${KEPT}`]],
    [{ crashFighters: true }, {}, { cru: 1 }, { fig: 1 }, ['Defending aircraft without a carrier crash.']],
    [{ crashFighters: true }, { attackerCarriers: true }, { cru: 1, bom: 1 }, { acc: 1 }, []],
    [{}, { attackerCarriers: true }, { fig: 1 }, { acc: 1 }, ['Attacking fighters without a carrier are lost.']],
  ])('what is asked of ships and aircraft at sea: %j %j', (asked, switches, ours, theirs, words) => {
    const input = battle(ours, theirs, asked, { naval: true, switches });
    expect(stepsOf(battleCalculator, input, 'at sea')).toEqual(words);
  });

  test('in a battle in progress the guns of the first wave are silent, those of later waves are not', () => {
    const guns = wave({ inf: 1, fig: 2 }, { inf: 1, aa: 1 });
    const titles = (inProgress: boolean) =>
      answerOf(battleCalculator, { inProgress, waves: [guns, guns] })
        .steps.map(({ title }) => title)
        .filter((title) => title.endsWith('AA fire'));
    expect(titles(false)).toEqual(['Wave 1: AA fire', 'Wave 2: AA fire']);
    expect(titles(true)).toEqual(['Wave 2: AA fire']);
  });

  test.each<[Partial<WaveInput>, string]>([
    [{ rounds: 1 }, 'after 1 round'],
    [{ rounds: 2 }, 'after 2 rounds'],
    [{ retreat: { unitsAtMost: 1 } }, 'with 1 unit left or fewer'],
    [{ retreat: { unitsAtMost: 2 } }, 'with 2 units left or fewer'],
    [{ retreat: { profitBelow: 1 } }, 'when fighting on earns less than 1 IPC'],
    [{ retreat: { profitBelow: -1 } }, 'when fighting on earns less than −1 IPC'],
    [{ retreat: { winChanceBelow: 0.25 } }, 'when the chance to take the territory is below 25.0%'],
    [
      { retreat: { winChanceBelow: 0.25, winMeans: 'destroys' } },
      'when the chance to destroy all defenders is below 25.0%',
    ],
    [{ retreat: { killChanceAbove: 0.75 } }, 'when the chance to destroy everything next round is above 75.0%'],
    [{ retreat: { airLossChanceAbove: 0.5 } }, 'when the chance to lose an aircraft next round is above 50.0%'],
    [{ retreat: { optimal: 'profit' } }, 'as soon as stopping is worth more profit than going on'],
    [{ retreat: { optimal: 'winChance' } }, 'as soon as stopping is worth more wins than going on'],
    [{ rounds: 2, retreat: { unitsAtMost: 2 } }, 'after 2 rounds, or with 2 units left or fewer'],
  ])('a retreat rule in words: %j', (rule, words) => {
    const told = stepsOf(battleCalculator, battle({ inf: 2, fig: 1 }, { inf: 2 }, rule), 'retreat');
    expect(told).toEqual([`The attacker retreats ${words}.`]);
  });

  test('a rule that is asked before the battle says so; a limit of rounds is not asked', () => {
    const told = (rule: Partial<WaveInput>) =>
      stepsOf(battleCalculator, battle({ inf: 2 }, { inf: 2 }, rule, { retreatBeforeBattle: true }), 'retreat');
    expect(told({ retreat: { unitsAtMost: 1 } })).toEqual([
      'The attacker retreats with 1 unit left or fewer. The rule is also asked before the battle.',
    ]);
    expect(told({ rounds: 1 })).toEqual(['The attacker retreats after 1 round.']);
  });

  test('profit is told in what units are valued by', () => {
    for (const [values, unit] of [
      ['ipc', 'IPC'],
      ['count', 'units'],
    ]) {
      const input = { ...battle({ inf: 2, fig: 1 }, { inf: 2 }, { retreat: { profitBelow: 1 } }), values };
      expect(stepsOf(battleCalculator, input, 'retreat')).toEqual([
        `The attacker retreats when fighting on earns less than 1 ${unit}.`,
      ]);
    }
  });
});

describe('a landing', () => {
  const landings: readonly object[] = [{}, ...amphibiousCalculator.presets.map(({ input }) => input as object)];

  test('the sentence and its stages name every figure by its own words', () => {
    expectSpoken(
      [
        [`comes ashore ${CHANCE}`, 'landsChance', percent],
        [`takes the territory ${CHANCE}`, 'takesChance', percent],
        [`It ((?:gains|loses) \\d+(?:\\.\\d+)?) IPC on average`, 'profit', earned],
        [`about ${NUMBER} rounds?\\.`, 'rounds', whole],
      ],
      landings.map((input) => {
        const { sentence, summary } = answerOf(amphibiousCalculator, input);
        return [sentence, summary];
      }),
    );
    const amounts = (value: number) => value.toFixed(2);
    for (const stage of ['sea', 'land'] as const)
      expectFates(
        landings.map((input) => {
          const { stages } = answerOf(amphibiousCalculator, input) as unknown as {
            readonly stages: { readonly [stage in 'sea' | 'land']: Stage };
          };
          return [stepsOf(amphibiousCalculator, input, stage)[0], stages[stage]];
        }),
        amounts,
      );
  });

  test('ships bombard where they are and no fleet defends, and nowhere else', () => {
    const transports = { sea: { attack: { units: { tra: 1, des: 1 } }, defense: { units: {} } }, cargo: [{ inf: 1 }] };
    for (const input of [...landings, transports]) {
      const [text] = stepsOf(amphibiousCalculator, input, 'bombardment');
      const { sea } = prepareBattle(amphibiousCalculator, input);
      const { bat = 0, cru = 0, dbat = 0 } = sea.waves[0].attack.units;
      expect(text !== undefined, JSON.stringify(input)).toBe(bat + cru + dbat > 0);
      if (text === undefined) continue;
      const defended = Object.keys(sea.waves[0].defense.units).length > 0;
      expect(text).toMatch(defended ? /^A fleet defends: no ship bombards/ : /^No fleet defends: .* bombard\.$/);
    }
  });

  test('what the territory is worth is a matter of the land battle', () => {
    const { advice } = answerOf(amphibiousCalculator, { territoryValue: 2, deadzone: true });
    expect(advice.map(({ code }) => code)).not.toContain('axis/no-territory');
  });

  test.each(['sea', 'land'] as const)('an order left open and not proven is named where it is: %s', (stage) => {
    const attack = { units: stage === 'sea' ? { des: 2 } : { inf: 2 }, orderOfLoss: 'optimal' };
    const landing = prepareBattle(amphibiousCalculator, { cargo: [], [stage]: { attack } });
    const found = amphibiousCalculator.exact(landing, new Budget());
    const paths = adviseLanding(landing, { ...found, orderSearch: 'found' })
      .filter(({ code }) => code === 'axis/order-not-proven')
      .map(({ path }) => path);
    expect(paths).toEqual([`${stage}.attack.orderOfLoss`]);
  });
});

describe('a raid', () => {
  test.each([
    ['standard', 'one die of damage', 1 / 6],
    ['lowLuck', '3 or 4 damage', 1 / 6],
    ['biased', 'one die of damage', 1 / 10],
  ] as const)('%s dice: what falls and what hits', (dice, words, shot) => {
    const { steps } = answerOf(bombingCalculator, { bombers: 3, capacity: 20, dice });
    expect(steps[0].chance).toBeCloseTo(shot, 12);
    expect(steps[0].text).toContain(`falls ${percent(shot)} of the time`);
    expect(steps[1].text).toContain(`does ${words}, at most 20 in all`);
  });
});

test('a battle of the public calculator: its defaults, and no rule on where it has none', () => {
  const side = { units: { inf: 1 } };
  const read = fromExternal({ wave_info: [{ attack: side, defense: side }], is_naval: false, diceMode: 'standard' });
  // Its table of options: asked before the battle too, every ship fires, waves to the end.
  expect(read).toMatchObject({ retreatBeforeBattle: true, switches: { bombardmentLimited: false } });
  const rules = { unitsAtMost: null, profitBelow: null, winChanceBelow: null, killChanceAbove: null };
  expect(read.waves?.[0]).toMatchObject({ rounds: null, retreat: { ...rules, airLossChanceAbove: null } });
});

test.each([
  // Submarines and fighters alone cannot hit each other.
  [{ sub: 2 }, { fig: 2 }, 'no round is fought.'],
  [{ bat: 9 }, { sub: 1 }, 'about 1 round.'],
])('%o against %o: rounds that are fought are counted, and no others', (attack, defense, said) => {
  const input = { naval: true, waves: [{ attack: { units: attack }, defense: { units: defense } }] };
  expect(answerOf(battleCalculator, input).sentence).toContain(said);
});
