// The Armies page as the last part of its address: chosen units, settings that differ from the standard, and the look.
import { type FormDescription, isRecord, withoutDefaults } from '@oddsmith/games';
import { armies as words } from '../../../language/english/armies.ts';
import { linkRefusals } from '../../../language/english/shell/link.ts';
import type { ArmiesGame, Settings } from '../armies-game.ts';
import { type Army, type ArmySide, type ArmyUnit, type Host, type Hosts, hostOf } from '../army.ts';
import { armyKey } from '../slots/army-key.ts';
import { keptArmy } from '../slots/army-storage.ts';
import { type OldLink, oldLink } from './old-link.ts';
import { FIRST_LOOK, type Look, type Plan } from './plan.ts';
import { FIRST_RUN, type RunPlan, readRun, wholeNumber } from './run-plan.ts';

/** Chat programs and browsers cut longer addresses. */
export const LONGEST_CODE = 12_000;

interface LinkedHost {
  readonly key: string;
  readonly chosen: readonly string[];
  /** Absent for sample armies, which every copy of the app has. */
  readonly name?: string;
  readonly units?: readonly Record<string, unknown>[];
  readonly ruleTexts?: { readonly [name: string]: string };
}

function linkedHost(game: ArmiesGame, { army, chosen }: Host): LinkedHost {
  const { key, origin, name, ruleTexts } = army;
  if (origin === 'sample') return { key, chosen };
  const wanted = new Set(chosen);
  const units = army.units.filter(({ id }) => wanted.has(id)).map((unit) => game.linked(unit));
  const used = JSON.stringify(units).toLowerCase();
  const texts = Object.entries(ruleTexts).filter(([rule]) => used.includes(rule.toLowerCase()));
  return { key, chosen, name, units, ...(texts.length === 0 ? {} : { ruleTexts: Object.fromEntries(texts) }) };
}

export interface WrittenLink {
  readonly code: string;
  /** The units do not fit: the link works in this browser only. */
  readonly shortened: boolean;
}

/** `build` says what calculated it, to whoever opens it with another; an address for oneself needs none. */
export async function writePlan(
  game: ArmiesGame,
  form: FormDescription,
  { plan, look, build }: { readonly plan: Plan; readonly look: Look; readonly build?: string | undefined },
): Promise<WrittenLink> {
  const { encodeLink } = await import('../../../battle/codec.ts');
  const { attacker, defender } = plan.hosts;
  const { layer: scenario, ...lookChanges } = changesFrom(FIRST_LOOK, look);
  const runChanges = changesFrom(FIRST_RUN, plan.run);
  const shownLook = { ...(scenario === undefined ? {} : { scenario }), ...lookChanges };
  const state = {
    armies: { attacker: linkedHost(game, attacker), defender: linkedHost(game, defender) },
    settings: withoutDefaults(form, settingsOf(game, plan)) ?? {},
    ...(Object.keys(runChanges).length === 0 ? {} : { run: runChanges }),
    ...(Object.keys(shownLook).length === 0 ? {} : { look: shownLook }),
    ...(build === undefined ? {} : { build }),
  };
  const code = encodeLink(state);
  if (code.length <= LONGEST_CODE) return { code, shortened: false };
  const bare = ({ key, chosen }: LinkedHost) => ({ key, chosen });
  const armies = { attacker: bare(state.armies.attacker), defender: bare(state.armies.defender) };
  return { code: encodeLink({ ...state, armies }), shortened: true };
}

function settingsOf({ fields }: ArmiesGame, plan: Plan): Settings {
  return Object.fromEntries(fields.map((field) => [field, plan[field]]));
}

function changesFrom<T extends object>(standard: T, now: T): Partial<T> {
  const changes: Partial<T> = {};
  for (const key in now) if (now[key] !== standard[key]) changes[key] = now[key];
  return changes;
}

export interface OpenedPlan {
  readonly settings: unknown;
  readonly hosts: Hosts;
  readonly run: RunPlan;
  readonly look: Look;
  /** Why something is not as the link says. */
  readonly notice: string | undefined;
}

