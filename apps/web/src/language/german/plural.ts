// "1 Modell", "2 Modelle": nouns with their count.

export function plural(count: number | string, one: string, many: string): string {
  return `${count} ${String(count) === '1' ? one : many}`;
}
