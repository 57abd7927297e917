// Two hundred random steps through each game: modes, fields, units, sides, rules by name, chips, examples, links, reloads, languages and undo.
// What a player set stands until the player changes it, the way back leads to the start, and link, reload and export show the same battle,
// the same figures and the same remarks.
import {
  type Answer,
  type Calculator,
  calculateWith,
  complete,
  isRefusal,
  type Path,
  sameValue,
  withValue,
} from '@oddsmith/games';
import { calculators } from '@oddsmith/games/calculators';
import fc from 'fast-check';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { describeCalculator } from '../descriptions.ts';
import type { Carry } from '../src/battle/pair.ts';
import type { BattleStore } from '../src/battle/store.ts';
import { freeRules, setRules } from '../src/components/unit/set-rules.ts';
import type { CalculatorDescription } from '../src/engine/engine.ts';
import { readBackup, writeBackup } from '../src/store/backup.ts';
import { InProcessWorker } from './in-process-worker.ts';
import { pickerOf, type WalkSide } from './walk-units.ts';

const answered = new Map<string, Answer | undefined>();

function answerTo(calculator: string, input: unknown): Answer | undefined {
  const question = JSON.stringify([calculator, input]);
  if (!answered.has(question)) {
    const reply = calculateWith(calculators, { calculator, input });
    answered.set(question, isRefusal(reply) ? undefined : reply);
  }
  return answered.get(question);
}

const STEPS = 200;
const WHOLE = [{ path: [] }];
const NO_RULES = new Map();

const described: readonly CalculatorDescription[] = await Promise.all(
  calculators.map((calculator) => describeCalculator(calculator)),
);

const disk = new Map<string, string>();
beforeAll(() => {
  vi.stubGlobal('Worker', InProcessWorker);
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => disk.get(key) ?? null,
    setItem: (key: string, value: string) => disk.set(key, value),
    removeItem: (key: string) => disk.delete(key),
  });
});

/** The modules of the page as a fresh visit loads them. */
async function load() {
  vi.resetModules();
  const [visits, undoLog, opened, store, link, address, random, axis, killTeam, fantasy, wh40k, pair] =
    await Promise.all([
      import('../src/battle/visits.ts'),
      import('../src/battle/undo-log.ts'),
      import('../src/calculator/opened.ts'),
      import('../src/battle/store.ts'),
      import('../src/battle/link.ts'),
      import('../src/calculator/address.ts'),
      import('../src/battle/random.ts'),
      import('../src/games/axis/pair.ts'),
      import('../src/games/kill-team/pair.ts'),
      import('../src/games/fantasy/pair.ts'),
      import('../src/games/wh40k/pair.ts'),
      import('../src/games/grimdark/pair.ts'),
    ]);
  const carries = { axis, killteam: killTeam, fantasy, wh40k, grimdark: pair };
  return { visits, undoLog, opened, store, link, address, random, carries };
}
type Modules = Awaited<ReturnType<typeof load>>;

function carryOf(game: string, { carries }: Modules): Carry {
  return carries[game as keyof typeof carries].carry;
}

function checkedBy(all: readonly Calculator[]) {
  return async (id: string, input: unknown) => {
    const parsed = all.find((one) => one.id === id)?.input.safeParse(input);
    return parsed?.success ? null : { code: 'bad', path: '', message: 'bad' };
  };
}
const check = checkedBy(calculators);

/** A browser with one tab: the mode in front is shown, the others are as they were left. */
class Tab {
  private modules!: Modules;
  private store!: BattleStore;
  private opened: unknown;
  private clock = 0;
  private readonly game: string;
  readonly modes: readonly CalculatorDescription[];

  constructor(game: string) {
    this.game = game;
    this.modes = described.filter(({ id }) => id.startsWith(`${game}/`));
  }

  get mode(): CalculatorDescription {
    return this.store.getState().calculator;
  }

  get present(): unknown {
    return this.store.getState().history.present;
  }

  get steps(): number {
    return this.store.getState().history.past.length;
  }

  async start(): Promise<void> {
    this.modules = await load();
    await this.show(this.modes[0], '');
  }

  async goTo(mode: CalculatorDescription): Promise<void> {
    this.leave();
    await this.show(mode, '');
  }

  /** With the address of the battle, as a reload has it, or without, as the next day. */
  async reload(withAddress: boolean): Promise<void> {
    const { mode } = this;
    const code = withAddress ? await this.code() : '';
    this.leave();
    this.modules = await load();
    await this.show(mode, code);
  }

