// The numbers table: small battles worked out by hand, one or more for every rule, and figures from the description of the peer's mistakes.
import type { RuleId } from '../../src/kill-team/rules/index.ts';
import type { ChoiceInput, FightInput, ShootInput } from '../../src/kill-team/schema/index.ts';

interface CaseBase {
  readonly title: string;
  /** Rules this case is about. */
  readonly rules: readonly RuleId[];
  /** Figures by dotted path into the findings. */
  readonly expected: { readonly [path: string]: number };
  /** Where the figures come from. */
  readonly source: string;
  /** Allowed difference; 1e-12 for fractions, half a unit of the last digit for rounded figures. */
  readonly within?: number;
}

export type Case = CaseBase &
  (
    | { readonly calculator: 'killteam/shoot'; readonly input: ShootInput }
    | { readonly calculator: 'killteam/fight'; readonly input: FightInput }
    | { readonly calculator: 'killteam/choice'; readonly input: ChoiceInput }
  );

/** On 4+ a die is critical 1/6, normal 1/3, a fail 1/2; damage 1 and 10 keeps crits and normals apart in a mean. */
const gun = { hit: 4, normalDamage: 1, criticalDamage: 10 } as const;
const open = { dice: 0, wounds: 12 } as const;

function shot(
  title: string,
  rules: readonly RuleId[],
  attacker: NonNullable<ShootInput['attacker']>,
  meanDamage: number,
  source: string,
  rest: Omit<ShootInput, 'attacker'> = {},
): Case {
  return {
    calculator: 'killteam/shoot',
    title,
    rules,
    input: { defender: open, ...rest, attacker: { ...gun, ...attacker } },
    expected: { 'summary.meanDamage': meanDamage },
    source: `by hand: ${source}`,
  };
}

/** Fighters whose dice are set aside, so that only the decisions are left. */
function melee(
  title: string,
  rules: readonly RuleId[],
  first: NonNullable<FightInput['first']>,
  second: NonNullable<FightInput['second']>,
  left: readonly [number, number],
  source: string,
): Case {
  const plain = { normalDamage: 1, criticalDamage: 2, wounds: 9, strategy: 'strike' } as const;
  return {
    calculator: 'killteam/fight',
    title,
    rules,
    input: { first: { ...plain, ...first }, second: { ...plain, ...second } },
    expected: { 'distributions.firstWounds.mean': left[0], 'distributions.secondWounds.mean': left[1] },
    source: `by hand: ${source}`,
  };
}

const normals = (count: number) => ({ attacks: count, autoNormals: count });
const crits = (count: number) => ({ attacks: count, autoCrits: count });

