// The operative library: no engine behind it, so a page may load it on its own.
export * from './library.ts';
export * from './loadout.ts';
export { type OwnOperative, readOperative, readOperatives, writeOperatives } from './own-operatives.ts';
export { type Reading, type ReadRule, readRule, type WeaponRule, weaponRules } from './weapon-rules.ts';
