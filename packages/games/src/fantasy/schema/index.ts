// What a fantasy battle is; the only place limits and defaults are written.
export * from './attack.ts';
export * from './card.ts';
export * from './card-battle.ts';
export type { WeaponChoice, WeaponObject } from './card-parts.ts';
export * from './combat.ts';
export * from './multiple.ts';
export * from './profile.ts';