/** Rules of the 2024 teams. */
const rules2024: readonly Case[] = [
  shot('upgrade of choice', ['eliteBest'], { attacks: 1, abilities: ['eliteBest'] }, 5.5, 'fail +1, normal +9'),
  shot(
    'Ceaseless and Balanced',
    ['ceaselessPlusBalanced'],
    { attacks: 2, reroll: 'ceaselessPlusBalanced' },
    6,
    'of two fails both are rolled again, equal or not: as Relentless, 3 a die',
  ),
  shot(
    'rerolls of choice',
    ['rerollChoice'],
    { attacks: 1, reroll: 'balanced', rerollChoice: 'optimal' },
    10 / 3,
    'a normal (1) is worth less than a new die (2): 10/6 + 2 x 5/6',
  ),
  shot('Saturate', ['saturate'], { ...normals(1), saturate: true }, 1 / 3, 'a save of 3+ instead of cover', {
    defender: { dice: 1, save: 3, coverNormals: 1 },
  }),
  shot('retained saves', ['retainedNormals'], { ...normals(1), saturate: true }, 0, 'no cover, so Saturate leaves it', {
    defender: { dice: 1, retainedNormals: 1 },
  }),
  shot('Piercing reduced', ['piercingReduction'], { ...normals(1), piercing: 1 }, 0, 'the cover save is left', {
    defender: { dice: 1, coverNormals: 1, piercingReduction: 1 },
  }),
  shot('crits become normals', ['downgradeCrits'], { ...crits(1), devastating: 2 }, 2, 'blocked, but Devastating', {
    defender: { dice: 1, coverNormals: 1, downgradeCrits: 1 },
  }),
  shot('crits deal normal damage', ['critsDealNormal'], crits(1), 1, '1 instead of 10', {
    defender: { ...open, critsDealNormal: true },
  }),
  shot('only sixes are critical', ['onlySixesCrit'], { attacks: 1, lethal: 4 }, 2, '1/3 + 10/6 in spite of Lethal', {
    defender: { ...open, onlySixesCrit: true },
  }),
  shot('damage reduction by a roll', ['damageReduction'], { ...crits(1), criticalDamage: 4 }, 3.5, '3 or 4', {
    defender: { ...open, damageReduction: { on: 4 } },
  }),
  shot('damage reduction on Devastating', ['damageReduction'], { ...crits(2), devastating: 3 }, 22, '2 x 9 + 2 x 2', {
    defender: { ...open, damageReduction: { devastating: true } },
  }),
  shot(
    'Soulstrike against APL 2',
    ['soulstrike'],
    { ...normals(1), normalDamage: 6, soulstrike: true },
    4,
    '6 x 2/3: one die saves on 1 and 2',
    {
      defender: { dice: 1, apl: 2, wounds: 12 },
    },
  ),
  shot(
    'Soulstrike against APL 6',
    ['soulstrike'],
    { ...crits(1), criticalDamage: 6, soulstrike: true },
    5,
    '6 x 5/6: a 1 alone blocks a crit',
    {
      defender: { dice: 1, apl: 6, wounds: 12 },
    },
  ),
  shot('Devastating is no attack die', ['damageReduction'], { ...crits(2), devastating: 3 }, 24, '2 x 9 + 2 x 3', {
    defender: { ...open, damageReduction: {} },
  }),
  {
    calculator: 'killteam/shoot',
    title: 'a cover save is declined for the sake of a promoted roll',
    rules: ['optionalRules'],
    input: {
      attacker: { attacks: 4, hit: 3, lethal: 3 },
      defender: { dice: 3, save: 3, coverNormals: 1, normalsToCrits: 1 },
      optionalRules: 'best',
    },
    expected: { 'summary.meanDamage': 5.0078 },
    within: 1e-4,
    source: 'the published table: 5.0078 instead of 5.5748',
  },
  shot('one ignored die', ['ignoreDice'], { ...normals(2), normalDamage: 3 }, 3, 'one of two', {
    defender: { ...open, ignoreDice: {} },
  }),
  shot('ignored on a roll of either die', ['ignoreDice'], { ...crits(1) }, 10 * (25 / 36), '6 on one of two dice', {
    defender: { ...open, ignoreDice: { dice: 'any', on: 6, rolls: 2 } },
  }),
  shot('one halved die', ['halveDice'], { ...crits(1), criticalDamage: 9 }, 5, '9 / 2 rounded up', {
    defender: { ...open, halveDice: {} },
  }),
  shot('a halved die does 2 at least', ['halveDice'], { ...crits(1), criticalDamage: 2 }, 2, 'not 1', {
    defender: { ...open, halveDice: {} },
  }),
  {
    calculator: 'killteam/shoot',
    title: 'Hot',
    rules: ['hot'],
    input: { attacker: { ...gun, attacks: 1, hot: true, wounds: 5 }, defender: open },
    expected: { 'summary.meanSelfDamage': 2, 'summary.selfKillChance': 1 / 6 },
    source: 'by hand: 1, 2 and 3 cost 2, 4 and 6',
  },
  {
    calculator: 'killteam/shoot',
    title: 'secondary targets',
    rules: ['secondaries'],
    input: { attacker: { ...gun, ...crits(1) }, defender: open, secondaries: [{ dice: 0, wounds: 10 }] },
    expected: { 'summary.meanKills': 1, 'distributions.totalDamage.mean': 20 },
    source: 'by hand: 10 damage to each, of 12 and 10 wounds',
  },
  {
    calculator: 'killteam/shoot',
    title: 'Devastating in reach',
    rules: ['bystanders'],
    input: {
      attacker: { ...gun, ...crits(2), devastating: 3 },
      defender: open,
      bystanders: [{ wounds: 6 }, { wounds: 6, damageReduction: { devastating: true } }],
    },
    expected: {
      'bystanders.0.summary.meanDamage': 6,
      'bystanders.0.summary.killChance': 1,
      'bystanders.1.summary.meanDamage': 4,
      'bystanders.1.summary.killChance': 0,
    },
    source: 'by hand: two packets of 3, or of 2 where they are lowered',
  },
  melee(
    'double strike',
    ['doubleStrike'],
    { ...normals(2), normalDamage: 5, abilities: ['doubleStrike'] },
    normals(1),
    [9, 0],
    'ten damage before the answer',
  ),
  melee(
    'Murderous Entrance of 2024 with a normal first',
    ['murderousEntrance2024'],
    { attacks: 3, autoCrits: 2, autoNormals: 1, abilities: ['murderousEntrance2024'] },
    { ...crits(2), wounds: 3 },
    [9, 0],
    'a crit and the normal are 3',
  ),
  melee(
    'Dueller of 2024',
    ['dueller2024'],
    { ...normals(1), strategy: 'parry', abilities: ['dueller2024'] },
    crits(1),
    [9, 9],
    'a normal stops the crit',
  ),
  melee(
    'Dueller of 2024 against Brutal',
    ['dueller2024', 'brutal'],
    { ...normals(1), strategy: 'parry', abilities: ['dueller2024'] },
    { ...crits(1), abilities: ['brutal'] },
    [7, 8],
    'both strike',
  ),
  melee(
    'last strike',
    ['lastStrike'],
    { ...normals(1), normalDamage: 9 },
    { ...normals(1), abilities: ['lastStrike'] },
    [8, 0],
    'killed, it strikes for 1',
  ),
  {
    calculator: 'killteam/fight',
    title: 'injured by the starting wounds',
    rules: ['startingWounds', 'injured'],
    input: {
      first: { attacks: 1, hit: 5, criticalDamage: 2, wounds: 4, startingWounds: 9, strategy: 'strike' },
      second: { attacks: 0, wounds: 9 },
      injured: true,
    },
    expected: { 'distributions.secondWounds.mean': 9 - 2 / 6 },
    source: 'by hand: hits on 6+, a crit of 2',
  },
];