  code(): Promise<string> {
    const { history, view } = this.store.getState();
    return this.modules.link.writeCode(this.mode.form, { input: history.present, view });
  }

  async set(seed: number): Promise<void> {
    let turn = seed;
    const chance = () => {
      turn = (turn * 48271 + 11) % 2147483647;
      return turn / 2147483647;
    };
    const battle = this.modules.random.randomBattle(
      this.mode.form,
      [{ id: '', title: '', note: '', input: this.present }],
      chance,
    );
    if ((await check(this.mode.id, battle)) === null) this.store.getState().replace(battle);
  }

  showExample(index: number): void {
    const { presets } = this.mode;
    if (presets.length > 0) this.store.getState().replace(presets[index % presets.length].input);
  }

  /** A rule found by its name, as the search of a card sets it. */
  async addRule(seed: number): Promise<void> {
    const free = freeRules(this.mode.form, this.present, WHOLE, NO_RULES).filter((rule) => 'value' in rule);
    const rule = free[seed % Math.max(1, free.length)];
    if (rule !== undefined) await this.setIfSound(rule.path, rule.value);
  }

  /** A chip of a card. */
  async takeRuleOff(seed: number): Promise<void> {
    const set = setRules(this.mode.form, this.present, WHOLE, NO_RULES);
    const rule = set[seed % Math.max(1, set.length)];
    if (rule !== undefined) await this.setIfSound(rule.path, rule.without);
  }

  /** Undefined where this mode has no picker. */
  async pick(side: WalkSide, seed: number): Promise<Path | undefined> {
    const before = this.present;
    const take = await pickerOf(this.mode.id);
    const part = await take?.(this.store, side, seed);
    if ((await check(this.mode.id, this.present)) === null) return part;
    // What a mode refuses is not put there.
    this.store.getState().undo();
    expect(sameValue(this.present, before)).toBe(true);
    return undefined;
  }

  /** The other language is a fresh visit to the same place. */
  async changeLanguage(): Promise<void> {
    disk.set('oddsmith:language', disk.get('oddsmith:language') === 'de' ? 'en' : 'de');
    await this.reload(true);
  }

  /** Through a file of everything saved. */
  exported(): unknown {
    const data = { calculator: this.mode.id, input: this.present };
    const record = { id: 'walk', kind: 'matchup', game: this.game, name: 'walk', tags: [], at: 1, data } as const;
    const read = readBackup(writeBackup([record], {}));
    if (!read.ok) throw new Error(read.why);
    return complete(this.mode.form, (read.records[0].data as typeof data).input);
  }

  /** Through the address of somebody else. */
  async linked(): Promise<unknown> {
    const read = await this.modules.link.readCode(await this.code());
    if (!read.ok) throw new Error(read.why);
    return complete(this.mode.form, read.state.input);
  }

  private async setIfSound(path: Path, value: unknown): Promise<void> {
    const changed = withValue(this.present, path, value);
    if ((await check(this.mode.id, changed)) === null) this.store.getState().set(path, value);
  }

  isExample(id: string, input: unknown): boolean {
    const { presets = [], form, standard } = this.modes.find((mode) => mode.id === id) ?? {};
    return [standard, ...presets.map((preset) => form && complete(form, preset.input))].some((one) =>
      sameValue(one, input),
    );
  }

  undo(): void {
    this.store.getState().undo();
  }

  redo(): void {
    this.store.getState().redo();
  }

  private async show(mode: CalculatorDescription, code: string): Promise<void> {
    const { opened, store } = this.modules;
    const standardOf = async (id: string) => described.find((one) => one.id === id)?.standard;
    const { state, notice, past } = await opened.openMode(mode, code, {
      carry: carryOf(this.game, this.modules),
      check,
      standardOf,
    });
    expect(notice).toBeUndefined();
    this.store = store.createBattleStore(mode, state, notice, () => (this.clock += 10_000), past);
    this.opened = this.present;
  }

  private leave(): void {
    const { visits, undoLog, address } = this.modules;
    const battle = this.store.getState();
    undoLog.keepUndoable(battle.calculator, battle.history.past);
    const left = { input: battle.history.present, view: battle.view };
    visits.stay({ calculator: this.mode.id, opened: this.opened, left }, address.isExample(battle));
  }
}

