// Findings of several cases, each with its chance, put together: spells that may or may not have worked.
import { type Distribution, mixture, type Pmf, summarize } from '@oddsmith/kernel';
import { type AttackFindings, attackFindings, type Moments, type ScenarioResult, type SideResult } from './findings.ts';

function pmfOf({ min, probabilities }: Distribution): Pmf {
  const pmf = new Float64Array(min + probabilities.length);
  pmf.set(probabilities, min);
  return pmf;
}

function mixDistributions(chances: readonly number[], parts: readonly Distribution[]): Distribution {
  return summarize(mixture(chances, parts.map(pmfOf)));
}

function mean(chances: readonly number[], values: readonly number[]): number {
  return values.reduce((sum, value, i) => sum + chances[i] * value, 0);
}

/** The deviation of a mixture: that of its parts, and how far their means lie apart. */
function mixMoments(chances: readonly number[], parts: readonly (Moments | null)[]): Moments | null {
  const known = parts.filter((part) => part !== null);
  if (known.length < parts.length) return null;
  const middle = mean(
    chances,
    known.map((part) => part.mean),
  );
  const spread = known.map((part) => part.stdDev ** 2 + (part.mean - middle) ** 2);
  return { mean: middle, stdDev: Math.sqrt(mean(chances, spread)) };
}

export function mixAttacks(chances: readonly number[], parts: readonly AttackFindings[]): AttackFindings {
  if (parts.length === 1) return parts[0];
  const mixed = (name: 'hits' | 'wounds' | 'kills'): Distribution =>
    mixDistributions(
      chances,
      parts.map(({ distributions }) => distributions[name]),
    );
  const chance = (name: 'wipeChance' | 'halfChance'): number =>
    mean(
      chances,
      parts.map(({ summary }) => summary[name]),
    );
  return attackFindings(
    { hits: mixed('hits'), wounds: mixed('wounds'), kills: mixed('kills') },
    { wipeChance: chance('wipeChance'), halfChance: chance('halfChance') },
  );
}

function mixSides(chances: readonly number[], parts: readonly SideResult[]): SideResult {
  const chance = (name: 'destroyed' | 'routed' | 'shaken' | 'half' | 'lossShare'): number =>
    mean(
      chances,
      parts.map((part) => part[name]),
    );
  return {
    destroyed: chance('destroyed'),
    routed: chance('routed'),
    shaken: chance('shaken'),
    half: chance('half'),
    lossShare: chance('lossShare'),
    wounds: mixDistributions(
      chances,
      parts.map((part) => part.wounds),
    ),
    models: mixDistributions(
      chances,
      parts.map((part) => part.models),
    ),
  };
}

export function mixScenarios(chances: readonly number[], parts: readonly ScenarioResult[]): ScenarioResult {
  if (parts.length === 1) return parts[0];
  const chance = (name: 'win' | 'draw' | 'loss'): number =>
    mean(
      chances,
      parts.map((part) => part[name]),
    );
  const points = (name: keyof ScenarioResult['points']): Moments | null =>
    mixMoments(
      chances,
      parts.map((part) => part.points[name]),
    );
  return {
    win: chance('win'),
    draw: chance('draw'),
    loss: chance('loss'),
    points: { attackerLost: points('attackerLost'), defenderLost: points('defenderLost'), traded: points('traded') },
    attacker: mixSides(
      chances,
      parts.map((part) => part.attacker),
    ),
    defender: mixSides(
      chances,
      parts.map((part) => part.defender),
    ),
  };
}
