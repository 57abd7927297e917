// The weapons of one attacker strength in an attack step, read against every target they meet.
import type { Budget } from '../../contract/budget.ts';
import { type LinePlan, looseBlockFace, planLine } from '../plan/line.ts';
import type { Situation, Whim } from '../plan/situation.ts';
import { type Line, looseAgainst, planStep, type StepPlan, type StepSetting } from '../plan/step.ts';
import { type Barrage, BarrageBuilder } from './barrage.ts';
import { livingOf, type Side } from './side.ts';
import type { Target, TargetBook } from './target.ts';
import { ask, hitsOf, looseVolley, volley } from './volley.ts';

const WHIMS: readonly Whim[] = ['none', 'ap', 'hit'];

/** Steps that it takes to read the rules of one line against one target, measured. */
const PLANNING = 5_000;

/** A Takedown line against the model it picks. */
export interface PickedLine {
  readonly plan: LinePlan;
  readonly target: Target;
}

/** The setting of a step, and what may be spent on it. */
export interface Fire {
  readonly setting: StepSetting;
  readonly budget: Budget;
  readonly counts: Counts;
}

/** What is counted beside wounds: natural ones where they hurt, or every hit. */
export type Counts = 'natural ones' | 'hits';

/** A step for one attacker strength: which lines attack, against every class of targets. */
export class FiringLines {
  private readonly targets: TargetBook;
  private readonly setting: StepSetting;
  private readonly budget: Budget;
  private readonly counts: Counts;
  private readonly step: StepPlan;
  readonly picks: readonly Line[];
  readonly rolls: readonly Whim[];
  readonly barrages: (Barrage | undefined)[] = [];
  private readonly picked: (PickedLine | undefined)[] = [];

  constructor(attacker: Side, targets: TargetBook, { setting, budget, counts }: Fire, attackClass: number) {
    this.targets = targets;
    this.setting = setting;
    this.budget = budget;
    this.counts = counts;
    this.step = planStep(attacker.unit, livingOf(attacker.casualties, attacker.attackSample[attackClass]), setting);
    this.picks = this.step.lines.filter((line) => line.takedown);
    this.rolls = this.step.unpredictable ? ['ap', 'hit'] : ['none'];
  }

  private situation(roll: Whim): Situation {
    return { ...this.setting.situation, whim: roll };
  }

  /** One of the `picks` against the model of an entry, as a unit of one. */
  pickedLine(pick: number, entry: number, roll: Whim): PickedLine {
    const key = (pick * this.targets.side.unit.models.length + entry) * WHIMS.length + WHIMS.indexOf(roll);
    let known = this.picked[key];
    if (known === undefined) {
      const target = this.targets.alone(entry);
      known = { plan: planLine(this.picks[pick], this.situation(roll), target.plan), target };
      this.picked[key] = known;
    }
    return known;
  }

  barrage(targetClass: number, roll: Whim, withHits: boolean): Barrage {
    const key = targetClass * WHIMS.length + WHIMS.indexOf(roll);
    this.barrages[key] ??= this.fire(targetClass, this.situation(roll), withHits);
    return this.barrages[key];
  }

  private fire(targetClass: number, situation: Situation, withHits: boolean): Barrage {
    this.budget.spend(PLANNING * (1 + this.step.lines.length));
    const target = this.targets.of(targetClass);
    const collect = new BarrageBuilder(this.targets.side, target, situation.options);
    for (const line of this.step.lines) {
      if (line.takedown) continue;
      const plan = planLine(line, situation, target.plan);
      if (!plan.inRange) continue;
      const dice = line.bearers * line.weapon.attacks;
      if (withHits) collect.addHits(hitsOf(plan, dice, this.budget));
      const counted = this.counts === 'hits' ? 'hits' : plan.hazard ? 'natural ones' : 'nothing';
      const joint = volley(plan, dice, counted, this.budget);
      collect.add(joint, plan.deadly, plan.skipsRegeneration);
    }
    this.looseDice(collect, target);
    return collect.build();
  }

  /** Hits on targets of a class where nobody rolls to hit. */
  certainHits(targetClass: number): number {
    const { plan } = this.targets.of(targetClass);
    return this.step.lines.reduce((sum, line) => {
      const { copies } = planLine(line, this.setting.situation, plan);
      return sum + line.bearers * line.weapon.attacks * copies;
    }, 0);
  }

  /** Impact on the charge, Ravage and Crush: dice that come from no weapon. */
  private looseDice(collect: BarrageBuilder, { plan }: Target): void {
    const { impact, heavyImpact, ravage, crush } = looseAgainst(this.step.loose, plan);
    const dice = impact + heavyImpact + ravage + crush;
    if (dice === 0) return;
    ask(this.budget, dice ** 2);
    collect.addLoose(looseVolley(impact, 5 / 6, looseBlockFace(0, plan)));
    collect.addLoose(looseVolley(heavyImpact, 5 / 6, looseBlockFace(1, plan)));
    collect.addLoose(looseVolley(crush, 1 / 6, looseBlockFace(2, plan)));
    if (ravage > 0) collect.addWounds(ravage, 1 / 6);
  }
}
