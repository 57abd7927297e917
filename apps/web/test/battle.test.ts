// A battle in the hand: paths, undo, links, random battles, all against the real fantasy calculators.
import { valueAt } from '@oddsmith/games';
import { calculators } from '@oddsmith/games/calculators';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { describeCalculator } from '../descriptions.ts';
import { DEFAULT_VIEW, readCode, writeCode } from '../src/battle/link.ts';
import { openCode } from '../src/battle/opening.ts';
import { randomBattle } from '../src/battle/random.ts';
import { createBattleStore } from '../src/battle/store.ts';

const described = await Promise.all(calculators.map((calculator) => describeCalculator(calculator)));
const attack = described.find(({ id }) => id === 'fantasy/attack');
if (attack === undefined) throw new Error('fantasy/attack is missing');
const check = async (id: string, input: unknown) => {
  const parsed = calculators.find((one) => one.id === id)?.input.safeParse(input);
  return parsed?.success ? null : { code: 'bad', path: '', message: 'attacks must be 1 to 5' };
};

describe('links', () => {
  it.each(described.flatMap((one) => one.presets.map((preset) => [one.id, preset.title, one, preset.input] as const)))(
    '%s: %s survives',
    async (_id, _title, calculator, input) => {
      const store = createBattleStore(calculator, { input, view: DEFAULT_VIEW });
      const whole = store.getState().input;
      const code = await writeCode(calculator.form, {
        input: whole,
        pinned: whole,
        view: { tab: 'steps', shown: 'x' },
      });
      const { state, notice } = await openCode(calculator, code, check);
      expect(notice).toBeUndefined();
      const reopened = createBattleStore(calculator, state, notice).getState();
      expect(reopened.input).toEqual(whole);
      expect(reopened.pinned).toEqual(whole);
      expect(reopened.view).toEqual({ tab: 'steps', shown: 'x' });
    },
  );

  it.each(['1', '1garbage', '9abc', '%%%', '1q1bKzCsoLVGyqq6tBQ'])(
    '%s opens the standard battle with a sentence',
    async (code) => {
      const { state, notice } = await openCode(attack, code, check);
      expect(state.input).toEqual(attack.standard);
      expect(notice).toMatch(/^This link could not be opened: .+\. You see the standard battle instead\.$/);
    },
  );

  it('refuses a battle the engine refuses, and says why', async () => {
    const code = await writeCode(attack.form, { input: { toHit: 10 }, view: DEFAULT_VIEW });
    const { state, notice } = await openCode(attack, code, check);
    expect(state.input).toEqual(attack.standard);
    expect(notice).toContain('attacks must be 1 to 5');
  });

  it('keeps the battle when only what is pinned is broken', async () => {
    const code = await writeCode(attack.form, { input: { toHit: 3 }, pinned: { toHit: 10 }, view: DEFAULT_VIEW });
    const { state, notice } = await openCode(attack, code, check);
    expect(state).toEqual({ input: { toHit: 3 }, view: DEFAULT_VIEW });
    expect(notice).toContain('pinned');
  });

  it('never throws, whatever a link holds', async () => {
    await fc.assert(
      fc.asyncProperty(fc.oneof(fc.string(), fc.jsonValue()), async (junk) => {
        const { encodeLink } = await import('@oddsmith/analysis');
        const { state } = await openCode(attack, typeof junk === 'string' ? junk : encodeLink(junk), check);
        expect(typeof state.input).toBe('object');
      }),
      { numRuns: 500 },
    );
  });

  it('falls back to the first tab', async () => {
    const { encodeLink } = await import('@oddsmith/analysis');
    const read = await readCode(encodeLink({ input: {}, view: { tab: 'nowhere', shown: 3 } }));
    expect(read).toEqual({ ok: true, state: { input: {}, view: DEFAULT_VIEW } });
  });

  it('keeps what the panels of a game are set to, and only that', async () => {
    const own = { stop: true, recommendGoal: 0.85 };
    const read = await readCode(await writeCode(attack.form, { input: {}, view: { ...DEFAULT_VIEW, own } }));
    expect(read).toEqual({ ok: true, state: { input: {}, view: { ...DEFAULT_VIEW, own } } });
    const { encodeLink } = await import('@oddsmith/analysis');
    const junk = await readCode(encodeLink({ input: {}, view: { own: ['stop'] } }));
    expect(junk).toEqual({ ok: true, state: { input: {}, view: DEFAULT_VIEW } });
  });
});

describe('random battles', () => {
  it.each(described.map((one) => [one.id, one] as const))(
    '%s: mostly valid, never crashing',
    async (id, calculator) => {
      let seed = 7;
      const chance = () => {
        seed = (seed * 1103515245 + 12345) % 2147483648;
        return seed / 2147483648;
      };
      let valid = 0;
      for (let i = 0; i < 100; i++)
        if ((await check(id, randomBattle(calculator.form, calculator.presets, chance))) === null) valid++;
      expect(valid).toBeGreaterThan(50);
    },
  );
});

describe('store', () => {
  it('edits, resets, pins and swaps, each a step with what stood before and after', () => {
    const steps: (readonly [before: unknown, after: unknown, place: string])[] = [];
    const store = createBattleStore(
      attack,
      { input: {}, view: DEFAULT_VIEW },
      undefined,
      ({ ...before }, after, place) => steps.push([before, after, place]),
    );
    const battle = () => store.getState();
    const toHit = () => valueAt(battle().input, ['toHit']);
    const start = battle().input;
    battle().set(['toHit'], 3);
    expect(steps).toEqual([[{ input: start }, { input: battle().input }, 'toHit']]);
    battle().pin();
    battle().reset();
    expect(toHit()).toBe(4);
    battle().swap();
    expect(toHit()).toBe(3);
    expect(valueAt(battle().pinned, ['toHit'])).toBe(4);
    expect(steps.length).toBe(4);
    const [before, after] = steps.at(-1) ?? [];
    expect([valueAt(before, ['input', 'toHit']), valueAt(before, ['pinned', 'toHit'])]).toEqual([4, 3]);
    expect([valueAt(after, ['input', 'toHit']), valueAt(after, ['pinned', 'toHit'])]).toEqual([3, 4]);
    battle().take({ input: start }, false);
    expect([battle().input, battle().pinned]).toEqual([start, undefined]);
    expect(steps.length).toBe(4);
  });

  it('makes no step of an edit that changes nothing', () => {
    const steps: unknown[] = [];
    const store = createBattleStore(attack, { input: {}, view: DEFAULT_VIEW }, undefined, (...step) =>
      steps.push(step),
    );
    store.getState().set(['toHit'], 4);
    expect(steps).toEqual([]);
  });
});
