// What axis/amphibious finds, in the same shape from the exact engine and from a simulation.
import type { Findings } from '../../contract/calculator.ts';
import type { Decisions } from '../advisor/weigh.ts';
import { FATES, type OrderSearch, type Outcome, outcomeOf, toDistribution, ValueSums } from '../findings.ts';

export interface Stage {
  readonly outcome: Outcome;
  readonly attackerLoss: number;
  readonly defenderLoss: number;
  readonly rounds: number;
}

export interface AmphibiousFindings extends Findings {
  readonly stages: {
    /** Its attacker's loss contains the cargo that went down. */
    readonly sea: Stage;
    /** The outcome sums to the chance that there is a land battle. */
    readonly land: Stage & { readonly takesTerritory: number };
  };
  readonly orderSearch?: OrderSearch;
  /** The decisions worth making, where they were asked for. */
  readonly decisions?: Decisions;
  /** Chance to take the territory where lone transports are attacked, and where they are passed by so that ships bombard. */
  readonly loneTransports?: { readonly attacked: number; readonly passedBy: number };
}

/** Adds up a stage, battle by battle or all at once. */
export class StageSums {
  readonly outcome = { both: 0, attackerOnly: 0, defenderOnly: 0, neither: 0 };
  attackerLoss = 0;
  defenderLoss = 0;
  rounds = 0;
  takes = 0;

  add(stage: Stage & { readonly takesTerritory: number }, weight: number): void {
    for (const fate of FATES) this.outcome[fate] += weight * stage.outcome[fate];
    this.attackerLoss += weight * stage.attackerLoss;
    this.defenderLoss += weight * stage.defenderLoss;
    this.rounds += weight * stage.rounds;
    this.takes += weight * stage.takesTerritory;
  }
}

/** Everything both engines count; weights need not sum to one. */
export class LandingSums {
  readonly sea = new StageSums();
  readonly land = new StageSums();
  readonly profit = new ValueSums();
  total = 0;
  clears = 0;
  lands = 0;
  cargoLost = 0;

  findings(errorBound: number, orderSearch?: OrderSearch): AmphibiousFindings {
    const share = (sum: number) => sum / this.total;
    const stage = ({ outcome, attackerLoss, defenderLoss, rounds }: StageSums): Stage => ({
      outcome: outcomeOf((fate) => share(outcome[fate])),
      attackerLoss: share(attackerLoss),
      defenderLoss: share(defenderLoss),
      rounds: share(rounds),
    });
    const sea = stage(this.sea);
    const land = { ...stage(this.land), takesTerritory: share(this.land.takes) };
    const attackerLoss = sea.attackerLoss + land.attackerLoss;
    const defenderLoss = sea.defenderLoss + land.defenderLoss;
    return {
      errorBound,
      distributions: { profit: toDistribution(this.profit.rows().map(([value, weight]) => [value, share(weight)])) },
      summary: {
        clearsChance: share(this.clears),
        landsChance: share(this.lands),
        takesChance: land.takesTerritory,
        winChance: land.takesTerritory,
        cargoLost: share(this.cargoLost),
        attackerLoss,
        defenderLoss,
        profit: defenderLoss - attackerLoss,
        rounds: sea.rounds + land.rounds,
      },
      stages: { sea, land },
      ...(orderSearch === undefined ? {} : { orderSearch }),
    };
  }
}
