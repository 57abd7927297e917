// Colours for a terminal. Without colour the text is the same.

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
