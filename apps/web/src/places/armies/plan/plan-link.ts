// The Armies page as the last part of its address: chosen units, settings that differ from the standard, and the look.

import { type FormDescription, isRecord, withoutDefaults } from '@oddsmith/games';
import type { LinkedArmy } from '../../../games/grimdark/tasks/tasks.ts';
import { adoptArmy } from '../../../games/grimdark/units/read-armies.ts';
import { grimdarkArmies as words } from '../../../language/english/grimdark/armies.ts';
import { said } from '../../../language/in-language.ts';
import type { Army, ArmySide, Host, Hosts } from '../army.ts';
import { chosenUnits, hostOf } from '../army.ts';
import { keptArmy } from '../slots/army-storage.ts';
import { FIRST_LOOK, type Look, type Plan, settingsOf, TABS } from './plan.ts';
import { FIRST_RUN, type RunPlan, readRun, wholeNumber } from './run-plan.ts';

/** Chat programs and browsers cut longer addresses. */
export const LONGEST_CODE = 12_000;

interface LinkedHost {
  readonly key: string;
  readonly chosen: readonly string[];
  /** Absent for sample armies, which every copy of the app has. */
  readonly name?: string;
  readonly units?: LinkedArmy['units'];
  readonly ruleTexts?: LinkedArmy['ruleTexts'];
}

function linkedHost(host: Host): LinkedHost {
  const { key, origin, name, ruleTexts } = host.army;
  const { chosen } = host;
  if (origin === 'sample') return { key, chosen };
  const units = chosenUnits(host).map(({ id, unit }) => ({ id, unit }));
  const used = JSON.stringify(units).toLowerCase();
  const texts = Object.entries(ruleTexts).filter(([rule]) => used.includes(rule.toLowerCase()));
  return { key, chosen, name, units, ...(texts.length === 0 ? {} : { ruleTexts: Object.fromEntries(texts) }) };
}

export interface WrittenLink {
  readonly code: string;
  /** The units do not fit: the link works in this browser only. */
  readonly shortened: boolean;
}

export async function writePlan(form: FormDescription, plan: Plan, look: Look): Promise<WrittenLink> {
  const { encodeLink } = await import('../../../battle/codec.ts');
  const { ruleTexts: _texts, ...settings } = settingsOf(plan);
  const { attacker, defender } = plan.hosts;
  const lookChanges = changesFrom(FIRST_LOOK, look);
  const runChanges = changesFrom(FIRST_RUN, plan.run);
  const state = {
    armies: { attacker: linkedHost(attacker), defender: linkedHost(defender) },
    settings: withoutDefaults(form, settings) ?? {},
    ...(Object.keys(runChanges).length === 0 ? {} : { run: runChanges }),
    ...(Object.keys(lookChanges).length === 0 ? {} : { look: lookChanges }),
  };
  const code = encodeLink(state);
  if (code.length <= LONGEST_CODE) return { code, shortened: false };
  const bare = ({ key, chosen }: LinkedHost) => ({ key, chosen });
  const armies = { attacker: bare(state.armies.attacker), defender: bare(state.armies.defender) };
  return { code: encodeLink({ ...state, armies }), shortened: true };
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
  code: string,
  samples: readonly Army[],
  accepts: (settings: unknown) => Promise<boolean>,
  own: Partial<Hosts> = {},
): Promise<OpenedPlan> {
  const standard: Hosts = { attacker: hostOf(samples[0]), defender: hostOf(samples[1]), ...own };
  const fallback = (notice: string | undefined): OpenedPlan => ({
    settings: {},
    hosts: standard,
    run: FIRST_RUN,
    look: FIRST_LOOK,
    notice,
  });
  if (code === '') return fallback(undefined);
  const { decodeLink } = await import('../../../battle/codec.ts');
  const decoded = decodeLink(code);
  if (!decoded.ok) return fallback(words.notOpened(said(decoded.problem.message)));
  const { armies, settings = {}, run, look } = record(decoded.state);
  if (!(await accepts(settings))) return fallback(words.notOpened(words.settingsUnknown));
  let notice: string | undefined;
  const open = async (side: ArmySide): Promise<Host> => {
    const host = await openHost(record(record(armies)[side]), samples);
    if (host !== undefined) return host;
    notice = words.armyUnknown;
    return standard[side];
  };
  const hosts = { attacker: await open('attacker'), defender: await open('defender') };
  return { settings, hosts, run: readRun(record(run)), look: readLook(record(look)), notice };
}

async function openHost(linked: Record<string, unknown>, samples: readonly Army[]): Promise<Host | undefined> {
  const { key, chosen, name, units, ruleTexts } = linked;
  if (typeof key !== 'string' || !Array.isArray(chosen)) return undefined;
  const army =
    samples.find((sample) => sample.key === key) ??
    (await keptArmy(key)) ??
    (await adoptUnits({ key, name, units, ruleTexts }));
  if (army === undefined) return undefined;
  return { army, chosen: army.units.map(({ id }) => id).filter((id) => chosen.includes(id)) };
}

function adoptUnits({ key, name, units, ruleTexts }: Record<string, unknown>): Promise<Army | undefined> {
  const listed = Array.isArray(units) ? units.map(record) : [];
  const texts = Object.entries(record(ruleTexts)).map(([rule, text]) => [rule, String(text)]);
  return adoptArmy({
    key: String(key),
    name: typeof name === 'string' ? name.slice(0, 200) : words.army,
    units: listed.map(({ id, unit }) => ({ id: String(id), unit })),
    ruleTexts: Object.fromEntries(texts),
  });
}

function readLook({ scenario, cell, tab, seed, weighted }: Record<string, unknown>): Look {
  return {
    scenario: typeof scenario === 'string' ? scenario : undefined,
    cell: Array.isArray(cell) && cell.length === 2 ? [String(cell[0]), String(cell[1])] : undefined,
    tab: TABS.find((known) => known === tab) ?? FIRST_LOOK.tab,
    seed: wholeNumber(seed, 1, 2 ** 32 - 1) ?? FIRST_LOOK.seed,
    weighted: weighted === true,
  };
}

function record(value: unknown): Record<string, unknown> {
  return isRecord(value) ? value : {};
}