export const cases: readonly Case[] = [
  ...rules2024,
  shot('one die', ['none'], { attacks: 1 }, 2, '1/3 + 10/6'),
  shot('Punishing', ['punishing'], { attacks: 2, abilities: ['punishing'] }, 4 + 1 / 6, 'a crit and a fail 1/6'),
  shot('Purity Seal', ['puritySeal'], { attacks: 2, abilities: ['puritySeal'] }, 4.25, 'two fails 1/4'),
  shot('Close Assault', ['closeAssault'], { attacks: 3, abilities: ['closeAssault'] }, 6 + 3 / 8, 'two of three 3/8'),
  shot('fails to normals', ['failsToNormals'], { attacks: 1, failsToNormals: 1 }, 2.5, 'the fail 1/2'),
  shot('Severe', ['severe'], { attacks: 1, abilities: ['severe'] }, 5, 'the normal 1/3 gains 9'),
  shot('normals to crits', ['normalsToCrits'], { attacks: 1, normalsToCrits: 1 }, 5, 'the normal 1/3 gains 9'),
  shot('Rending', ['rending'], { attacks: 2, abilities: ['rending'] }, 5, 'a crit and a normal 1/9 gains 9'),
  shot('Elite moderate', ['eliteModerate'], { attacks: 1, abilities: ['eliteModerate'] }, 5.5, 'fail +1, normal +9'),
  shot('Elite extreme', ['eliteExtreme'], { attacks: 1, abilities: ['eliteExtreme'] }, 10, 'always a crit'),
  shot(
    'obscured',
    ['obscuredTarget'],
    { attacks: 2, abilities: ['obscuredTarget'] },
    0.25,
    'two successes 1/4 leave one',
  ),
  shot('Just a Scratch', ['justAScratch'], { attacks: 2 }, 0.5, 'two crits 1/36 leave 10, other pairs 2/9 leave 1', {
    defender: { ...open, abilities: ['justAScratch'] },
  }),
  shot('Durable', ['durable'], { attacks: 1 }, 11 / 6, '1/3 + 9/6', { defender: { ...open, abilities: ['durable'] } }),
  shot('Balanced', ['balanced'], { attacks: 2, reroll: 'balanced' }, 5.5, '4 + 2 x 3/4'),
  shot(
    'Balanced twice',
    ['doubleBalanced'],
    { attacks: 2, reroll: 'doubleBalanced' },
    6,
    'each die as with Relentless',
  ),
  shot(
    'Ceaseless',
    ['ceaseless'],
    { attacks: 2, reroll: 'ceaseless' },
    4 + 5 / 3,
    '5/6 of a die rolled again on average',
  ),
  shot('Relentless', ['relentless'], { attacks: 1, reroll: 'relentless' }, 3, '2 + 2 x 1/2'),
  shot('fishing for crits', ['critFishing'], { attacks: 1, reroll: 'critFishing' }, 10 / 3, 'crit 11/36, normal 10/36'),
  shot('reroll ones', ['ones'], { attacks: 1, reroll: 'ones' }, 7 / 3, '2 + 2 x 1/6'),
  shot(
    'ones and Balanced',
    ['onesPlusBalanced'],
    { attacks: 2, reroll: 'onesPlusBalanced' },
    4 + 16 / 9,
    '1/3 + 5/9 dice again',
  ),
  shot('Lethal', ['lethal'], { attacks: 1, lethal: 5 }, 3.5, 'crit 1/3, normal 1/6'),
  shot('Accurate', ['accurate'], normals(1), 1, 'one sure normal'),
  shot('automatic crits', ['autoCrits'], crits(1), 10, 'one sure crit'),
  shot('Devastating', ['devastating'], { attacks: 1, devastating: 3 }, 2.5, '2 + 3/6'),
  shot('Piercing', ['piercing'], { ...normals(1), piercing: 1 }, 1, 'the only save is not rolled', {
    defender: { dice: 1, save: 4 },
  }),
  shot('Piercing Crits', ['piercingCrits'], { ...crits(1), piercingCrits: 1 }, 10, 'the only save is not rolled', {
    defender: { dice: 1, save: 6 },
  }),
  shot('Hardy', ['hardy'], crits(1), 20 / 3, 'the save is critical 1/3', { defender: { dice: 1, save: 4, hardy: 5 } }),
  shot('cover', ['cover'], normals(1), 0, 'one sure save', { defender: { dice: 1, coverNormals: 1 } }),
  shot('critical cover', ['coverCrits'], crits(1), 0, 'one sure critical save', {
    defender: { dice: 1, coverCrits: 1 },
  }),
  shot('invulnerable', ['invulnerable'], { ...normals(1), piercing: 1 }, 0.5, 'saves on 4+ in spite of Piercing', {
    defender: { dice: 1, save: 6, invulnerable: 4 },
  }),
  shot('Feel No Pain', ['feelNoPain'], { ...normals(1), normalDamage: 3 }, 2, 'each of 3 points stays 2/3', {
    defender: { ...open, feelNoPain: 5 },
  }),
  shot('fire team', ['fireTeam'], crits(1), 0, 'a normal save blocks a crit', {
    defender: { dice: 1, coverNormals: 1 },
    fireTeam: true,
  }),
  shot('several attacks', [], normals(1), 11, 'a sure 1 and then a sure 10', { volleys: [{ ...gun, ...crits(1) }] }),
  {
    calculator: 'killteam/fight',
    title: 'Waaagh!',
    rules: ['waaagh'],
    input: {
      first: { ...gun, attacks: 2, abilities: ['waaagh'], strategy: 'strike' },
      second: { attacks: 0, wounds: 99 },
    },
    expected: { 'distributions.secondWounds.mean': 94 },
    source: 'by hand: 4 + 9 x 1/9 damage, and nobody answers',
  },
  melee(
    'Brutal',
    ['brutal'],
    { ...normals(2), abilities: ['brutal'] },
    { ...normals(1), strategy: 'parry' },
    [8, 7],
    'no parry',
  ),
  melee('without Brutal', [], normals(2), { ...normals(1), strategy: 'parry' }, [9, 8], 'the second die is parried'),
  melee('Shock', ['shock'], { ...crits(1), abilities: ['shock'] }, crits(1), [9, 7], 'the only die is gone'),
  melee('Stun', ['stun'], { ...crits(1), abilities: ['stun'] }, normals(1), [9, 7], 'the only die is gone'),
  melee('Stun and a crit', ['stun'], { ...crits(1), abilities: ['stun'] }, crits(1), [7, 7], 'never removes a crit'),
  melee(
    'Duelist',
    ['duelist'],
    normals(1),
    { ...normals(1), abilities: ['duelist'] },
    [9, 9],
    'parried before the strike',
  ),
  melee(
    'Dueller',
    ['dueller'],
    normals(3),
    { ...crits(1), abilities: ['dueller'], strategy: 'parry' },
    [9, 8],
    'takes two',
  ),
  melee(
    'Storm Shield',
    ['stormShield'],
    normals(3),
    { ...normals(1), abilities: ['stormShield'], strategy: 'parry' },
    [9, 8],
    'takes two',
  ),
  melee(
    'Hammerhand',
    ['hammerhand'],
    { ...normals(2), abilities: ['hammerhand'] },
    { attacks: 0 },
    [9, 6],
    '1 + 1 and 1',
  ),
  melee(
    'Murderous Entrance',
    ['murderousEntrance'],
    { attacks: 2, autoCrits: 1, autoNormals: 1, abilities: ['murderousEntrance'] },
    { ...normals(1), wounds: 3 },
    [9, 0],
    '2 + 1 before the answer',
  ),
  melee(
    'first strike ignored',
    ['justAScratch'],
    normals(2),
    { attacks: 0, abilities: ['justAScratch'] },
    [9, 8],
    'one of two',
  ),
  melee(
    'first crit softened',
    ['durable'],
    { ...crits(2), criticalDamage: 4 },
    { attacks: 0, abilities: ['durable'] },
    [9, 2],
    '3 and 4',
  ),
  melee(
    'Devastating in a fight',
    ['devastating'],
    { ...crits(1), devastating: 3 },
    { attacks: 0 },
    [9, 4],
    '3 at once and 2',
  ),
  {
    calculator: 'killteam/fight',
    title: 'both die of Devastating',
    rules: ['devastating'],
    input: {
      first: { ...crits(1), devastating: 9, wounds: 9, strategy: 'strike' },
      second: { ...crits(1), devastating: 9, wounds: 9, strategy: 'strike' },
    },
    expected: { 'summary.bothDie': 1, 'summary.bothSurvive': 0 },
    source: 'by hand: inflicted at the same time',
  },
  {
    calculator: 'killteam/fight',
    title: 'Feel No Pain in a fight',
    rules: ['feelNoPain'],
    input: {
      first: { ...normals(1), normalDamage: 3, strategy: 'strike' },
      second: { attacks: 0, wounds: 12, feelNoPain: 5 },
    },
    expected: {
      'distributions.secondWounds.probabilities.0': 8 / 27,
      'distributions.secondWounds.probabilities.1': 12 / 27,
      'distributions.secondWounds.probabilities.2': 6 / 27,
      'distributions.secondWounds.probabilities.3': 1 / 27,
    },
    source: 'the worked line of the extended reference: 3 points, each felt 2/3',
  },
  {
    calculator: 'killteam/fight',
    title: 'injured between rounds',
    rules: ['injured'],
    input: {
      first: { attacks: 1, hit: 5, lethal: 7, normalDamage: 1, wounds: 9, strategy: 'strike' },
      second: { ...normals(5), normalDamage: 1, wounds: 99, strategy: 'strike' },
      rounds: 2,
      injured: true,
    },
    expected: { 'distributions.secondWounds.mean': 98.5 },
    source: 'by hand: hits 1/3 at full strength, 1/6 with 4 of 9 wounds',
  },
  {
    calculator: 'killteam/fight',
    title: 'taking turns to go first',
    rules: ['swapFirst'],
    input: {
      first: { ...normals(1), normalDamage: 5, wounds: 6, strategy: 'strike' },
      second: { ...normals(1), normalDamage: 5, wounds: 6, strategy: 'strike' },
      rounds: 2,
      swapFirst: true,
    },
    expected: { 'summary.firstDies': 1, 'summary.secondDies': 0 },
    source: 'by hand: each has 1 wound left after round one, and second strikes first in round two',
  },
  {
    calculator: 'killteam/choice',
    title: 'parry that saves a life',
    rules: [],
    input: {
      first: { crits: 0, normals: 1, wounds: 3, normalDamage: 3 },
      second: { crits: 0, normals: 1, wounds: 9, normalDamage: 3 },
    },
    expected: {
      'actions.0.kill.value': -1,
      'actions.1.kill.value': 0,
      'actions.0.damage.value': 0,
      'actions.1.damage.value': 0,
      'summary.selfDies': 0,
    },
    source: 'by hand: striking takes 3 and dies of 3, parrying ends the fight',
  },
  ...peerMistakes(),
];

