// How numbers and weapons read in sentences.

/** 0.1234 -> "12.3%"; small and near-certain chances keep what tells them from 0 and 100. */
export function percent(chance: number): string {
  if (chance <= 0) return '0%';
  if (chance >= 1) return '100%';
  if (chance < 0.001) return '<0.1%';
  if (chance > 0.999) return '>99.9%';
  return `${(chance * 100).toFixed(1)}%`;
}

/** 1.25, 12.5, 3: two decimals without trailing zeros. */
export function decimal(value: number): string {
  return String(Number(value.toFixed(2)));
}

export function plural(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`;
}

export function signed(value: number): string {
  return value > 0 ? `+${value}` : String(value);
}

export function listed(parts: readonly string[]): string {
  if (parts.length < 2) return parts.join('');
  return `${parts.slice(0, -1).join(', ')} and ${parts[parts.length - 1]}`;
}
