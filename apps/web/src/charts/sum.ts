// Two situations one after the other: the distribution of their total.
import { convolve, type Distribution, summarize } from '@oddsmith/kernel';

export function sumOf(first: Distribution, second: Distribution): Distribution {
  const total = convolve(Float64Array.from(first.probabilities), Float64Array.from(second.probabilities));
  return summarize(total, first.min + second.min);
}
