// The rules of 40,000 as data: the catalogue and the reader of keywords.
export { rules } from './catalogue.ts';
export { type Condition, type ConditionName, conditions } from './condition.ts';
export {
  isInScope,
  plainKeyword,
  type ReadKeyword,
  readKeyword,
  standardKeywords,
  workingKeywords,
} from './keyword.ts';
