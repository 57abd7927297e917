// What the two calculators find, exact or simulated.
import type { Distribution } from '@oddsmith/kernel';
import type { Findings } from '../calculator.ts';
import type { Scenario } from './schema.ts';

export interface AttackFindings extends Findings {
  readonly distributions: {
    readonly hits: Distribution;
    readonly wounds: Distribution;
    readonly kills: Distribution;
  };
  readonly summary: { readonly wipeChance: number; readonly halfChance: number };
}

export interface SideResult {
  readonly destroyed: number;
  readonly routed: number;
  readonly shaken: number;
  /** At half strength or less, destroyed or routed. */
  readonly half: number;
  /** Mean share of the unit's points that is lost: all of them when destroyed or routed, else by wounds. */
  readonly lossShare: number;
  readonly wounds: Distribution;
  readonly models: Distribution;
}

export interface ScenarioResult {
  readonly win: number;
  readonly draw: number;
  readonly loss: number;
  readonly attacker: SideResult;
  readonly defender: SideResult;
}

export interface DuelFindings extends Findings {
  readonly scenarios: { readonly [scenario in Scenario]?: ScenarioResult };
  readonly summary: { readonly win: number; readonly draw: number; readonly loss: number };
}
