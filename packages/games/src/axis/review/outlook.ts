// What positions of a battle promise, from the exact engine: one table values every army that may be left against every other.
import { Budget } from '../../contract/budget.ts';
import { WaveField } from '../exact/wave/field.ts';
import { type Battle, planBattle } from '../plan.ts';
import { battleSchema } from '../schema/index.ts';
import { type Army, isNobody, toCounts, UNITS } from '../units.ts';
import { amount, type Standing, withoutShips, worthOf } from './standing.ts';

/** What everything is counted in: the attacker's chance to win, or IPC, what the defender loses less what the attacker does. */
export type Measure = 'chance' | 'ipc';

/** When the armies stand so: before the guns, before the first round, or between two rounds, where the attacker may leave. */
export type Moment = 'guns' | 'first' | 'later';

/** A minute or so: nobody waits longer for a page. */
const STEPS = 20_000_000_000;

/** What a battle begins with. */
interface Armies extends Pick<Standing, 'attack' | 'defense'> {
  readonly naval: boolean;
}

export class Outlook {
  readonly measure: Measure;
  readonly naval: boolean;
  private readonly began: Armies;
  private readonly territoryValue: number;
  private readonly budget = new Budget({ steps: STEPS });
  /** Those that came ashore cannot leave, so nobody weighs it. */
  readonly mayLeave: boolean;

  constructor(told: Armies, { measure, territoryValue }: { measure: Measure; territoryValue: number }) {
    const { naval, attack } = told;
    this.naval = naval;
    this.began = told;
    this.measure = measure;
    this.territoryValue = territoryValue;
    this.mayLeave = measure === 'ipc' && UNITS.every(({ id, landed }) => !landed || amount(attack, id) === 0);
  }

  /** The battle between these two, as the engines take it. */
  battle({ attack, defense, dived }: Standing, moment: Moment, leaves = moment === 'later'): Battle {
    const rule = this.mayLeave ? { retreat: { optimal: 'profit' as const } } : {};
    const wave = {
      ...rule,
      attack: { units: attack },
      defense: { units: defense },
      attackerSubmerges: dived.attack,
      defenderSubmerges: dived.defense,
    };
    return planBattle(
      battleSchema.parse({
        naval: this.naval,
        inProgress: moment !== 'guns',
        territoryValue: this.territoryValue,
        retreatBeforeBattle: leaves,
        waves: [this.naval ? wave : { ...rule, attack: wave.attack, defense: wave.defense }],
      }),
    );
  }

  /** What was gained and lost so far, in IPC; ships off a coast are not in it. */
  banked({ attack, defense }: Pick<Standing, 'attack' | 'defense'>): number {
    if (this.measure === 'chance') return 0;
    const worth = (army: Army) => worthOf(this.naval ? army : withoutShips(army));
    return worth(this.began.defense) - worth(defense) - (worth(this.began.attack) - worth(attack));
  }

  value(standing: Standing, moment: Moment, leaves?: boolean): number {
    return this.table(standing, [standing.attack], [standing.defense], moment, leaves)(0, 0);
  }

  /** What each of the attackers may hope for against each of the defenders, with as many submarines under water as in `like`. */
  table(
    like: Standing,
    attackers: readonly Army[],
    defenders: readonly Army[],
    moment: Moment,
    leaves?: boolean,
  ): (a: number, d: number) => number {
    const [ours, theirs] = [there(attackers), there(defenders)];
    const known = ours.armies.length > 0 && theirs.armies.length > 0;
    const expected = known ? this.solve(like, ours.armies, theirs.armies, moment, leaves) : () => 0;
    const future = (a: number, d: number) => {
      const [i, j] = [ours.places[a], theirs.places[d]];
      if (i === undefined) return this.measure === 'chance' && j === undefined ? 0.5 : 0;
      if (j !== undefined) return expected(i, j);
      if (this.measure === 'chance') return 1;
      return UNITS.some(({ id, kind }) => kind === 'land' && amount(attackers[a], id) > 0) ? this.territoryValue : 0;
    };
    return (a, d) => future(a, d) + this.banked({ attack: attackers[a], defense: defenders[d] });
  }

  private solve(
    like: Standing,
    attackers: readonly Army[],
    defenders: readonly Army[],
    moment: Moment,
    leaves: boolean | undefined,
  ): (i: number, j: number) => number {
    const battle = this.battle({ ...like, attack: attackers[0], defense: defenders[0] }, moment, leaves);
    const several = attackers.length + defenders.length > 2;
    const sides = { attackers: attackers.map(toCounts), defenders: defenders.map(toCounts) };
    const field = new WaveField({ battle, index: 0, ...sides, lattice: several }, this.budget);
    if (this.measure === 'ipc') {
      field.decide(undefined, {});
      return (i, j) => field.decisions.expected(i, j).profit;
    }
    const ours = aliveOf(field.attacker.size, (i) => field.attackerRemaining(i));
    const theirs = aliveOf(field.defender.size, (j) => field.remaining(j));
    const goalAt = (i: number, j: number) => (theirs[j] ? 0 : ours[i] ? 1 : 0.5);
    field.decide(undefined, { goalAt, goalAlone: true });
    return (i, j) => field.decisions.expected(i, j).goal;
  }
}

function aliveOf(size: number, remaining: (node: number) => readonly number[]): boolean[] {
  return Array.from({ length: size }, (_, node) => remaining(node).some((n) => n > 0));
}

/** Armies of which somebody is left, and where each of the given ones is among them. */
function there(given: readonly Army[]): { readonly armies: Army[]; readonly places: (number | undefined)[] } {
  const armies: Army[] = [];
  const places = given.map((army) => (isNobody(army) ? undefined : armies.push(army) - 1));
  return { armies, places };
}