/** Where the public peer is wrong, with the right figure as its description gives it, rounded. */
function peerMistakes(): Case[] {
  const source = 'list of the peer’s mistakes, right figure';
  const fight = (
    title: string,
    rules: readonly RuleId[],
    input: FightInput,
    expected: CaseBase['expected'],
    within: number,
  ): Case => ({ calculator: 'killteam/fight', title, rules, input, expected, within, source });
  const shoot = (title: string, rules: readonly RuleId[], input: ShootInput, mean: number): Case => ({
    calculator: 'killteam/shoot',
    title,
    rules,
    input,
    expected: { 'summary.meanDamage': mean },
    within: 0.005,
    source,
  });
  const storm: FightInput['first'] = {
    attacks: 5,
    wounds: 8,
    strategy: 'maxDamage',
    abilities: ['stormShield', 'stun'],
  };
  const striker = { attacks: 5, wounds: 8, normalDamage: 4, criticalDamage: 5, strategy: 'strike' } as const;
  return [
    fight(
      'no parry against an enemy without dice',
      [],
      { first: { strategy: 'parry' }, second: { strategy: 'strike' } },
      { 'distributions.secondWounds.mean': 8.03 },
      0.005,
    ),
    fight(
      'strike v parry, 5 dice each',
      [],
      { first: { attacks: 5, strategy: 'strike' }, second: { attacks: 5, strategy: 'parry' } },
      { 'summary.firstDies': 0.099 },
      0.0005,
    ),
    shoot(
      'promotions also against Piercing Crits',
      ['piercingCrits', 'failsToNormals'],
      { attacker: { piercingCrits: 1, lethal: 5 }, defender: { failsToNormals: 1 } },
      4.28,
    ),
    shoot(
      'Severe does not enable Rending',
      ['severe', 'rending'],
      { attacker: { criticalDamage: 6, abilities: ['severe', 'rending'] } },
      6.16,
    ),
    shoot('no crit below the stat', ['lethal'], { attacker: { hit: 6, lethal: 5 } }, 0.91),
    fight(
      'Shock is not ignored',
      ['shock'],
      { first: { lethal: 5, abilities: ['shock'], strategy: 'strike' }, second: { strategy: 'strike' } },
      { 'summary.firstDies': 0.045 },
      0.0005,
    ),
    fight(
      'Stun overrides the look-ahead',
      ['stun'],
      { first: striker, second: storm },
      { 'summary.secondDies': 0.712 },
      0.0005,
    ),
    fight(
      'so that Lethal can make its owner worse',
      ['stun'],
      { first: striker, second: { ...storm, lethal: 5 } },
      { 'summary.secondDies': 0.748 },
      0.0005,
    ),
  ];
}
