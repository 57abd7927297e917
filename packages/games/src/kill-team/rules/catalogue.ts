// Every weapon rule, ability and reroll of Kill Team.
import { ANY_NUMBER, type KillTeamRule, type Side } from './rule.ts';

const ATTACKS = ['attacker', 'fighter'] as const;
const EVERYONE = ['attacker', 'defender', 'fighter'] as const;
const HURT = ['defender', 'fighter'] as const;

/** What most entries of a kind have in common; an entry says where it differs. */
const conversion = { category: 'conversions', kind: 'ability', edition: 'both', sides: ATTACKS } as const;
const defence = { category: 'defence', kind: 'ability', edition: '2021', sides: HURT } as const;
const fighting = { category: 'fighting', kind: 'ability', edition: 'both', sides: ['fighter'] } as const;
const reroll = { category: 'rerolls', kind: 'reroll', edition: 'both', sides: EVERYONE } as const;

/** A rule that an input field switches on: the one of its own name, unless the entry says another. */
function field<const Id extends string>(
  id: Id,
  category: string,
  sides: readonly Side[],
  edition: KillTeamRule['edition'] = 'both',
) {
  return { id, category, kind: 'field', edition, sides, field: id as string } as const;
}

const critFromNormal = { normals: -1, crits: 1 } as const;
const normalFromFail = { fails: -1, normals: 1 } as const;
const critFromFail = { fails: -1, crits: 1 } as const;

