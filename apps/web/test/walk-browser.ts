// A browser with one window, as the random walk uses it: modes and places are opened by their addresses, a disk and a database outlive a
// reload, and what is done goes through the modules of the page.
import { type Calculator, complete, type Path, sameValue, withValue } from '@oddsmith/games';
import { calculators } from '@oddsmith/games/calculators';
import { expect } from 'vitest';
import type { Carry } from '../src/battle/pair.ts';
import type { BattleStore } from '../src/battle/store.ts';
import { freeRules, setRules } from '../src/components/unit/set-rules.ts';
import type { CalculatorDescription } from '../src/engine/engine.ts';
import type { ArmiesGame } from '../src/places/armies/armies-game.ts';
import type { ArmySide } from '../src/places/armies/army.ts';
import type { OpenedPage } from '../src/places/armies/opened-page.ts';
import type { Plan } from '../src/places/armies/plan/plan.ts';
import { readBackup, writeBackup } from '../src/store/backup.ts';
import type { SavedRecord } from '../src/store/record.ts';
import { described, disk, showIn } from './walk-disk.ts';
import { load, type Modules } from './walk-modules.ts';
import { pickerOf, type WalkSide } from './walk-units.ts';

const WHOLE = [{ path: [] }];
const NO_RULES = new Map();

/** Games with an Armies page. */
async function armiesOf(game: string): Promise<ArmiesGame | undefined> {
  if (game === 'grimdark') return (await import('../src/games/grimdark/armies.ts')).grimdarkArmies;
  if (game === 'killteam') return (await import('../src/games/kill-team/armies.ts')).killTeamArmies;
  if (game === 'wh40k') return (await import('../src/games/wh40k/armies.ts')).wh40kArmies;
  return undefined;
}

function checkedBy(all: readonly Calculator[]) {
  return async (id: string, input: unknown) => {
    const parsed = all.find((one) => one.id === id)?.input.safeParse(input);
    return parsed?.success ? null : { code: 'bad', path: '', message: 'bad' };
  };
}
const check = checkedBy(calculators);

function own(game: string, name: string, input: unknown): SavedRecord {
  const data = { calculator: `${game}/own`, attack: input };
  return { id: `${game}-unit:${name}`, kind: 'unit', game, name, tags: [], at: 1, data };
}

/** Everything a player can change, without what only says when. */
export interface Kept {
  readonly battles: { readonly [calculator: string]: unknown };
  readonly plan: unknown;
  readonly library: readonly unknown[];
  readonly bin: readonly unknown[];
  readonly theme: string;
  readonly language: string;
}

export class WalkBrowser {
  address = '';
  private modules!: Modules;
  private store!: BattleStore;
  private plan: OpenedPage | undefined;
  /** The Armies page, and not the battle. */
  private isAtArmies = false;
  private closePage: (() => void) | undefined;
  /** Pages that are being opened, one after the other. */
  private opening: Promise<void> = Promise.resolve();
  private armies: ArmiesGame | undefined;
  private readonly game: string;
  readonly modes: readonly CalculatorDescription[];

  constructor(game: string) {
    this.game = game;
    this.modes = described.filter(({ id }) => id.startsWith(`${game}/`));
    showIn(this);
  }

  get mode(): CalculatorDescription {
    return this.store.getState().calculator;
  }

  get present(): unknown {
    return this.store.getState().input;
  }

  /** What can be taken back. */
  get steps(): number {
    return this.modules.logState.useUndoLog.getState().back;
  }

  /** Whether something can be done again. */
  get isForth(): boolean {
    return this.modules.logState.useUndoLog.getState().forth > 0;
  }

  async start(): Promise<void> {
    this.modules = await load();
    await this.modules.saved.shelf.loaded();
    this.armies = await armiesOf(this.game);
    await this.show(this.modes[0], '');
  }

  async kept(): Promise<Kept> {
    const { visits, saved, theme } = this.modules;
    await this.settled();
    const { records, bin } = saved.shelf.state.getState();
    const asSaved = (all: readonly SavedRecord[]) =>
      all
        .filter(({ kind }) => kind === 'unit')
        .map(({ id, name, tags, data }) => ({ id, name, tags, data }))
        .sort((a, b) => a.id.localeCompare(b.id));
    const plan = (await this.openPlan())?.plan.getState().input;
    return {
      battles: Object.fromEntries(
        this.modes.map(({ id, standard }) => [
          id,
          id === this.mode.id ? this.present : (visits.stateLogged(id)?.input ?? standard),
        ]),
      ),
      plan,
      library: asSaved(records),
      bin: asSaved(bin),
      theme: theme.useTheme.getState().theme,
      language: disk.get('oddsmith:language') ?? 'en',
    };
  }

