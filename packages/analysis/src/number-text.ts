// Numbers as players read them: one decimal for chances, and never 0% or 100% for what is only nearly so.

export function percentText(chance: number): string {
  if (chance <= 0) return '0%';
  if (chance >= 1) return '100%';
  if (chance < 0.001) return '<0.1%';
  if (chance > 0.999) return '>99.9%';
  return `${(chance * 100).toFixed(1)}%`;
}

export function amountText(amount: number): string {
  return Number.isInteger(amount) ? String(amount) : amount.toFixed(2);
}

/** A summary figure whose name starts with "mean" is an amount; any other between 0 and 1 is a chance. */
export function summaryText(name: string, value: number): string {
  return !name.startsWith('mean') && value >= 0 && value <= 1 ? percentText(value) : amountText(value);
}

/** "meanDamage" -> "mean damage". */
export function words(name: string): string {
  return name.replace(/([a-z0-9])([A-Z])/g, '$1 $2').toLowerCase();
}
