// Colours and plain figures for a terminal. Without colour the text is the same.

export interface Style {
  bold(text: string): string;
  dim(text: string): string;
  accent(text: string): string;
  warning(text: string): string;
}

const plain = (text: string): string => text;

function ansi(code: number, end: number): (text: string) => string {
  return (text) => `\u001b[${code}m${text}\u001b[${end}m`;
}

export function styleFor({ colour }: { readonly colour: boolean }): Style {
  if (!colour) return { bold: plain, dim: plain, accent: plain, warning: plain };
  return { bold: ansi(1, 22), dim: ansi(2, 22), accent: ansi(36, 39), warning: ansi(33, 39) };
}

/** 0.12345 -> "12.35%"; what is not nothing is never shown as 0.00%. */
export function percent(chance: number): string {
  if (chance > 0 && chance < 0.00005) return '<0.01%';
  if (chance < 1 && chance >= 0.99995) return '>99.99%';
  return `${(100 * chance).toFixed(2)}%`;
}

/** Up to four decimals, none where there are none. */
export function figure(value: number): string {
  return String(Number(value.toFixed(4)));
}

export function thousands(count: number): string {
  return String(count).replace(/\B(?=(\d{3})+$)/g, ',');
}
