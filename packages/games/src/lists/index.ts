// Army lists of every game that has them: read, and made into battles.
export * from './battle.ts';
export * from './read.ts';
