// The rules of 40,000 as data: the catalogue and the reader of keywords.
export { type Condition, rules } from './catalogue.ts';
export { type Abilities, readAbilities, readKeyword } from './keyword.ts';