/** What both sides add to, or what follows from who stands there. */
const SHARED = ['ruleTexts', 'rulesVersion', 'edition', 'abilities', 'target'];
/** Of 40,000 the attacker is weapons and bearers, who may not have stood still. */
const OF_ATTACKERS = ['volley', 'context'];

/** Whoever is picked for a side: the other side and all of the situation stand as they were set. */
function expectOnlyIn(part: Path, before: unknown, after: unknown): void {
  const [side] = part;
  for (const [key, value] of Object.entries(before as object))
    if (key !== side && !SHARED.includes(key) && !(side === 'attacker' && OF_ATTACKERS.includes(key)))
      expect(sameValue((after as Record<string, unknown>)[key], value), key).toBe(true);
}

describe.each(['fantasy', 'grimdark', 'killteam', 'wh40k', 'axis'])('%s', (game) => {
  it(`loses nothing in ${STEPS} steps`, async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.noShrink(fc.array(fc.tuple(fc.nat(14), fc.nat(1_000_000)), { minLength: STEPS, maxLength: STEPS })),
        async (walk) => {
          disk.clear();
          const tab = new Tab(game);
          await tab.start();
          /** Each mode as its player left it, until something is changed in another one. */
          const stands = new Map<string, unknown>();
          let picked = 0;
          for (const [kind, seed] of walk) {
            if (kind < 3) {
              // A mode nobody touched takes the pair of the others whenever there is one.
              if (!sameValue(tab.present, tab.mode.standard)) stands.set(tab.mode.id, tab.present);
              const to = tab.modes[seed % tab.modes.length];
              await tab.goTo(to);
              const before = stands.get(to.id);
              if (before !== undefined) expect(sameValue(tab.present, before), `${to.id} as it was left`).toBe(true);
            } else if (kind === 3) {
              const before = tab.present;
              await tab.reload(true);
              expect(sameValue(tab.present, before), 'the same battle after a reload').toBe(true);
            } else if (kind === 4) {
              const { past, present } = { past: tab.steps, present: tab.present };
              await tab.goTo(tab.mode);
              expect(sameValue(tab.present, present)).toBe(true);
              expect(tab.steps).toBe(past);
            } else if (kind === 12) {
              const before = tab.present;
              await tab.changeLanguage();
              expect(sameValue(tab.present, before), 'the same battle in another language').toBe(true);
            } else if (kind > 12) {
              const before = tab.present;
              const part = await tab.pick(seed % 2 === 0 ? 'attacker' : 'defender', seed);
              if (part === undefined) continue;
              picked += 1;
              if (!sameValue(before, tab.present)) stands.clear();
              expectOnlyIn(part, before, tab.present);
            } else {
              const before = tab.present;
              if (kind < 8) await tab.set(seed);
              else if (kind === 8) tab.showExample(seed);
              else if (kind === 9) tab.undo();
              else if (kind === 10) await tab.addRule(seed);
              else await tab.takeRuleOff(seed);
              // A change may go over to the other modes of its game.
              if (!sameValue(before, tab.present)) stands.clear();
            }
          }
          // Pieces of Axis & Allies stand on a board, and nobody is picked.
          expect(picked > 0).toBe(game !== 'axis');
          // The way back, in the mode in front, over every reload: to a battle this mode once began with.
          const { steps, present: front } = tab;
          for (let i = 0; i < steps; i++) tab.undo();
          expect(tab.steps).toBe(0);
          for (let i = 0; i < steps; i++) tab.redo();
          expect(sameValue(tab.present, front)).toBe(true);
          const figures = answerTo(tab.mode.id, front);
          for (const again of [await tab.linked(), tab.exported()])
            expect(answerTo(tab.mode.id, again)).toEqual(figures);
        },
      ),
      { numRuns: 1 },
    );
  });

  it('takes back all of it, over modes and reloads', async () => {
    disk.clear();
    const tab = new Tab(game);
    await tab.start();
    const start = tab.present;
    const first = tab.mode;
    for (let i = 0; i < 20; i++) await tab.set(i * 7919 + 1);
    const { steps, present } = tab;
    expect(steps).toBeGreaterThan(5);
    await tab.reload(true);
    await tab.goTo(tab.modes[1]);
    await tab.reload(false);
    await tab.goTo(first);
    expect(sameValue(tab.present, present)).toBe(true);
    expect(tab.steps).toBe(steps);
    for (let i = 0; i < steps; i++) tab.undo();
    expect(tab.present).toEqual(start);
  });
});