  async goTo(mode: CalculatorDescription): Promise<void> {
    await this.write();
    this.leave();
    await this.show(mode, '');
  }

  /** As the address says, like the page of a game and its Armies page. */
  follow(address: string): void {
    this.opening = this.opening.then(async () => {
      const [, game, name, code = ''] = address.split('/');
      const mode = this.modes.find(({ id }) => id === `${game}/${name}`);
      this.leave();
      if (mode !== undefined) await this.show(mode, code);
      else if (`${game}/${name}` === this.armies?.page) await this.showPlan();
    });
  }

  /** Another language is a fresh visit to the same place. */
  reloadSoon(): void {
    this.opening = this.opening.then(() => this.reload(true));
  }

  async settled(): Promise<void> {
    let opening: Promise<void> | undefined;
    while (opening !== this.opening) {
      opening = this.opening;
      await opening;
    }
  }

  /** With the address of the battle, as a reload has it, or without, as the next day. */
  async reload(withAddress: boolean): Promise<void> {
    const { mode } = this;
    await this.write();
    const code = withAddress ? await this.code() : '';
    this.leave();
    (await this.modules.log.openLog()).writeLog();
    this.plan = undefined;
    this.modules = await load();
    await this.modules.saved.shelf.loaded();
    await this.show(mode, code);
  }

  code(): Promise<string> {
    const { input, pinned, view } = this.store.getState();
    return this.modules.link.writeCode(this.mode.form, { input, ...(pinned !== undefined && { pinned }), view });
  }

  async set(seed: number): Promise<void> {
    const battle = this.modules.random.randomBattle(
      this.mode.form,
      [{ id: '', title: '', note: '', input: this.present }],
      chanceFrom(seed),
    );
    if ((await check(this.mode.id, battle)) === null) this.store.getState().replace(battle);
  }

  showExample(index: number): void {
    const { presets } = this.mode;
    if (presets.length > 0) this.store.getState().replace(presets[index % presets.length].input);
  }

  pinOrUnpin(): void {
    const { pinned, pin, unpin } = this.store.getState();
    (pinned === undefined ? pin : unpin)();
  }

  get pinned(): unknown {
    return this.store.getState().pinned;
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
    await this.undo();
    expect(sameValue(this.present, before)).toBe(true);
    return undefined;
  }

  changeLanguage(): Promise<void> {
    const other = disk.get('oddsmith:language') === 'de' ? 'en' : 'de';
    this.modules.language.changeLanguage(other);
    return this.settled();
  }

  chooseTheme(seed: number): void {
    const themes = ['system', 'light', 'dark'] as const;
    this.modules.theme.useTheme.getState().choose(themes[seed % themes.length]);
  }

  /** Saves a unit, renames one, throws one into the bin, or takes one out. */
  async changeLibrary(seed: number): Promise<void> {
    const { shelf } = this.modules.saved;
    const { records, bin } = shelf.state.getState();
    const units = records.filter(({ kind }) => kind === 'unit');
    const one = units[seed % Math.max(1, units.length)];
    const kind = seed % 5;
    if (kind < 2 || one === undefined) await shelf.save(own(this.game, `Unit ${seed % 7}`, this.present));
    else if (kind === 2) await this.modules.rename.rename(one, `Renamed ${seed}`, ['tag']);
    else if (kind === 3) await shelf.remove(one.id);
    else if (bin.length > 0) await shelf.restore(bin[seed % bin.length].id);
    else await shelf.remove(one.id);
  }

