// The rules of 40,000 as data: the catalogue, the reader of keywords, and what abilities of datasheets do.
export { type Brought, situationWith, unitContext } from './ability.ts';
export { broughtTo } from './brought.ts';
export { rules } from './catalogue.ts';
export {
  type Condition,
  type Fact,
  type FactName,
  factsIn,
  holds,
  mismatch,
  plainKeyword,
  situations,
  type World,
} from './condition.ts';
export {
  isInScope,
  isOn,
  type KnownKeyword,
  type ReadKeyword,
  readKeyword,
  standardKeywords,
  workingKeywords,
} from './keyword.ts';
