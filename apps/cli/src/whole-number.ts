// Options that take a whole number between two limits.
import { InvalidArgumentError } from 'commander';

export function whole(min: number, max: number) {
  return (text: string): number => {
    const value = Number(text);
    if (!/^\d+$/.test(text) || value < min || value > max)
      throw new InvalidArgumentError(`It must be ${min} to ${max}.`);
    return value;
  };
}