  /** One unit more or less in a list, or both lists change sides. */
  async changeArmies(seed: number): Promise<boolean> {
    const opened = await this.openPlan();
    if (opened === undefined) return false;
    const { set, input } = opened.plan.getState();
    const { hosts } = input as { hosts: Record<ArmySide, { army: { units: { id: string }[] }; chosen: string[] }> };
    const side = seed % 2 === 0 ? 'attacker' : 'defender';
    if (seed % 7 === 0) set(['hosts'], { attacker: hosts.defender, defender: hosts.attacker });
    else {
      const { army, chosen } = hosts[side];
      const { id } = army.units[seed % army.units.length];
      const next = chosen.includes(id) ? chosen.filter((other) => other !== id) : [...chosen, id];
      set(['hosts', side], { army, chosen: next });
    }
    await this.savePlan();
    return true;
  }

  /** As it was left; of this visit it is the same one. */
  private async openPlan(): Promise<OpenedPage | undefined> {
    if (this.armies === undefined) return undefined;
    const calculator = described.find(({ id }) => id === this.armies?.calculator);
    if (calculator === undefined) throw new Error('its calculator is known');
    this.plan ??= await this.modules.armies.openPage(this.armies, calculator, '', check);
    return this.plan;
  }

  /** As its address follows it. */
  private async savePlan(): Promise<void> {
    if (this.plan === undefined || this.armies === undefined) return;
    const { plan, look } = this.plan;
    const { input, calculator } = plan.getState();
    const shown = { plan: input as Plan, look: look.getState() };
    const { code } = await this.modules.planLinks.writePlan(this.armies, calculator.form, shown);
    this.modules.plansLeft.leavePlan(this.armies.page, code);
  }

  private async showPlan(): Promise<void> {
    const opened = await this.openPlan();
    if (opened === undefined) return;
    const { plan } = opened;
    this.isAtArmies = true;
    this.closePage = this.modules.document.openDocument(`armies ${this.armies?.page}`, {
      value: () => plan.getState().input,
      take: (input, settled) => plan.getState().take({ input }, settled),
    });
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

  undo(): Promise<void> {
    return this.takeBack('undo');
  }

  redo(): Promise<void> {
    return this.takeBack('redo');
  }

  private async takeBack(how: 'undo' | 'redo'): Promise<void> {
    await this.write();
    await this.modules.step.takeBack(how);
    await this.settled();
    await this.savePlan();
    // The walk goes on with battles.
    if (this.isAtArmies) await this.show(this.mode, await this.code());
  }

  private async setIfSound(path: Path, value: unknown): Promise<void> {
    const changed = withValue(this.present, path, value);
    if ((await check(this.mode.id, changed)) === null) this.store.getState().set(path, value);
  }

  private async show(mode: CalculatorDescription, code: string): Promise<void> {
    const { opened, document, tabs, carries } = this.modules;
    this.address = code === '' ? `#/${mode.id}` : `#/${mode.id}/${code}`;
    const standardOf = async (id: string) => described.find((one) => one.id === id)?.standard;
    const carry: Carry = carries[this.game as keyof typeof carries].carry;
    this.store = await opened.openBattleStore(mode, code, { carry, check, standardOf });
    const { store } = this;
    this.isAtArmies = false;
    expect(store.getState().notice).toBeUndefined();
    const tab = tabs.currentTab();
    this.closePage = document.openDocument(`battle ${mode.id}`, {
      value: () => ({
        input: store.getState().input,
        ...(store.getState().pinned !== undefined && { pinned: store.getState().pinned }),
      }),
      take: (held, settled) => store.getState().take(held, settled),
      tab: () => tab,
    });
    await this.write();
  }

  /** As the address follows the battle. */
  private async write(): Promise<void> {
    const { tabs, example } = this.modules;
    const code = await this.code();
    this.address = `#/${this.mode.id}/${code}`;
    const title = '';
    tabs.showBattle(tabs.currentTab(), {
      calculator: this.mode.id,
      code,
      title,
      example: example.isExample(this.store.getState()),
    });
  }

  private leave(): void {
    const { visits, example } = this.modules;
    this.closePage?.();
    this.closePage = undefined;
    if (this.isAtArmies) return;
    const battle = this.store.getState();
    const left = {
      input: battle.input,
      ...(battle.pinned !== undefined && { pinned: battle.pinned }),
      view: battle.view,
    };
    visits.stay({ calculator: this.mode.id, opened: battle.opened, left }, example.isExample(battle));
  }
}

function chanceFrom(seed: number): () => number {
  let turn = seed;
  return () => {
    turn = (turn * 48271 + 11) % 2147483647;
    return turn / 2147483647;
  };
}
