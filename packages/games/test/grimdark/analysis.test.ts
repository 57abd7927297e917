// Combat factors and replays: they must say what the calculator says.
import { Budget } from '@oddsmith/games';
import { grimdark as de } from '@oddsmith/games/german';
import {
  combatFactors,
  duelCalculator,
  duelSchema,
  replay,
  SCENARIOS,
  sampleArmies,
  searchRules,
  unitSchema,
} from '@oddsmith/games/grimdark';
import { Random } from '@oddsmith/kernel';
import { describe, expect, test } from 'vitest';

const [wardens, tide] = sampleArmies.map((army) => army.units.map((unit) => unitSchema.parse(unit)));

describe('combat factors', () => {
  const input = duelSchema.parse({ attacker: wardens[0], defender: tide[3], scenarios: ['mutual_shooting'] });
  const factors = combatFactors(input);

  test('a wound more counts wherever the toughness is written', () => {
    const written = (model: object, rules: string[]) =>
      duelSchema.parse({
        attacker: wardens[0],
        defender: {
          name: 'Brutes',
          quality: 4,
          defense: 4,
          rules,
          models: [{ count: 3, weapons: [{ name: 'Claw', attacks: 2 }], ...model }],
        },
        scenarios: ['charge'],
      });
    const [asField, asRule] = [written({ tough: 3 }, []), written({}, ['Tough(3)'])].map((duel) =>
      combatFactors(duel).find(({ side, name }) => side === 'defender' && name === 'one more wound per tough model'),
    );
    expect(asField?.change).toBeGreaterThan(0);
    expect(asRule).toEqual(asField);
  });

  test('are ranked, and each is the difference of two exact answers', () => {
    for (let i = 1; i < factors.length; i++)
      expect(Math.abs(factors[i].change)).toBeLessThanOrEqual(Math.abs(factors[i - 1].change));
    const deadly = factors.find((factor) => factor.name === 'Deadly(3)' && factor.side === 'attacker')!;
    const bare = structuredClone(input);
    bare.attacker.models[1].weapons[0].rules = ['AP(4)'];
    const without = duelCalculator.exact(duelCalculator.prepare(bare), new Budget()).summary.win;
    const now = duelCalculator.exact(duelCalculator.prepare(input), new Budget()).summary.win;
    expect(deadly.change).toBe(now - without);
    expect(deadly.on).toBe('Fusion Lance');
  });

  test('speak in sentences', () => {
    for (const { sentence } of factors) expect(sentence).toMatch(/^[A-Z].*\.$/);
    const regeneration = factors.find((factor) => factor.name === 'Regeneration')!;
    const points = (100 * regeneration.change).toFixed(1);
    expect(regeneration.sentence).toBe(
      `Regeneration is worth ${points} percentage points of win chance to Junk Colossus here.`,
    );
    const fearless = factors.find((factor) => factor.name === 'Fearless')!;
    expect(fearless.sentence).toMatch(/^Fearless (is worth|makes no difference to|costs) /);
    expect(factors.find((factor) => factor.name === 'Quality 2+')?.sentence).toMatch(
      /^Quality 2\+ would add \d+\.\d percentage points of win chance to Warden Squad\.$/,
    );
  });

  test('leave out what the calculator does not count', () => {
    const fast = duelSchema.parse({ attacker: tide[2], defender: wardens[0], scenarios: ['charge'] });
    expect(fast.attacker.rules).toContain('Fast');
    expect(combatFactors(fast).map((factor) => factor.name)).not.toContain('Fast');
  });
});

describe('replay', () => {
  const input = duelSchema.parse({ attacker: wardens[1], defender: tide[1] });

  test.each(SCENARIOS.map((scenario) => [scenario] as const))('%s tells the battle that the seed rolls', (scenario) => {
    const told = replay(input, scenario, 7);
    expect(replay(input, scenario, 7)).toEqual(told);
    const [outcome] = duelCalculator.simulate(duelCalculator.prepare({ ...input, scenarios: [scenario] }))(
      new Random(7),
    ) as readonly {
      result: number;
      attacker: { models: number; wounds: number };
      defender: { models: number; wounds: number };
    }[];
    expect(told.winner).toBe(['defender', 'draw', 'attacker'][outcome.result + 1]);
    const last = told.events.at(-1)!;
    expect(last.attacker).toMatchObject({ models: outcome.attacker.models, wounds: outcome.attacker.wounds });
    expect(last.defender).toMatchObject({ models: outcome.defender.models, wounds: outcome.defender.wounds });
    expect(told.rounds).toBeGreaterThanOrEqual(1);
    for (const event of told.events) {
      expect(event.dice.length > 0).toBe(event.kind === 'roll');
      for (const face of event.dice) expect([1, 2, 3, 4, 5, 6]).toContain(face);
    }
  });

  test('says what the dice need and what comes of them', () => {
    const rifles = {
      name: 'Rifles',
      quality: 4,
      defense: 4,
      models: [{ count: 6, weapons: [{ name: 'Rifle', range: 24 }] }],
    };
    const { events } = replay(duelSchema.parse({ attacker: rifles, defender: rifles }), 'shooting_only', 2);
    const texts = events.map(({ text }) => text);
    const start = texts.indexOf('6 attacks with Rifle, hitting on 4+, blocked on 4+');
    const [hitRoll, blockRoll] = [events[start + 1], events[start + 2]];
    expect([hitRoll.text, blockRoll.text]).toEqual(['to hit', 'to block']);
    const hits = hitRoll.dice.filter((face) => face >= 4).length;
    const wounds = blockRoll.dice.filter((face) => face < 4).length;
    expect(blockRoll.dice).toHaveLength(hits);
    expect(texts[start + 3]).toBe(`${hits} hits, ${wounds} wound${wounds === 1 ? '' : 's'} not blocked`);
  });

  test('in another language it is the same battle', () => {
    const [english, german] = [replay(input, 'fighting_retreat', 3), replay(input, 'fighting_retreat', 3, de)];
    const bare = ({ events }: typeof english) => events.map(({ text: _text, ...event }) => event);
    expect(bare(german)).toEqual(bare(english));
    expect(german.events[0].text).toBe('Runde 1');
    const figures = (text: string) => text.match(/\d+/g);
    for (const [at, { text }] of german.events.entries()) {
      expect(figures(text), text).toEqual(figures(english.events[at].text));
      expect(text).not.toMatch(/\b(round|strikes|charges|moves|attacks?|hits|wounds|to hit|to block)\b/);
    }
  });

  test('models only fall', () => {
    const { events } = replay(input, 'fighting_retreat', 3);
    for (let i = 1; i < events.length; i++) {
      expect(events[i].attacker.models).toBeLessThanOrEqual(events[i - 1].attacker.models);
      expect(events[i].defender.wounds).toBeGreaterThanOrEqual(events[i - 1].defender.wounds);
    }
  });
});

test('rules are found by name and meaning, names first', () => {
  expect(searchRules('blast')[0].name).toBe('Blast');
  expect(searchRules('blast').map((rule) => rule.name)).toContain('Smash');
  expect(searchRules('', 'boost').every((rule) => rule.category === 'boost')).toBe(true);
  expect(searchRules('no such thing')).toEqual([]);
});
