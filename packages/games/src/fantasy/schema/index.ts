// What a fantasy battle is; the only place limits and defaults are written.
export * from './attack.ts';
export * from './card.ts';
export * from './combat.ts';
export * from './profile.ts';
