// Every weapon rule printed on a card: the field or ability it is here, or why it is none.
import type { AbilityId, RerollId } from '../rules/index.ts';
import type { LibraryEdition, LibraryWeapon } from './library.ts';

/** What a rule changes in a calculation. `value` fields take the x of the card. */
export interface RuleEffect {
  readonly value?: 'piercing' | 'piercingCrits' | 'lethal' | 'devastating' | 'autoNormals';
  /** A fixed Lethal, for rules that give one. */
  readonly lethal?: number;
  readonly ability?: AbilityId;
  readonly reroll?: RerollId;
  /** The target keeps no cover saves. */
  readonly noCover?: true;
  /** Saves are rolled against the target's APL. */
  readonly soulstrike?: true;
  /** The user may be hurt. */
  readonly hot?: true;
  readonly extraAttacks?: number;
  readonly extraDamage?: number;
}

interface Printed {
  /** As on the card; x is the value and y a distance. */
  readonly name: string;
}

/** Always part of the calculation; `except` names what of the rule is not. */
interface Mapped extends Printed {
  readonly reading: 'mapped';
  readonly effect: RuleEffect;
  readonly except?: string;
}

/** Part of the calculation when its condition is said to hold. */
interface Conditional extends Printed {
  readonly reading: 'conditional';
  readonly effect: RuleEffect;
  readonly when: string;
  /** Holds by itself against an enemy with this keyword. */
  readonly keyword?: string;
}

/** Range, targeting, movement, tokens: the odds of the attack itself do not change. */
interface Irrelevant extends Printed {
  readonly reading: 'irrelevant';
}

/** Changes odds, but not here. */
interface NotModelled extends Printed {
  readonly reading: 'notModelled';
  readonly why: string;
}

export type WeaponRule = Mapped | Conditional | Irrelevant | NotModelled;
export type Reading = WeaponRule['reading'];

const mapped = (name: string, effect: RuleEffect, except?: string): Mapped => ({
  name,
  reading: 'mapped',
  effect,
  ...(except === undefined ? {} : { except }),
});
const conditional = (name: string, effect: RuleEffect, when: string, keyword?: string): Conditional => ({
  name,
  reading: 'conditional',
  effect,
  when,
  ...(keyword === undefined ? {} : { keyword }),
});
const notModelled = (name: string, why: string): NotModelled => ({ name, reading: 'notModelled', why });

const irrelevant = [
  'Range x"',
  'Heavy (x only)',
  'Torrent x"',
  'Blast x"',
  'Silent',
  'Stun',
  'Heavy',
  'Limited x',
  'Psychic',
  'Seek Light',
  'Concealed Position*',
  'Poison*',
  'Blaze*',
  'Magnify*',
  'Seek',
  'Salvo*',
  'Humbling Cruelty*',
  'Neutron Fragment*',
  'Siphon Life*',
  'Terrorchem*',
  'Torrent 0"*',
  'Beam*',
  'Blood Offering*',
  'Drag*',
  'Flay*',
  'Hypersense*',
  'Mindburn*',
  'Neutron Bombardment*',
  'Phase Sweep*',
  'Prey*',
  'Ritual*',
  'Smash*',
  'Stinger*',
  'Swipe*',
  'Twin Torrent*',
  'Whirling Onslaught*',
];

