// The answer as a table for spreadsheets: one block of rows for each distribution.
import type { Answer } from '@oddsmith/games';

export function toCsv(answer: Answer): string {
  const lines = ['distribution,outcome,exactly,at least,at most'];
  for (const [name, { min, probabilities, atLeast, atMost }] of Object.entries(answer.distributions))
    probabilities.forEach((chance, index) => {
      lines.push(`${name},${min + index},${chance},${atLeast[index]},${atMost[index]}`);
    });
  return `${lines.join('\r\n')}\r\n`;
}
