// Tries inputs in a process of its own: one that hangs or takes all memory is ended from outside, and known by its number.
import { type InputRange, tryInputs } from './calculators.ts';

process.on('message', (range: InputRange) => process.send?.(tryInputs(range)));