export async function openPlan(
  game: ArmiesGame,
  code: string,
  accepts: (settings: unknown) => Promise<boolean>,
  own: Partial<Hosts> = {},
): Promise<OpenedPlan> {
  const standard = async (side: ArmySide): Promise<Host> => own[side] ?? sampleHost(game, side);
  const fallback = async (notice: string | undefined): Promise<OpenedPlan> => ({
    settings: {},
    hosts: await bothSides(standard),
    run: FIRST_RUN,
    look: FIRST_LOOK,
    notice,
  });
  if (code === '') return fallback(undefined);
  const { decodeLink } = await import('../../../battle/codec.ts');
  const decoded = decodeLink(code);
  if (!decoded.ok) return fallback(words.notOpened(linkRefusals[decoded.problem.code]));
  const old = oldLink(record(decoded.state));
  if (old !== undefined) return openOld(game, old);
  const { armies, settings = {}, run, look, build } = record(decoded.state);
  if (!(await accepts(settings))) return fallback(words.notOpened(words.settingsUnknown));
  let notice = otherBuild(build);
  const open = async (side: ArmySide): Promise<Host> => {
    const host = await openHost(game, record(record(armies)[side]));
    if (host !== undefined) return host;
    notice = words.armyUnknown;
    return standard(side);
  };
  const hosts = await bothSides(open);
  return { settings, hosts, run: readRun(record(run)), look: readLook(record(look)), notice };
}

/** Other code or data may come to other figures than those that were shared. */
function otherBuild(build: unknown): string | undefined {
  const own = import.meta.env.ODDSMITH_BUILD;
  if (typeof build !== 'string' || !/^[\da-f]{12}$/.test(build) || build === own) return undefined;
  return words.otherBuild(build, own);
}

async function bothSides(open: (side: ArmySide) => Promise<Host>): Promise<Hosts> {
  const [attacker, defender] = await Promise.all([open('attacker'), open('defender')]);
  return { attacker, defender };
}

/** What stands on a side until the player brings an army. */
export async function sampleHost(game: ArmiesGame, side: ArmySide): Promise<Host> {
  const [first, second] = await game.samples();
  return hostOf(side === 'attacker' ? first : second, game.firstChoice);
}

/** Links of the page as it was: units that were ticked, with what they bring. */
async function openOld(game: ArmiesGame, { units, look }: OldLink): Promise<OpenedPlan> {
  let notice: string | undefined;
  const open = async (side: ArmySide): Promise<Host> => {
    const linked = units[side];
    if (linked === undefined) return sampleHost(game, side);
    const key = armyKey({ name: side, units: linked, ruleTexts: {} });
    const army = await game.adopt({ key, name: words.panel.entries, units: linked, ruleTexts: {} });
    if (army !== undefined) return hostOf(army, army.units.length);
    notice = words.armyUnknown;
    return sampleHost(game, side);
  };
  const hosts = await bothSides(open);
  return { settings: {}, hosts, run: FIRST_RUN, look: { ...FIRST_LOOK, ...look }, notice };
}

async function openHost(game: ArmiesGame, linked: Record<string, unknown>): Promise<Host | undefined> {
  const { key, chosen } = linked;
  if (typeof key !== 'string' || !Array.isArray(chosen)) return undefined;
  const army = await linkedArmy(game, key, linked);
  if (army === undefined) return undefined;
  const isChosen = ({ id }: ArmyUnit) => chosen.includes(id);
  return { army, chosen: army.units.filter(isChosen).map(({ id }) => id) };
}

/** Only samples, and armies that do not fit, come without their units. */
async function linkedArmy(
  game: ArmiesGame,
  key: string,
  { name, units, ruleTexts }: Record<string, unknown>,
): Promise<Army | undefined> {
  const kept = await keptArmy(game, key);
  if (kept !== undefined) return kept;
  if (!Array.isArray(units)) return (await game.samples()).find((sample) => sample.key === key);
  return game.adopt({
    key,
    name: typeof name === 'string' ? name.slice(0, 200) : words.army,
    units: units.map(record),
    ruleTexts: Object.fromEntries(Object.entries(record(ruleTexts)).map(([rule, text]) => [rule, String(text)])),
  });
}

function readLook({ scenario, figure, cell, tab, seed, weighted }: Record<string, unknown>): Look {
  return {
    layer: typeof scenario === 'string' ? scenario : undefined,
    figure: typeof figure === 'string' ? figure : undefined,
    cell: Array.isArray(cell) && cell.length === 2 ? [String(cell[0]), String(cell[1])] : undefined,
    tab: typeof tab === 'string' ? tab : FIRST_LOOK.tab,
    seed: wholeNumber(seed, 1, 2 ** 32 - 1) ?? FIRST_LOOK.seed,
    weighted: weighted === true,
  };
}

function record(value: unknown): Record<string, unknown> {
  return isRecord(value) ? value : {};
}
