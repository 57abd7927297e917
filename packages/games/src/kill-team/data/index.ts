// The operative library: no engine behind it, so a page may load it on its own.
export { abilitiesInFight, abilitiesWhenShot, type OperativeAbilities } from './abilities.ts';
export * from './library.ts';
export * from './loadout.ts';
export {
  type OwnOperative,
  type ReadOperatives,
  readOperative,
  readOperatives,
  writeOperatives,
} from './own-operatives.ts';
export { searchOperatives } from './search.ts';
export {
  type AppliedEffect,
  applyEffect,
  type EffectSide,
  effectsFor,
  effectsOfEnemy,
  type SideFields,
} from './team-effects.ts';
export {
  type Reading,
  type ReadRule,
  readRule,
  type WeaponRule,
  weaponRules,
  weaponRules2021,
} from './weapon-rules.ts';
