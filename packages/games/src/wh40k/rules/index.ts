// The rules of 40,000 as data: the catalogue and the reader of keywords.
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
  type ReadKeyword,
  readKeyword,
  standardKeywords,
  workingKeywords,
} from './keyword.ts';
