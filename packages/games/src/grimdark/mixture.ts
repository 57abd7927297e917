// Findings of several cases, each with its chance, put together: spells that may or may not have worked.
import { type Distribution, mixture, type Pmf, summarize } from '@oddsmith/kernel';
import {
  type AttackFindings,
  attackFindings,
  type Moments,
  type ObjectiveResult,
  type ScenarioResult,
  type SideResult,
} from './findings.ts';

function pmfOf({ min, probabilities }: Distribution): Pmf {
  const pmf = new Float64Array(min + probabilities.length);
  pmf.set(probabilities, min);
  return pmf;
}

/** The cases with their chances, and what one of their figures comes to. */
class Mixture<Part> {
  private readonly chances: readonly number[];
  private readonly parts: readonly Part[];

  constructor(chances: readonly number[], parts: readonly Part[]) {
    this.chances = chances;
    this.parts = parts;
  }

  of<Inner>(pick: (part: Part) => Inner): Mixture<Inner> {
    return new Mixture(this.chances, this.parts.map(pick));
  }

  mean(pick: (part: Part) => number): number {
    return this.parts.reduce((sum, part, i) => sum + this.chances[i] * pick(part), 0);
  }

  distribution(pick: (part: Part) => Distribution): Distribution {
    return summarize(
      mixture(
        this.chances,
        this.parts.map((part) => pmfOf(pick(part))),
      ),
    );
  }

  /** The deviation of a mixture: that of its parts, and how far their means lie apart. */
  moments(pick: (part: Part) => Moments | null): Moments | null {
    const known = this.parts.map(pick).filter((part) => part !== null);
    if (known.length < this.parts.length) return null;
    const mixed = new Mixture(this.chances, known);
    const mean = mixed.mean((part) => part.mean);
    return { mean, stdDev: Math.sqrt(mixed.mean((part) => part.stdDev ** 2 + (part.mean - mean) ** 2)) };
  }
}

export function mixAttacks(chances: readonly number[], parts: readonly AttackFindings[]): AttackFindings {
  if (parts.length === 1) return parts[0];
  const mixed = new Mixture(chances, parts);
  const distribution = (name: keyof AttackFindings['distributions']) =>
    mixed.distribution(({ distributions }) => distributions[name]);
  const chance = (name: 'wipeChance' | 'halfChance') => mixed.mean(({ summary }) => summary[name]);
  return attackFindings(
    { hits: distribution('hits'), wounds: distribution('wounds'), kills: distribution('kills') },
    { wipeChance: chance('wipeChance'), halfChance: chance('halfChance') },
  );
}

function mixSides(sides: Mixture<SideResult>): SideResult {
  const chance = (name: 'destroyed' | 'routed' | 'shaken' | 'half' | 'lossShare') => sides.mean((side) => side[name]);
  return {
    destroyed: chance('destroyed'),
    routed: chance('routed'),
    shaken: chance('shaken'),
    half: chance('half'),
    lossShare: chance('lossShare'),
    wounds: sides.distribution((side) => side.wounds),
    models: sides.distribution((side) => side.models),
  };
}

export function mixScenarios(chances: readonly number[], parts: readonly ScenarioResult[]): ScenarioResult {
  if (parts.length === 1) return parts[0];
  const mixed = new Mixture(chances, parts);
  const chance = (name: 'win' | 'draw' | 'loss') => mixed.mean((part) => part[name]);
  const points = (name: keyof ScenarioResult['points']) => mixed.moments((part) => part.points[name]);
  const objective = (name: keyof ObjectiveResult) => mixed.mean((part) => part.objective[name]);
  return {
    win: chance('win'),
    draw: chance('draw'),
    loss: chance('loss'),
    objective: {
      attacker: objective('attacker'),
      defender: objective('defender'),
      contested: objective('contested'),
      nobody: objective('nobody'),
    },
    points: { attackerLost: points('attackerLost'), defenderLost: points('defenderLost'), traded: points('traded') },
    attacker: mixSides(mixed.of((part) => part.attacker)),
    defender: mixSides(mixed.of((part) => part.defender)),
  };
}