export const rules = [
  {
    ...conversion,
    id: 'punishing',
    name: 'Punishing',
    summary: 'With at least one critical success, one fail becomes a normal success.',
    sides: EVERYONE,
    convert: {
      order: 1,
      exchanges: [{ needs: { crits: 1, fails: 1 }, change: normalFromFail }],
      retains: true,
      wokenByCrit: true,
    },
  },
  {
    ...conversion,
    id: 'puritySeal',
    name: 'Purity Seal',
    summary: 'Two fails are spent for one normal success, whenever there are two.',
    sides: EVERYONE,
    convert: { order: 2, exchanges: [{ needs: { fails: 2 }, change: { fails: -2, normals: 1 } }], retains: true },
  },
  {
    ...conversion,
    id: 'closeAssault',
    name: 'Close Assault',
    summary: 'With at least two successes, one fail becomes a normal success.',
    edition: '2021',
    elsewhere: '1 more damage and two fails for one normal: use the damage and Purity Seal',
    convert: { order: 3, exchanges: [{ needs: { successes: 2, fails: 1 }, change: normalFromFail }] },
  },
  {
    ...conversion,
    id: 'waaagh',
    name: 'Waaagh!',
    summary: 'With at least two normal successes, one of them becomes critical.',
    edition: '2021',
    sides: ['fighter'],
    elsewhere: 'melee weapons are Balanced: use the reroll',
    convert: { order: 4, exchanges: [{ needs: { normals: 2 }, change: critFromNormal }] },
  },
  {
    ...field('failsToNormals', 'conversions', EVERYONE),
    name: 'Fails to normals',
    summary: 'Up to that many fails become normal successes.',
    convert: { order: 5, exchanges: [{ needs: { fails: 1 }, change: normalFromFail }], repeat: 'failsToNormals' },
  },
  {
    ...conversion,
    id: 'eliteBest',
    name: 'Upgrade of choice',
    summary: 'One fail becomes normal or one normal becomes critical, whichever is worth more damage.',
    excludes: 'elites',
    convert: {
      order: 6,
      exchanges: [
        { needs: { fails: 1 }, change: normalFromFail },
        { needs: { normals: 1 }, change: critFromNormal },
      ],
      best: true,
      retains: true,
    },
  },
  {
    ...conversion,
    id: 'severe',
    name: 'Severe',
    summary: 'Without a critical success, one normal becomes critical.',
    summaryIn: {
      '2024':
        'Without a critical success, one normal becomes critical; that one enables neither Rending nor Punishing.',
      '2021': 'Without a critical success, one normal becomes critical, which enables Rending and Punishing.',
    },
    convert: {
      order: 7,
      exchanges: [{ needs: { noCrits: true, normals: 1 }, change: critFromNormal }],
      loneCrit: true,
    },
  },
  {
    ...field('normalsToCrits', 'conversions', EVERYONE),
    name: 'Normals to crits',
    summary: 'Up to that many normal successes become critical.',
    convert: { order: 8, exchanges: [{ needs: { normals: 1 }, change: critFromNormal }], repeat: 'normalsToCrits' },
  },
  {
    ...conversion,
    id: 'rending',
    name: 'Rending',
    summary: 'With at least one critical success, one normal success becomes critical.',
    convert: { order: 9, exchanges: [{ needs: { crits: 1, normals: 1 }, change: critFromNormal }], retains: true },
  },
  {
    ...conversion,
    id: 'eliteModerate',
    name: 'Elite (moderate)',
    summary: 'One fail becomes a normal success; with no fail, one normal becomes critical.',
    edition: '2021',
    excludes: 'elites',
    convert: {
      order: 10,
      exchanges: [
        { needs: { fails: 1 }, change: normalFromFail },
        { needs: { normals: 1 }, change: critFromNormal },
      ],
    },
  },
  {
    ...conversion,
    id: 'eliteExtreme',
    name: 'Elite (extreme)',
    summary: 'One fail becomes critical; with no fail, one normal becomes critical.',
    edition: '2021',
    excludes: 'elites',
    convert: {
      order: 11,
      exchanges: [
        { needs: { fails: 1 }, change: critFromFail },
        { needs: { normals: 1 }, change: critFromNormal },
      ],
    },
  },
  {
    ...conversion,
    id: 'obscuredTarget',
    name: 'Obscured target',
    summary: 'Critical successes count as normal, and one success is discarded.',
    sides: ['attacker'],
    convert: { order: 12, exchanges: [], demotesCrits: true },
  },
  {
    ...defence,
    id: 'justAScratch',
    name: 'Just a Scratch',
    summary: 'One attack die of the defender’s choice does no damage; in a fight, the first strike.',
    elsewhere: 'one normal die: use Ignored dice',
    guard: { ignoresOneDie: true },
  },
  {
    ...defence,
    id: 'durable',
    name: 'Durable',
    summary: 'One critical hit with damage above 3 does 1 less.',
    elsewhere: 'one die of 3 or more damage: use Damage reduction with one use',
    guard: { softensOneCrit: 1 },
  },
  {
    ...fighting,
    id: 'brutal',
    name: 'Brutal',
    summary: 'The enemy can parry with critical successes only.',
    melee: { parriedOnlyByCrits: true },
  },
  {
    ...fighting,
    id: 'shock',
    name: 'Shock',
    summary: 'The first critical strike also removes an enemy normal success, or a critical one if there is no normal.',
    edition: '2024',
    melee: { firstCritTakesAny: 1 },
  },
  {
    ...fighting,
    id: 'stun',
    name: 'Stun (2021)',
    summary: 'The first critical strike also removes an enemy normal success.',
    edition: '2021',
    elsewhere: 'a kept crit costs the enemy an action point and no dice: see the chance of a crit',
    elsewhereCode: 'stun',
    melee: { firstCritTakesNormals: 1 },
  },
  {
    ...fighting,
    id: 'duelist',
    name: 'Duelist',
    summary: 'Makes one parry before the first strike of the fight.',
    melee: { parriesBefore: true },
  },
  {
    ...fighting,
    id: 'dueller',
    name: 'Dueller',
    summary: 'A critical parry also removes one normal success.',
    edition: '2021',
    elsewhere: 'a normal may block a crit: use Dueller (2024)',
    excludes: 'dueller',
    melee: { critParryTakesNormalToo: true },
  },
  {
    ...fighting,
    id: 'stormShield',
    name: 'Storm Shield, Shield',
    summary: 'Each parry removes two successes.',
    melee: { parryTakesMore: 1 },
  },
  {
    ...fighting,
    id: 'hammerhand',
    name: 'Hammerhand',
    summary: 'The first strike does 1 more damage.',
    melee: { firstStrikeBonus: 1 },
  },
  {
    ...fighting,
    id: 'murderousEntrance',
    name: 'Murderous Entrance',
    summary: 'The first critical strike is followed at once by a second strike.',
    edition: '2021',
    elsewhere: 'any strike, a normal first: use Murderous Entrance (2024)',
    excludes: 'again',
    melee: { againAfterCrit: 'crits' },
  },
  {
    ...fighting,
    id: 'murderousEntrance2024',
    name: 'Murderous Entrance (2024)',
    summary:
      'The first strike of a round is followed at once by another with a normal, or a crit if there is no normal.',
    edition: '2024',
    excludes: 'again',
    melee: { againAfterStrike: 'normals' },
  },
  {
    ...fighting,
    id: 'doubleStrike',
    name: 'Double strike',
    summary: 'The first strike of a round is followed at once by another with a crit, or a normal if there is no crit.',
    edition: '2024',
    excludes: 'again',
    melee: { againAfterStrike: 'crits' },
  },
  {
    ...fighting,
    id: 'dueller2024',
    name: 'Dueller (2024)',
    summary: 'A normal may parry a crit, but not against Brutal.',
    edition: '2024',
    excludes: 'dueller',
    melee: { normalParriesCrit: true },
  },
  {
    ...fighting,
    id: 'lastStrike',
    name: 'Last strike',
    summary: 'Brought to 0 wounds with dice left, it strikes once more before the fight ends.',
    edition: '2024',
    melee: { strikesWhenDying: true },
  },
  {
    ...reroll,
    id: 'none',
    name: 'No reroll',
    summary: 'No die is rolled again.',
    reroll: { each: 'nothing', more: 0 },
  },
  {
    ...reroll,
    id: 'balanced',
    name: 'Balanced',
    summary: 'One fail is rolled again.',
    reroll: { each: 'nothing', more: 1, choice: 1 },
  },
  {
    ...reroll,
    id: 'doubleBalanced',
    name: 'Balanced twice',
    summary: 'Up to two fails are rolled again.',
    reroll: { each: 'nothing', more: 2, choice: 2 },
  },
  {
    ...reroll,
    id: 'ceaseless',
    name: 'Ceaseless',
    summary: 'All dice of the failing face that shows most often are rolled again.',
    edition: '2024',
    reroll: { each: 'nothing', commonest: true, more: 0, choice: 'oneFace' },
  },
  {
    ...reroll,
    id: 'ceaselessPlusBalanced',
    name: 'Ceaseless and Balanced',
    summary: 'All dice of the failing face that shows most often are rolled again, and one other fail.',
    edition: '2024',
    reroll: { each: 'nothing', commonest: true, more: 1 },
  },
  {
    ...reroll,
    id: 'relentless',
    name: 'Relentless',
    summary: 'All fails are rolled again.',
    reroll: { each: 'fails', more: 0, choice: ANY_NUMBER },
  },
  {
    ...reroll,
    id: 'critFishing',
    name: 'Relentless, fishing for crits',
    summary: 'Every die that is not critical is rolled again.',
    reroll: { each: 'nonCrits', more: 0 },
  },
  {
    ...reroll,
    id: 'ones',
    name: 'Reroll ones (2021 Ceaseless)',
    summary: 'Every 1 is rolled again.',
    edition: '2021',
    reroll: { each: 'ones', more: 0 },
  },
  {
    ...reroll,
    id: 'onesPlusBalanced',
    name: 'Reroll ones and Balanced',
    summary: 'Every 1 is rolled again, and one other fail.',
    edition: '2021',
    reroll: { each: 'ones', more: 1 },
  },
  {
    ...field('lethal', 'dice', ATTACKS),
    name: 'Lethal x+',
    summary: 'Successes of x or more are critical; 7 means that nothing is.',
  },
  {
    ...field('accurate', 'dice', ATTACKS),
    name: 'Accurate x',
    summary: 'Up to x dice are kept as normal successes without being rolled.',
    field: 'autoNormals',
  },
  {
    ...field('autoCrits', 'dice', ATTACKS),
    name: 'Automatic crits',
    summary: 'Up to that many dice are kept as critical successes without being rolled.',
  },
  {
    ...field('devastating', 'damage', ATTACKS),
    name: 'Devastating x',
    summary: 'Each critical success does x damage at once, before saves, and still counts as usual.',
  },
  {
    ...field('piercing', 'saves', ['attacker']),
    name: 'Piercing x',
    summary: 'The defender rolls x fewer dice.',
  },
  {
    ...field('piercingCrits', 'saves', ['attacker']),
    name: 'Piercing Crits x',
    summary: 'The defender rolls x fewer dice if the attack kept a critical success.',
  },
  {
    ...field('hardy', 'saves', ['defender']),
    name: 'Hardy x+',
    summary: 'Successful saves of x or more are critical.',
  },
  {
    ...field('cover', 'saves', ['defender']),
    name: 'Cover',
    summary: 'Up to that many saves are kept as normal successes without being rolled; Saturate removes them.',
    field: 'coverNormals',
  },
  {
    ...field('coverCrits', 'saves', ['defender']),
    name: 'Critical cover',
    summary: 'Up to that many saves are kept as critical successes without being rolled.',
  },
  {
    ...field('invulnerable', 'saves', ['defender'], '2021'),
    name: 'Invulnerable save',
    summary: 'Replaces the save and is not touched by Piercing.',
  },
  {
    ...field('feelNoPain', 'damage', HURT, '2021'),
    name: 'Feel No Pain x+',
    summary: 'Each point of damage is ignored on a roll of x or more.',
  },
  {
    ...field('fireTeam', 'saves', ['attacker']),
    name: 'Fire team saves',
    summary: 'Any save blocks any hit, normal hits before critical ones.',
  },
  {
    ...field('injured', 'fighting', ['fighter']),
    name: 'Injured',
    summary: 'A fighter that starts a round with fewer than half its wounds hits on a roll one higher.',
  },
  {
    ...field('swapFirst', 'fighting', ['fighter']),
    name: 'Take turns to go first',
    summary: 'The other fighter acts first in every second round.',
  },
  {
    ...field('rerollChoice', 'rerolls', ['attacker', 'defender'], '2024'),
    name: 'Rerolls of choice',
    summary: 'The player rerolls whatever serves best, one die after the other, within what the reroll rule allows.',
  },
  {
    ...field('optionalRules', 'conversions', ['attacker', 'defender'], '2024'),
    name: 'Optional rules',
    summary:
      'Accurate, cover, retained dice and conversions may be declined or made in another order: always used, or where it pays against this target.',
  },
  {
    ...field('saturate', 'saves', ['attacker']),
    name: 'Saturate',
    summary: 'The target keeps no cover saves.',
  },
  {
    ...field('soulstrike', 'saves', ['attacker'], '2024'),
    name: 'Soulstrike',
    summary: 'Saves succeed on rolls up to the target’s APL instead of its Save: a 1 is critical, a 6 always fails.',
  },
  {
    ...field('hot', 'damage', ['attacker']),
    name: 'Hot',
    summary: 'After the attack one die below the Hit stat costs the user twice its face.',
  },
  {
    ...field('retainedNormals', 'saves', ['defender'], '2024'),
    name: 'Retained saves',
    summary: 'Up to that many defence dice are kept as normal successes without being rolled; they are no cover saves.',
  },
  {
    ...field('piercingReduction', 'saves', ['defender'], '2024'),
    name: 'Piercing reduced',
    summary: 'Piercing and Piercing Crits are that much lower.',
  },
  {
    ...field('downgradeCrits', 'defence', ['defender'], '2024'),
    name: 'Crits become normals',
    summary: 'So many crits of the attack become normals once Devastating and Piercing Crits have had their effect.',
  },
  {
    ...field('critsDealNormal', 'defence', HURT, '2024'),
    name: 'Crits deal normal damage',
    summary: 'A critical die inflicts no more than normal damage.',
  },
  {
    ...field('onlySixesCrit', 'defence', HURT, '2024'),
    name: 'Only sixes are critical',
    summary: 'The other side keeps as crits only rolled sixes and dice kept as crits without rolling.',
  },
  {
    ...field('damageReduction', 'defence', HURT, '2024'),
    name: 'Damage reduction',
    summary: 'A die that inflicts enough damage inflicts less, always or on a roll made for each die.',
  },
  {
    ...field('ignoreDice', 'defence', HURT, '2024'),
    name: 'Ignored dice',
    summary: 'The damage of some dice is ignored, by choice or on a roll made for each die.',
  },
  {
    ...field('halveDice', 'defence', HURT, '2024'),
    name: 'Halved dice',
    summary: 'The damage of some dice is halved, rounded up.',
  },
  {
    ...field('secondaries', 'damage', ['attacker']),
    name: 'Blast and Torrent',
    summary: 'Further targets of the attack, each with an attack roll and saves of its own.',
  },
  {
    ...field('bystanders', 'damage', ['attacker']),
    name: 'Devastating in reach',
    summary: 'Other operatives in reach take Devastating for each crit kept against the target.',
  },
  {
    ...field('startingWounds', 'fighting', ['fighter']),
    name: 'Starting wounds',
    summary: 'Injured is judged by these, not by the wounds at the start of the fight.',
  },
] as const satisfies readonly KillTeamRule[];
