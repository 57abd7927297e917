// How numbers read in English, so that a chance reads the same in every game and on every page. Other languages change the marks.

/** Closer to certain than sums of float64 can tell apart. */
const ROUNDING = 1e-12;

/** 0.1234 -> "12.3%"; "<0.1%" and ">99.9%" instead of 0 and 100 unless it is so. */
export function percent(chance: number): string {
  if (chance <= 0) return '0%';
  if (chance >= 1 - ROUNDING) return '100%';
  if (chance < 0.001) return '<0.1%';
  if (chance > 0.999) return '>99.9%';
  return `${(chance * 100).toFixed(1)}%`;
}

/** 1.25, 12.50, 3.00: figures that stand beside each other. */
export function amount(value: number): string {
  return fixed(value, 2);
}

/** "6.0": one figure behind the point. */
export function tenths(value: number): string {
  return fixed(value, 1);
}

function fixed(value: number, digits: number): string {
  const text = value.toFixed(digits);
  // -0.004 is no less than nothing to a reader.
  return Number(text) === 0 ? text.replace('-', '') : withMinus(text);
}

/** 1.25, 12.5, 3: two decimals without trailing zeros. */
export function decimal(value: number): string {
  return withMinus(String(Number(value.toFixed(2))));
}

/** Four decimals without trailing zeros, for tables of figures. */
export function figure(value: number): string {
  return String(Number(value.toFixed(4)));
}

/** "12,400": grouped thousands. */
export function thousands(count: number): string {
  return String(Math.round(count)).replace(/\B(?=(\d{3})+$)/g, ',');
}

/** "+1.20", "−0.40", "±0.00": how far one figure is from another. */
export function difference(value: number, digits = 2): string {
  const text = Math.abs(value).toFixed(digits);
  if (Number(text) === 0) return `±${text}`;
  return `${value > 0 ? '+' : '−'}${text}`;
}

/** "+1.20", "−0.40", "0.00": what is gained on average. */
export function gained(value: number): string {
  const text = amount(value);
  return Number(text) > 0 ? `+${text}` : text;
}

export function signed(value: number): string {
  return value > 0 ? `+${value}` : withMinus(String(value));
}

/** The minus that is as wide as a plus. */
function withMinus(text: string): string {
  return text.replace('-', '−');
}

/** "1 die", "2 dice"; the count may be a dice expression. */
export function plural(count: number | string, one: string, many = `${one}s`): string {
  return `${count} ${String(count) === '1' ? one : many}`;
}

/** "rending, severe and shock". */
export function listed(parts: readonly string[], last = 'and'): string {
  if (parts.length < 2) return parts.join('');
  return `${parts.slice(0, -1).join(', ')} ${last} ${parts[parts.length - 1]}`;
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
