// Options that take a whole number between two limits.
import { NotAllowed } from './spoken-command.ts';
import { message } from './words/words-in.ts';

export function whole(min: number, max: number) {
  return (text: string): number => {
    const value = Number(text);
    if (!/^\d+$/.test(text) || value < min || value > max) throw new NotAllowed(message('whole-between', { min, max }));
    return value;
  };
}
