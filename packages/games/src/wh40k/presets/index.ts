// Ready battles: current units against each other, and the sample set of the skirmish notes.
import type { Preset } from '../../contract/calculator.ts';
import type { UnitTemplate } from '../skirmish-rules.ts';
import { type AttackRequest, type MeleeRequest, sideOf, targetOf, type UnitPhase, volleyOf } from '../units/index.ts';
import { currentUnits, sampleUnits, unitOfTemplate } from './sample-units.ts';

function unitNamed(units: readonly UnitTemplate[], name: string) {
  const template = units.find((unit) => unit.name === name);
  if (template === undefined) throw new Error(`there is no unit ${name}`);
  return unitOfTemplate(template);
}

function battle(
  units: readonly UnitTemplate[],
  attacker: string,
  target: string,
  phase: UnitPhase = 'shooting',
  context: AttackRequest['context'] = {},
): AttackRequest {
  const unit = unitNamed(units, attacker);
  return {
    volley: volleyOf(unit, phase),
    target: targetOf(unitNamed(units, target), phase),
    context,
    attacker: { name: unit.name, points: unit.points ?? null },
  };
}

/** What follows when a charge arrives. */
export const terminatorsFight = battle(currentUnits, 'Terminator Squad', 'Intercessor Squad', 'fight', {
  charged: true,
});

export const attackPresets: readonly Preset<AttackRequest>[] = [
  {
    id: 'intercessors-warriors',
    title: 'Intercessors shoot Necron Warriors',
    note: 'Standing still, so Heavy bolt rifles hit on 2+.',
    input: battle(currentUnits, 'Intercessor Squad', 'Necron Warriors', 'shooting', { stationary: true }),
  },
  {
    id: 'warriors-intercessors',
    title: 'Necron Warriors at half range',
    note: 'Lethal Hits and Rapid Fire against 3+ armour in cover, which does nothing against AP 0.',
    input: battle(currentUnits, 'Necron Warriors', 'Intercessor Squad', 'shooting', { halfRange: true, cover: true }),
  },
  {
    id: 'predator-immortals',
    title: 'Predator into Immortals',
    note: 'Three guns in order on one-wound models: most of the damage is lost.',
    input: battle(currentUnits, 'Predator Destructor', 'Immortals', 'shooting', { halfRange: true }),
  },
  {
    id: 'ark-predator',
    title: 'Doomsday Ark against a Predator',
    note: 'D6+1 shots of Strength 18.',
    input: battle(currentUnits, 'Doomsday Ark', 'Predator Destructor', 'shooting', { stationary: true }),
  },
  {
    id: 'terminators-fight',
    title: 'Terminators fight a Doomsday Ark',
    note: 'Fifteen power fist attacks into a 4+ invulnerable save.',
    input: battle(currentUnits, 'Terminator Squad', 'Doomsday Ark', 'fight', { charged: true }),
  },
  {
    id: 'captain-precision',
    title: 'Snipers pick out a captain',
    note: 'Precision and Devastating Wounds against a leader with a 4+ invulnerable save.',
    input: {
      weapon: {
        name: 'Sniper rifle',
        attacks: 1,
        skill: 3,
        strength: 5,
        ap: -2,
        damage: 3,
        keywords: ['Heavy', 'Precision', 'Devastating Wounds'],
      },
      count: 5,
      target: {
        name: 'Intercessors with Captain',
        groups: [
          { name: 'Intercessors', models: 5, wounds: 2, toughness: 4, save: 3, keywords: ['Infantry'] },
          {
            name: 'Captain',
            models: 1,
            wounds: 5,
            toughness: 4,
            save: 3,
            invuln: 4,
            character: true,
            keywords: ['Infantry', 'Character'],
          },
        ],
      },
      context: { precision: true, stationary: true },
    },
  },
  {
    id: 'two-units',
    title: 'Intercessors, then a Predator',
    note: 'Two units at one target: the second finds what the first left.',
    input: {
      ...battle(currentUnits, 'Intercessor Squad', 'Terminator Squad'),
      followedBy: [
        {
          name: 'Predator Destructor',
          volley: volleyOf(unitNamed(currentUnits, 'Predator Destructor'), 'shooting'),
          points: 140,
        },
      ],
    },
  },
  {
    id: 'grenade',
    title: 'Grenade',
    note: 'Six dice, a mortal wound for each 4+.',
    input: {
      context: { mortalWounds: { dice: 6, on: 4 } },
      target: targetOf(unitNamed(currentUnits, 'Necron Warriors'), 'shooting'),
    },
  },
  {
    id: 'crushing-impact',
    title: 'Crushing Impact',
    note: '11th edition: ten dice for Toughness 10; 5+ hurts the enemy, a 1 the own unit.',
    input: {
      edition: '11',
      attacker: { name: 'Predator Destructor', models: 1, wounds: 11 },
      context: { mortalWounds: { dice: 10, on: 5, max: 6, ownOn: 1 } },
      target: targetOf(unitNamed(currentUnits, 'Necron Warriors'), 'fight'),
    },
  },
  {
    id: 'sample-predator-terminators',
    title: 'Sample set: Predator into Terminators',
    note: 'The units of the skirmish notes, with their own values.',
    input: battle(sampleUnits, 'Predator Destructor', 'Terminator Squad'),
  },
  {
    id: 'sample-ark-intercessors',
    title: 'Sample set: Doomsday Ark into Intercessors',
    note: 'The units of the skirmish notes, with their own values.',
    input: battle(sampleUnits, 'Doomsday Ark', 'Intercessor Squad'),
  },
];

/** Fights both ways. */
export const meleePresets: readonly Preset<MeleeRequest>[] = [
  {
    id: 'terminators-intercessors',
    title: 'Terminators charge Intercessors',
    note: 'Power fists first, then whoever is left strikes back.',
    input: {
      first: sideOf(unitNamed(currentUnits, 'Terminator Squad')),
      second: sideOf(unitNamed(currentUnits, 'Intercessor Squad')),
    },
  },
  {
    id: 'intercessors-warriors',
    title: 'Intercessors charge Necron Warriors, two rounds',
    note: 'Many weak blows on both sides.',
    input: {
      rounds: 2,
      first: sideOf(unitNamed(currentUnits, 'Intercessor Squad')),
      second: sideOf(unitNamed(currentUnits, 'Necron Warriors')),
    },
  },
];
