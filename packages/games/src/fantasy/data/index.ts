// The unit library: no engine behind it, so a page may load it on its own.
export { fielded } from './fielded.ts';
export { type CardInput, sortedRules } from './fill.ts';
export * from './library.ts';
export {
  type PlainPair,
  pairOfAttack,
  pairOfCards,
  pairOfCombat,
  plainAttack,
  plainCombat,
} from './plain-pair.ts';
export { type Variant, variantsOf } from './worth.ts';