export const weaponRules: readonly WeaponRule[] = [
  mapped('Piercing x', { value: 'piercing' }),
  mapped('Lethal x+', { value: 'lethal' }),
  mapped('Rending', { ability: 'rending' }),
  mapped('Devastating x', { value: 'devastating' }),
  mapped('y" Devastating x', { value: 'devastating' }, 'damage to others near the target'),
  mapped('Hot', { hot: true }),
  mapped('Saturate', { noCover: true }),
  mapped('Soulstrike*', { soulstrike: true }),
  mapped('Ceaseless', { reroll: 'ceaseless' }),
  mapped('Shock', { ability: 'shock' }),
  mapped('Piercing Crits x', { value: 'piercingCrits' }),
  mapped('Brutal', { ability: 'brutal' }),
  mapped('Severe', { ability: 'severe' }),
  mapped('Accurate x', { value: 'autoNormals' }),
  mapped('Balanced', { reroll: 'balanced' }),
  mapped('Punishing', { ability: 'punishing' }),
  mapped('Relentless', { reroll: 'relentless' }),
  mapped('Shield*', { ability: 'stormShield' }, 'the better save of one team'),
  mapped('Tangle*', { ability: 'stormShield' }),
  mapped('Repress*', { ability: 'stormShield' }, 'acting first when retaliating'),
  mapped('Explosive*', { noCover: true }, 'damage to the user'),
  mapped('Skytorch*', { noCover: true }),
  mapped('Wreathed*', { noCover: true }),
  conditional('Anti-PSYKER*', { lethal: 5 }, 'against a PSYKER', 'PSYKER'),
  conditional('Bipod*', { reroll: 'ceaseless' }, 'if the user has not moved'),
  conditional('Force Impact*', { ability: 'brutal' }, 'after a Charge'),
  conditional('Stalk*', { lethal: 5 }, 'next to terrain'),
  conditional('Feast*', { extraAttacks: 1, lethal: 5 }, 'against a wounded enemy'),
  conditional('Tactual Hunter*', { ability: 'murderousEntrance' }, 'against an expended enemy'),
  conditional('Vicious Blows*', { reroll: 'ceaseless' }, 'when fighting, not retaliating'),
  conditional('Zealous Rage*', { reroll: 'ceaseless' }, 'when fighting, not retaliating'),
  conditional('Detonate*', { noCover: true }, 'centred on a marker or a model: nobody has cover'),
  conditional('Toxic*', { extraDamage: 1 }, 'against an enemy with a Poison token'),
  notModelled('Dimensional Banishment*', 'the roll that removes a survivor'),
  notModelled('Crush*', 'the roll-off that adds damage'),
  notModelled('Custom*', 'two rules chosen before the battle: set them by hand'),
  notModelled('Engineered*', 'two changes chosen before the battle: set them by hand'),
  notModelled('Headtaker*', 'wounds and damage gained by a kill'),
  notModelled('Pulsa*', 'damage by radius'),
  notModelled('Riposte*', 'the damage of a critical parry'),
  ...irrelevant.map((name): Irrelevant => ({ name, reading: 'irrelevant' })),
];

const irrelevant2021 = [
  'Range x"',
  'Rng',
  'Rng ⬟+⬛',
  'Heavy',
  'Torrent x"',
  'Blast x"',
  'Silent',
  'Limited',
  'Indirect',
  'Fusillade',
  'Unwieldy',
  'Reap x',
];

/** The rules that all 2021 cards share; what only some teams have is not judged. */
export const weaponRules2021: readonly WeaponRule[] = [
  mapped('APx', { value: 'piercing' }),
  mapped('Px', { value: 'piercingCrits' }),
  mapped('MWx', { value: 'devastating' }),
  mapped('Splash x', { value: 'devastating' }, 'damage to others near the target'),
  mapped('Lethal x+', { value: 'lethal' }),
  mapped('Rending', { ability: 'rending' }),
  mapped('Balanced', { reroll: 'balanced' }),
  mapped('Ceaseless', { reroll: 'ones' }),
  mapped('Relentless', { reroll: 'relentless' }),
  mapped('Brutal', { ability: 'brutal' }),
  mapped('Stun', { ability: 'stun' }),
  mapped('No Cover', { noCover: true }),
  notModelled('Hot', 'the mortal wounds of its user'),
  ...irrelevant2021.map((name): Irrelevant => ({ name, reading: 'irrelevant' })),
];

/** Of 2021: in a shot it takes an action point. */
const STUNNED_BY_A_SHOT: Irrelevant = { name: 'Stun', reading: 'irrelevant' };

/** A printed rule with its value: "Lethal 5+" is "Lethal x+" with 5. */
export interface ReadRule {
  readonly printed: string;
  readonly rule: WeaponRule | undefined;
  readonly value: number;
}

const byName: { readonly [edition in LibraryEdition]: ReadonlyMap<string, WeaponRule> } = {
  '2024': new Map(weaponRules.map((rule) => [rule.name, rule])),
  '2021': new Map(weaponRules2021.map((rule) => [rule.name, rule])),
};

interface Card {
  readonly edition: LibraryEdition;
  readonly kind?: LibraryWeapon['kind'];
}

export function readRule(printed: string, { edition, kind }: Card = { edition: '2024' }): ReadRule {
  const known = byName[edition];
  if (edition === '2021' && printed === 'Stun' && kind === 'ranged')
    return { printed, rule: STUNNED_BY_A_SHOT, value: 0 };
  const exact = known.get(printed);
  if (exact !== undefined) return { printed, rule: exact, value: 0 };
  const number = Number(/(\d+)\+?"?$/.exec(printed)?.[1] ?? 0);
  const pattern = printed
    .replace(/^\d+" (?=\D)/, 'y" ')
    .replace(/\d+(?=\+?"?$)/, 'x')
    .replace(/\((.+) only\)$/, '(x only)');
  return { printed, rule: known.get(pattern), value: number };
}
