// Special rules that one army of The 9th Age or few of its units have.
import type { Traits } from '../card/traits.ts';
import { type CardRule, entries, NINTH_AGE } from './card-rule.ts';

const THREE_ABREAST = 3;
/** Eight abreast make a line. */
const IN_LINE = 8;

function bornToFight(opening: boolean): Partial<Traits> {
  return opening ? { strength: 1, armourPiercing: 1 } : {};
}

export const ninthAgeArmyRules: readonly CardRule[] = [
  ...entries(NINTH_AGE, 'Strikes', [
    {
      id: 'ruthlessEfficiency',
      name: 'Ruthless Efficiency',
      summary: '+1 to wound in the first round.',
      effect: ({ opening }) => ({ toWound: opening ? 1 : 0 }),
    },
    { id: 'artistryOfDeath', name: 'Artistry of Death', summary: '+1 to wound.', effect: { toWound: 1 } },
    {
      id: 'primalInstinct',
      name: 'Primal Instinct',
      summary: 'Tests Discipline each round: passed, it rerolls failed hits.',
      effect: ({ furious }) => ({ primalFury: true, ...(furious ? { rerollHits: 'fails' } : {}) }),
    },
    { id: 'bornPredator', name: 'Born Predator', summary: 'Rerolls 1s to hit.', effect: { rerollHits: '1s' } },
    {
      id: 'ghostlyForm',
      name: 'Ghostly Form',
      summary: 'Its attacks are magical.',
      effect: { magical: true },
    },
    {
      id: 'bornToFight',
      name: 'Born to Fight',
      aliases: ['Common Orc'],
      summary: '+1 Strength and piercing in the first round.',
      effect: ({ opening }) => bornToFight(opening),
    },
    {
      id: 'ironOrc',
      name: 'Iron Orc',
      summary: '+1 Strength and piercing in the first round; does not fear.',
      effect: ({ opening }) => ({ ...bornToFight(opening), fearless: true }),
    },
    {
      id: 'feralOrc',
      name: 'Feral Orc',
      summary: '+1 Strength and piercing in the first round, 6s to hit hit twice, an aegis of 6+; does not fear.',
      effect: ({ opening }) => ({ ...bornToFight(opening), battleFocus: true, fearless: true, ward: 6 }),
    },
    {
      id: 'sturdy',
      name: 'Sturdy',
      summary: '+1 Strength and piercing while charging; stands and shoots at no penalty.',
      effect: ({ charging }) => ({ steadyShot: true, ...(charging ? { strength: 1, armourPiercing: 1 } : {}) }),
    },
    {
      id: 'rage',
      name: 'Rage',
      summary: 'One more attack for each wound that its model has lost.',
      effect: { rage: true },
    },
    {
      id: 'avalanche',
      name: 'Sons of the Avalanche',
      summary: 'Impact hits: one, or those named, and one more behind two full ranks; does not fear.',
      reading: 'maybeDice',
      effect: (_, { dice }) => ({
        fearless: true,
        avalanche: true,
        impactHits: dice.count + dice.plus === 0 ? { count: 0, sides: 6, plus: 1 } : dice,
      }),
    },
    {
      id: 'livingAvalanche',
      name: 'Living Avalanche',
      summary: 'Impact hits have +1 Strength and piercing.',
      effect: { impactStrength: 1, impactPiercing: 1 },
    },
    {
      id: 'runeCraft',
      name: 'Rune Craft Mastery',
      summary: 'Pierces armour better by 1; for the unit it joins that is entered by hand.',
      effect: { armourPiercing: 1 },
    },
    {
      id: 'avrasiFormations',
      name: 'Avrasi Formations',
      summary: 'Eight abreast and wider it rerolls 1s to wound; better armour against shots is not counted.',
      effect: ({ frontage }) => ({ rerollWounds: frontage >= IN_LINE ? '1s' : 'none' }),
    },
    {
      id: 'smother',
      name: 'Smother',
      summary: '+1 to hit and to wound against large models.',
      effect: ({ enemyIs }) => (enemyIs.includes('large') ? { toHit: 1, toWound: 1 } : {}),
    },
    {
      id: 'holyMight',
      name: 'Holy Might',
      summary: 'Supports with up to two attacks where it is three abreast or wider.',
      effect: ({ frontage }) => ({ supportAttacks: frontage >= THREE_ABREAST ? 2 : null }),
    },
    {
      id: 'sylvanLance',
      name: 'Sylvan Lance',
      summary: '+1 Strength and 2 piercing while charging, unless another weapon is in hand.',
      effect: ({ charging, handWeapon }) => (charging && handWeapon ? { strength: 1, armourPiercing: 2 } : {}),
    },
    {
      id: 'lambentSword',
      name: 'Lambent Sword',
      summary: '+2 Strength and piercing, and no parrying, unless another weapon is in hand.',
      effect: ({ handWeapon }) => (handWeapon ? { strength: 2, armourPiercing: 2, noParry: true } : {}),
    },
    {
      id: 'cobaltClub',
      name: 'Cobalt Club',
      summary: '+2 Strength, unless another weapon is in hand.',
      effect: ({ handWeapon }) => (handWeapon ? { strength: 2 } : {}),
    },
    {
      id: 'whirlingChains',
      name: 'Whirling Chains of Doom',
      summary: '+1 Strength and piercing, and strikes at step 10, unless another weapon is in hand.',
      effect: ({ handWeapon }) => (handWeapon ? { strength: 1, armourPiercing: 1, initiative: 10 } : {}),
    },
    {
      id: 'hobgoblinScimitar',
      name: 'Hobgoblin Scimitar',
      summary:
        'Pierces armour by 1, against gigantic models with +2 Strength; large beasts and cavalry are not told apart.',
      effect: ({ handWeapon, enemyIs }) =>
        handWeapon ? { armourPiercing: 1, strength: enemyIs.includes('gigantic') ? 2 : 0 } : {},
    },
    {
      id: 'crushAttack',
      name: 'Crush Attack',
      summary:
        'One attack at step 0 of Strength and piercing 10 that takes D3+1 wounds, where it takes more than its others.',
      effect: { crush: true },
    },
    {
      id: 'lanceFormation',
      name: 'Lance Formation',
      summary: 'Ranks of three are full, one more supports; in a charge three abreast another one.',
      effect: ({ charging, frontage }) => ({
        threeWide: true,
        extraRanks: charging && frontage === THREE_ABREAST ? 2 : 1,
      }),
    },
    {
      id: 'swordSworn',
      name: 'Sword Sworn',
      summary: '+1 to hit with a weapon that strikes last.',
      effect: ({ lateWeapon }) => ({ toHit: lateWeapon ? 1 : 0 }),
    },
    {
      id: 'infernalWeapon',
      name: 'Infernal Weapon',
      summary: '+1 Strength and piercing, unless another weapon is in hand.',
      effect: ({ handWeapon }) => (handWeapon ? { strength: 1, armourPiercing: 1 } : {}),
    },
    {
      id: 'sylvanBlades',
      name: 'Sylvan Blades',
      summary: 'One more attack, at +1 to the skill and piercing, unless another weapon is in hand.',
      effect: ({ handWeapon }) => (handWeapon ? { attacks: 1, skill: 1, armourPiercing: 1 } : {}),
    },
    {
      id: 'bladesOfDarag',
      name: 'Blades of Darag',
      summary: 'One more attack, magical and at +1 to the skill, unless another weapon is in hand.',
      effect: ({ handWeapon }) => (handWeapon ? { attacks: 1, skill: 1, magical: true } : {}),
    },
    {
      id: 'razorTentacles',
      name: 'Razor Tentacles',
      summary: 'Three more attacks in the flank or rear of the enemy.',
      effect: ({ flanks }) => ({ attacks: flanks ? 3 : 0 }),
    },
    {
      id: 'colossalKhopesh',
      name: 'Colossal Kopesh',
      summary: 'Each unsaved wound takes D3 of gigantic models.',
      effect: ({ enemyIs }) =>
        enemyIs.includes('gigantic') ? { multipleWounds: { count: 1, sides: 3, plus: 0 } } : {},
    },
    {
      id: 'chitinousTide',
      name: 'Chitinous Tide',
      summary: 'Supports with all its attacks.',
      effect: { supportAttacks: Number.POSITIVE_INFINITY },
    },
    {
      id: 'guardiansWrath',
      name: 'Guardians Wrath',
      summary: '6s to hit hit twice.',
      effect: { battleFocus: true },
    },
    {
      id: 'blessings',
      name: 'Blessings',
      aliases: ['Holy Relic'],
      summary: 'Rerolls failed hits in the first round; what its spells do is entered by hand.',
      effect: ({ opening }) => (opening ? { rerollHits: 'fails' } : {}),
    },
    {
      id: 'releaseTheHounds',
      name: 'Release the Hounds',
      summary: 'One more attack and +1 Strength in the turn of its charge.',
      effect: ({ charging }) => (charging ? { attacks: 1, strength: 1 } : {}),
    },
  ]),
  ...entries(NINTH_AGE, 'Psychology', [
    {
      id: 'martialDiscipline',
      name: 'Martial Discipline',
      summary: 'Tests against Fear roll three dice and drop the highest.',
      effect: { calm: true },
    },
    {
      id: 'hellForgedArmour',
      name: 'Hell-Forged Armour',
      summary: 'Plate armour; does not fear, and rolls failed break tests again.',
      effect: { fearless: true, rerollsBreak: true },
    },
    {
      id: 'battleFever',
      name: 'Battle Fever',
      summary: 'Rolls failed break tests again.',
      effect: { rerollsBreak: true },
    },
    {
      id: 'coldBloodedNinthAge',
      name: 'Cold-Blooded',
      summary: 'Tests of Discipline roll three dice and drop the highest.',
      effect: { bestOfThree: true },
    },
    {
      id: 'pathOfTheExiled',
      name: 'Path of the Exiled',
      summary: 'Stubborn in the first round, fought in its front.',
      effect: ({ opening, facesFront }) => ({ stubborn: opening && facesFront }),
    },
    { id: 'arrogance', name: 'Arrogance', summary: 'Does not fear.', effect: { fearless: true } },
    {
      id: 'lifeIsCheap',
      name: 'Life is Cheap',
      summary: 'Two wounds that it loses are worth one point, one is worth one; a challenge counts in full.',
      effect: { cheapLives: true },
    },
    { id: 'valiant', name: 'Valiant', summary: 'Does not fear.', effect: { fearless: true } },
    {
      id: 'ensouledStatue',
      name: 'Ensouled Statue',
      summary: 'Undead, and crumbles by 1 less.',
      effect: { unstable: true, undead: true, indomitable: 1 },
    },
    {
      id: 'sylvanSpirit',
      name: 'Sylvan Spirit',
      summary: 'Does not fear; its attacks are magical.',
      effect: { fearless: true, magical: true },
    },
    {
      id: 'scentOfBlood',
      name: 'Scent of Blood',
      summary: 'Does not fear; an inch more against the wounded is not counted.',
      effect: { fearless: true },
    },
    {
      id: 'impetuous',
      name: 'Impetuous',
      aliases: ['Devotees of Tyranny'],
      summary: 'Does not fear, and rolls failed charges again.',
      effect: { fearless: true, rerollsCharge: true },
    },
    {
      id: 'trophyRack',
      name: 'Trophy Rack',
      summary: 'Rolls failed tests of Discipline again.',
      effect: { rerollsBreak: true, rerollFear: true },
    },
    {
      id: 'necromanticAura',
      name: 'Necromantic Aura',
      summary: 'Crumbles by 1 less.',
      effect: { indomitable: 1 },
    },
  ]),
  ...entries(NINTH_AGE, 'Protection', [
    {
      id: 'shieldWallNinthAge',
      name: 'Shield Wall',
      summary: 'Behind its shield an aegis of 6+ against strikes from the front, 5+ where it was charged.',
      effect: ({ charged }) => ({ shieldWard: charged ? 5 : 6 }),
    },
    {
      id: 'wallOfIron',
      name: 'Wall of Iron',
      summary: 'An aegis of 5+ against strikes from the front.',
      effect: { frontWard: 5 },
    },
    {
      id: 'dragonforgedArmour',
      name: 'Dragonforged Armour',
      summary: 'Heavy armour, with an aegis of 6+, and 2+ against flaming attacks.',
      effect: { ward: 6, wardFlaming: 2 },
    },
    {
      id: 'prophetOfLugar',
      name: 'Prophet of Lugar',
      summary: 'An aegis of 4+; its attacks are flaming and magical.',
      effect: { ward: 4, flaming: true, magical: true },
    },
    {
      id: 'theBlessing',
      name: 'The Blessing',
      aliases: ['Thrice Blessed'],
      summary: 'An aegis of 6+; whether the army prays is not asked.',
      effect: { ward: 6 },
    },
    {
      id: 'infernalArmour',
      name: 'Infernal Armour',
      summary: 'Plate armour, with an aegis of 5+ against flaming attacks.',
      effect: { wardFlaming: 5 },
    },
    {
      id: 'unburnt',
      name: 'Unburnt',
      summary: 'Flaming attacks reroll successful wounds against it.',
      effect: { unburnt: true },
    },
    {
      id: 'grailOath',
      name: 'Grail Oath',
      summary: 'An aegis of 5+; does not fear, and its attacks are magical.',
      effect: { ward: 5, fearless: true, magical: true },
    },
    {
      id: 'noRestForTheWicked',
      name: 'No Rest for the Wicked',
      summary: 'A fortitude of 6+.',
      effect: { regeneration: 6 },
    },
  ]),
  ...entries(NINTH_AGE, 'Charge', [
    {
      id: 'packTactics',
      name: 'Pack Tactics',
      summary: 'Rolls one die more to charge a flank or the rear.',
      ofMovement: true,
      effect: ({ flanks }) => ({ swiftCharge: flanks }),
    },
    {
      id: 'theBiggerTheyAre',
      name: 'The bigger they are',
      summary: 'Rolls one die more to charge what is large or gigantic.',
      ofMovement: true,
      effect: ({ enemyIs }) => ({ swiftCharge: enemyIs.includes('large') || enemyIs.includes('gigantic') }),
    },
  ]),
];
