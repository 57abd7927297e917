// Army lists of every game that has them: read, and made into battles.
export * from './battle.ts';
export * from './read.ts';
export type {
  ArmyOutline,
  ImportOptions,
  ListBattle,
  ListBattles,
  ListedUnit,
  ListPhase,
  StandingUnits,
} from './reader.ts';
export { readerOf } from './readers.ts';
