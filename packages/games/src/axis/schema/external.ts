// The input of the public calculator in our words: a battle given in its shape is read like one in ours.
import type { Army, UnitId } from '../units.ts';
import type { BattleInput } from './battle.ts';

export interface ExternalSide {
  readonly units: { readonly [id: string]: number };
  readonly ool?: readonly string[];
  readonly takes?: number;
  readonly aaLast?: boolean;
}

export interface ExternalWave {
  readonly attack: ExternalSide;
  readonly defense: ExternalSide;
  readonly att_submerge?: boolean;
  readonly def_submerge?: boolean;
  readonly att_dest_last?: boolean;
  readonly def_dest_last?: boolean;
  readonly is_crash_fighters?: boolean;
  /** 100, 0 and -1: to the end. */
  readonly rounds?: number;
  readonly retreat_threshold?: number;
  readonly retreat_expected_ipc_profit_threshold?: number;
  readonly retreat_pwin_threshold?: number;
  readonly pwinMode?: 'takes' | 'destroys';
  readonly retreat_strafe_threshold?: number;
  readonly retreat_lose_air_probability?: number;
  readonly use_attackers_from_previous_wave?: boolean;
  readonly ev_deadzone?: boolean;
  readonly ev_territory_value?: number;
}

export interface MultiwaveInput {
  readonly wave_info: readonly ExternalWave[];
  readonly is_naval: boolean;
  readonly diceMode: 'standard' | 'lowluck' | 'biased';
  readonly in_progress?: boolean;
  readonly prune_threshold?: number;
  readonly report_prune_threshold?: number;
  readonly is_deadzone?: boolean;
  readonly territory_value?: number;
  readonly retreat_round_zero?: boolean;
  readonly ev_future_wave?: boolean;
  readonly sortMode?: 'unit_count' | 'ipc_cost';
  readonly debug?: boolean;
  readonly num_runs?: number;
  readonly verbose_level?: number;
  readonly do_roundless_eval?: boolean;
  /** Not in the original, which assigns hits kind by kind. */
  readonly hits?: BattleInput['hits'];
}

const ALIASES: { readonly [id: string]: UnitId } = { bat1: 'bat' };

function army(units: { readonly [id: string]: number }): Army {
  const result: { [id in UnitId]?: number } = {};
  for (const [id, amount] of Object.entries(units)) {
    const name = (ALIASES[id] ?? id) as UnitId;
    result[name] = (result[name] ?? 0) + amount;
  }
  return result;
}

function order(ool: readonly string[] = []): string[] {
  return ool.map((id) => ALIASES[id] ?? id);
}

/** The original's "no limit" values. */
const TO_THE_END = [100, 0, -1];

type WaveInput = NonNullable<BattleInput['waves']>[number];

function wave(given: ExternalWave, naval: boolean): WaveInput {
  const rounds = given.rounds ?? 100;
  return {
    attack: {
      units: army(given.attack.units),
      orderOfLoss: order(given.attack.ool),
      takes: naval ? 0 : (given.attack.takes ?? 0),
    },
    defense: {
      units: army(given.defense.units),
      orderOfLoss: order(given.defense.ool),
      aaLast: !naval && (given.defense.aaLast ?? false),
    },
    attackerSubmerges: naval && (given.att_submerge ?? false),
    defenderSubmerges: naval && (given.def_submerge ?? false),
    attackerKeepsDestroyer: naval && (given.att_dest_last ?? false),
    defenderKeepsDestroyer: naval && (given.def_dest_last ?? false),
    crashFighters: naval && (given.is_crash_fighters ?? false),
    rounds: TO_THE_END.includes(rounds) ? null : rounds,
    retreat: retreat(given, naval),
    conquerorDefends: given.use_attackers_from_previous_wave ?? false,
  };
}

function retreat(given: ExternalWave, naval: boolean): NonNullable<WaveInput['retreat']> {
  const air = given.retreat_lose_air_probability;
  return {
    unitsAtMost: given.retreat_threshold === undefined || given.retreat_threshold <= 0 ? null : given.retreat_threshold,
    profitBelow: given.retreat_expected_ipc_profit_threshold ?? null,
    winChanceBelow: given.retreat_pwin_threshold ?? null,
    winMeans: naval ? null : (given.pwinMode ?? 'takes'),
    killChanceAbove: given.retreat_strafe_threshold ?? null,
    airLossChanceAbove: air === undefined || air >= 1 ? null : air,
    deadzone: given.ev_deadzone ?? null,
    territoryValue: given.ev_territory_value ?? null,
  };
}

const DICE = { standard: 'standard', lowluck: 'lowLuck', biased: 'biased' } as const;

/** The same battle in our words. */
export function fromExternal(input: MultiwaveInput): BattleInput {
  return {
    waves: input.wave_info.map((given) => wave(given, input.is_naval)),
    naval: input.is_naval ?? false,
    inProgress: input.in_progress ?? false,
    // What it does not know is left for the schema to refuse.
    dice: DICE[input.diceMode] ?? input.diceMode,
    territoryValue: input.territory_value ?? 0,
    deadzone: input.is_deadzone ?? false,
    retreatBeforeBattle: input.retreat_round_zero ?? true,
    valueFutureWaves: input.ev_future_wave ?? false,
    prune: input.prune_threshold ?? 0,
    // As that engine has it: every ship fires, and each kind of hit runs down its own list.
    switches: { bombardmentLimited: false },
    hits: input.hits ?? 'asListed',
  };
}

function isRecord(given: unknown): given is Readonly<Record<string, unknown>> {
  return typeof given === 'object' && given !== null && !Array.isArray(given);
}

function isExternalSide(given: unknown): given is ExternalSide {
  return isRecord(given) && isRecord(given.units) && (given.ool === undefined || Array.isArray(given.ool));
}

function isExternal(given: unknown): given is MultiwaveInput {
  if (!isRecord(given) || !Array.isArray(given.wave_info)) return false;
  return given.wave_info.every((one) => isRecord(one) && isExternalSide(one.attack) && isExternalSide(one.defense));
}

/** A battle in either shape; what is neither is left to the schema to refuse. */
export function readExternal(given: unknown): unknown {
  return isExternal(given) ? fromExternal(given) : given;
}
