// Fantasy battles: the attack pipeline with everything on, the simulation, and the slowest inputs a form can hold.
import { type AnyCalculator, Budget, calculateWith, prepareBattle } from '@oddsmith/games';
import { calculators } from '@oddsmith/games/fantasy';
import { Random } from '@oddsmith/kernel';
import type { Benchmark } from './benchmark.ts';

const [attack, combat, battle, multiple] = calculators;

const everything = {
  toHit: 3,
  rerollHits: 'fails',
  toWound: 3,
  rerollWounds: '1s',
  armorSave: 3,
  armorPiercing: 1,
  rerollArmorSaves: '1s',
  specialSave: 5,
  poison: true,
  lethalStrike: true,
  fury: true,
  multipleWounds: 'd3',
  targetMaxWounds: 3,
} as const;

const brutal = { ...everything, armorSave: 2, armorPiercing: 0, multipleWounds: '2d6', targetMaxWounds: 10 } as const;

function exactAttack(name: string, targetMs: number, input: object, peerMs?: number): Benchmark {
  const battle = prepareBattle(attack, input);
  return { name, targetMs, ...(peerMs === undefined ? {} : { peerMs }), run: () => attack.exact(battle, new Budget()) };
}

function exactCombat(name: string, targetMs: number, input: object): Benchmark {
  const battle = prepareBattle(combat, input);
  return { name, targetMs, run: () => combat.exact(battle, new Budget()) };
}

function simulation(name: string, targetMs: number, input: object, sequences: number): Benchmark {
  const battle = prepareBattle(attack, input);
  return {
    name,
    targetMs,
    run: () => {
      const play = attack.simulate(battle);
      const tally = attack.tally(battle);
      const dice = new Random(1);
      for (let i = 0; i < sequences; i++) tally.add(play(dice));
      return tally.findings();
    },
  };
}

const line = { models: 20, profiles: [{ models: 10, armorSave: 5 }] };
const horde = {
  models: 40,
  profiles: [
    { ...brutal, initiative: 4, sunder: 1 },
    { ...brutal, initiative: 2, sunder: 1 },
  ],
};

function preparing(name: string, targetMs: number, calculator: AnyCalculator, input: object): Benchmark {
  const parsed: unknown = calculator.input.parse(input);
  return { name, targetMs, run: () => calculator.prepare(parsed) };
}

function exactBattle(name: string, targetMs: number, input: object): Benchmark {
  const prepared = prepareBattle(battle, input);
  return { name, targetMs, run: () => battle.exact(prepared, new Budget()) };
}

function exactMultiple(name: string, targetMs: number, input: object): Benchmark {
  const prepared = prepareBattle(multiple, input);
  return { name, targetMs, run: () => multiple.exact(prepared, new Budget()) };
}

const soldiers = { armourSave: 6, shield: true, champion: {}, standard: true, musician: true };
const twenty = { ...soldiers, models: 20, frontage: 5 };
const forty = { ...soldiers, models: 40, frontage: 8 };
const lord = { weaponSkill: 6, strength: 5, toughness: 4, attacks: 4, wounds: 3, armourSave: 4, leadership: 9 };
const led = { ...forty, character: { ...lord, weapon: 'greatWeapon' } };
const ledToo = { ...forty, initiative: 4, character: lord };

export const benchmarks: Benchmark[] = [
  exactAttack('10 attacks, everything on', 0.05, { ...everything, numAttacks: 10 }, 1.6),
  {
    name: '10 attacks, everything on, request to answer',
    targetMs: 0.1,
    run: () => calculateWith(calculators, { calculator: 'fantasy/attack', input: { ...everything, numAttacks: 10 } }),
  },
  exactAttack('100 attacks, everything on', 1, { ...everything, numAttacks: 100 }, 143),
  simulation('100,000 simulated sequences of 10 attacks', 150, { ...everything, numAttacks: 10 }, 100_000),
  exactAttack('slowest attack: 75, sunder, red fury, 10 wounds', 100, {
    ...brutal,
    numAttacks: 75,
    redFury: true,
    sunder: 1,
  }),
  exactCombat('combat, 20 against 20, 3 rounds', 10, { first: line, second: line, rounds: 3 }),
  exactCombat('slowest combat: 40 against 40, sunder, 6 rounds', 100, { first: horde, second: horde, rounds: 6 }),
  preparing('preparing a battle of cards', 0.05, battle, { first: twenty, second: twenty }),
  exactBattle('cards, 20 against 20, one round', 5, { first: twenty, second: { ...twenty, initiative: 4 } }),
  exactBattle('cards, 40 against 40, 6 rounds', 200, { first: forty, second: { ...forty, initiative: 4 }, rounds: 6 }),
  exactBattle('cards, 40 against 40 with characters, 6 rounds', 300, { first: led, second: ledToo, rounds: 6 }),
  exactBattle('cards, 40 against 40, a challenge of characters and pursuit', 300, {
    first: { ...led, challenge: 'issues' },
    second: ledToo,
    pursuit: true,
  }),
  exactMultiple('two against one, 20 and 5 against 20', 300, {
    first: twenty,
    ally: {
      ...soldiers,
      models: 5,
      frontage: 5,
      troopType: 'heavyCavalry',
      weapon: 'lance',
      charging: true,
      arc: 'flank',
    },
    second: { ...twenty, initiative: 4 },
  }),
  preparing('preparing an attack, everything on', 0.02, attack, { ...everything, numAttacks: 10 }),
  preparing('preparing a combat, two profiles each', 0.05, combat, { first: horde, second: horde, rounds: 6 }),
];
