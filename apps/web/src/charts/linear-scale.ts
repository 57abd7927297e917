// A straight map from values to pixels with round ticks. Own code: d3-scale and d3-shape cost 12 kB gzipped for this alone.

export interface LinearScale {
  (value: number): number;
  invert(pixel: number): number;
  readonly ticks: readonly number[];
}

export function linearScale(domain: readonly [number, number], range: readonly [number, number]): LinearScale {
  const slope = (range[1] - range[0]) / (domain[1] - domain[0] || 1);
  const scale = (value: number) => range[0] + (value - domain[0]) * slope;
  return Object.assign(scale, {
    invert: (pixel: number) => domain[0] + (pixel - range[0]) / (slope || 1),
    ticks: [],
  });
}

/** Starts at zero and ends at a round tick at or above `highest`. */
export function scaleFromZero(highest: number, range: readonly [number, number], count: number): LinearScale {
  const step = roundStep(highest / count);
  const steps = Math.max(1, Math.ceil(highest / step - 1e-9));
  const ticks = Array.from({ length: steps + 1 }, (_, i) => Number((i * step).toPrecision(12)));
  return Object.assign(linearScale([0, steps * step], range), { ticks });
}

/** 1, 2 or 5 times a power of ten, at least `raw`. */
export function roundStep(raw: number): number {
  if (raw <= 0) return 1;
  const power = 10 ** Math.floor(Math.log10(raw));
  const factor = [1, 2, 5, 10].find((size) => size * power >= raw * (1 - 1e-9)) ?? 10;
  return factor * power;
}

/** Whole-number ticks between two outcomes, at most about `count` of them. */
export function wholeTicks(low: number, high: number, count: number): readonly number[] {
  const step = Math.max(1, Math.round(roundStep((high - low) / Math.max(1, count))));
  const ticks: number[] = [];
  for (let tick = Math.ceil(low / step) * step; tick <= high; tick += step) ticks.push(tick);
  return ticks;
}
