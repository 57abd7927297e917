// Remarks on attacks, combats and battles of cards. Ids are the public codes.
import type { Catalogue, Writer } from '@oddsmith/words';
import type * as values from '../values.ts';

const SYSTEM_NAMES = {
  dice: 'a battle of plain dice',
  oldWorld: 'The Old World',
  ninthAge: 'The 9th Age',
} as const;

const REROLLS = {
  rerollHits: 'hit',
  rerollWounds: 'wound',
  rerollArmorSaves: 'armour',
  rerollSpecialSaves: 'special save',
} as const;

const SLAYERS = {
  killingBlow: 'killing blow does nothing: it slays infantry and cavalry alone',
  monsterSlayer: 'monster slayer does nothing: it slays monsters alone',
} as const;

export const advice = {
  'charge-weapon-standing': ({ weapon }: values.BearerlessWeapon) =>
    `the ${weapon.toLowerCase()} does more when the unit charges`,
  'first-charge-standing': () => 'First Charge does nothing: the unit does not charge',
  'shield-two-hands': ({ weapon }: values.BearerlessWeapon) =>
    `the shield does nothing: the ${weapon.toLowerCase()} takes two hands`,
  'frontage-beyond-models': ({ models }: { readonly models: number }, w: Writer) =>
    `only ${w.plural(models, 'model')} can stand in front`,
  'marching-column': () => 'more ranks than models in a rank are a marching column: no rank bonus',
  'slayer-without-prey': ({ rule }: values.Slayer) =>
    rule === null ? 'a natural 6 to wound does nothing special against this kind of troops' : SLAYERS[rule],
  'weapon-not-for-troop-type': ({ weapon }: values.BearerlessWeapon) =>
    `these troops carry no ${weapon.toLowerCase()} in the book; it is counted as the card says`,
  'arc-against-skirmishers': () => 'skirmishers have neither flank nor rear: this counts as their front',
  'other-system': ({ field, system }: values.IdleField) => `${field} does nothing in ${SYSTEM_NAMES[system]}`,
  'standard-without-effect': () => 'these troops do not reroll break tests near a battle standard',
  'save-of-card-stands': ({ save, value }: values.StandingSave) =>
    `the ${save} of ${value}+ entered on the card stands, that of a special rule is not used`,
  'distance-unused': () => 'the charge distance does nothing without a charge',
  'shooting-unused': () => 'the missile weapon does nothing unless the unit stands and shoots',
  'no-fire-and-flee': () => 'Fire & Flee is a reaction of The Old World: the unit holds',
  'reaction-without-charge': () => 'nobody charges this unit: it has nothing to react to',
  'flight-without-distance': () =>
    'flight counts only against a charge with Movement and distance: the unit holds instead',
  'nothing-to-shoot': () => 'there is no missile weapon to stand and shoot with: the unit holds instead',
  'challenge-forced': () => 'there is no rank behind to retire to: the challenge must be accepted',
  'challenge-unanswered': () => 'the enemy unit has nobody to answer the challenge: nothing comes of it',
  'cannot-shoot': () => 'the charge begins too near or not in front: the unit cannot stand and shoot',
  'restraint-unused': () => 'nobody pursues while flight and pursuit are not rolled',
  'charge-out-of-reach': ({ most }: { readonly most: number }) =>
    `a charge may be declared over ${most}" at most: it is never made`,
  'rule-not-counted': ({ rule }: values.PrintedRule) => `"${rule}" is not counted`,
  'enemies-not-asked': ({ rule }: values.PrintedRule) => `"${rule}" is counted, whoever the enemy is`,

  'initiative-unused': ({ strike }: values.StrikeOf) =>
    `${strike === 'impact' ? 'impact hits' : 'stomps'} have a step of their own: initiative does nothing`,
  'models-beyond-unit': ({ models }: { readonly models: number }) => `only ${models} models are there to strike`,
  'no-strikes': () => 'this unit does not strike',
  'charge-unused': () => 'the charge does nothing: there are no impact hits',
  'profile-replaced': ({ field }: { readonly field: string }) =>
    `${field} does nothing: the mixed profiles replace the attack at the top level`,
  'no-attacks': () => 'there are no attacks',
  'cannot-hit': () => 'these attacks cannot hit',
  'cannot-wound': () => 'these attacks cannot wound',
  'reroll-without-die': ({ field }: values.IdleReroll) => `the ${REROLLS[field]} reroll does nothing: no die is rolled`,
  'nothing-gets-through': ({ save }: { readonly save: 'armour save' | 'special save' }) =>
    `an automatic ${save} stops every wound that takes it`,
  'piercing-without-armour': ({ automatic }: { readonly automatic: boolean }) =>
    `armour piercing does nothing: ${automatic ? 'automatic armour ignores it' : 'there is no armour'}`,
  'piercing-beyond-save': ({ enough, save }: { readonly enough: number; readonly save: number }) =>
    `armour piercing ${enough} already removes the ${save}+ save`,
  'bane-without-save': () => 'armour bane does nothing: there is no armour roll to pierce',
  'sunder-without-save': () => 'sunder does nothing here: there is no armour roll to worsen',
  'poison-without-die': () => 'poison does nothing: no die is rolled to hit',
  'poison-on-sure-wound': () => 'poison does nothing: every hit wounds anyway',
  'poison-bonus-wasted': ({ best }: { readonly best: boolean }) =>
    `the poison bonus does nothing: ${best ? '2+ is the best wound roll there is' : 'these attacks cannot wound'}`,
  'poison-off': () => 'the poison face does nothing while poison is off',
  'fury-without-die': () => 'fury does nothing: no die is rolled to hit',
  'red-fury-unused': () => 'red fury does nothing: only normal attacks earn extra attacks',
  'lethal-without-die': () => 'lethal strike does nothing: no die is rolled to wound',
  'lethal-without-saves': () => 'lethal strike does nothing: there is no save to skip',
  'killing-blow-without-die': () => 'killing blow does nothing: no die is rolled to wound',
  'killing-blow-one-wound': () => 'against models of 1 wound a killing blow is only a lethal strike',
  'multiple-wounds-one-wound': () => 'multiple wounds are capped at 1: the models of the target have 1 wound',
  'no-wounds': () => 'every unsaved wound counts as 0',
  'two-wound-limits': ({ most, models }: { readonly most: number; readonly models: number }) =>
    `wounds per model is ${most}, but the models of the target unit have ${models}`,
  'divine-without-aegis': () => 'divine attacks do nothing: the target rolls no aegis save',
  'flaming-without-effect': ({ flammableOnly }: { readonly flammableOnly: boolean }) =>
    flammableOnly
      ? 'flaming attacks do nothing: only a flammable target with regeneration loses by them'
      : 'flaming attacks do nothing: the target has no fortitude save and is not flammable',
  'flammable-without-flaming': () => 'a flammable target matters only to flaming attacks',
  'toxic-without-resilience': ({ field }: { readonly field: 'resilience' | 'toughness' }) =>
    `toxic attacks have strength 3: give the ${field} of the target, or the wound roll as entered counts`,
  'resilience-without-toxic': () => 'resilience is used only by toxic attacks',
  'impact-without-charge': () => 'there are no impact hits: they need a charge of 3 inches or more',
} satisfies Catalogue;
