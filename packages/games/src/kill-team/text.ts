// How numbers and names read in sentences.

/** One decimal, and never 0% or 100% for what is only nearly so. */
export function percent(chance: number): string {
  if (chance <= 0) return '0%';
  if (chance >= 1 - 1e-12) return '100%';
  if (chance < 0.001) return '<0.1%';
  if (chance > 0.999) return '>99.9%';
  return `${(chance * 100).toFixed(1)}%`;
}

export function amount(value: number): string {
  return value.toFixed(2);
}

export function plural(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`;
}

/** "rending, severe and shock". */
export function list(words: readonly string[]): string {
  if (words.length < 2) return words.join('');
  return `${words.slice(0, -1).join(', ')} and ${words[words.length - 1]}`;
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
