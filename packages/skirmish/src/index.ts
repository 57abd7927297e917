export { answerCheck } from './checks.ts';
