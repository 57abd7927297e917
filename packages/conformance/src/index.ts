export { type Difference, differences, TOLERANCE } from './compare.ts';
export { casesOf, GAMES, type ReferenceCase, type ReferenceGame } from './reference-case.ts';
export { byRule, type CaseResult, judge, type RuleReport } from './report.ts';
