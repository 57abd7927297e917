// One number of a stat line that is typed: attacks, strength, wounds.
import type { Path } from '@oddsmith/games';
import { useSetValue, useValue } from '../../battle/context.ts';
import { trueMinus } from '../../format/number.ts';
import { StatBox } from './stat-box.tsx';

interface StatInputProps {
  readonly path: Path;
  /** As on the datasheet: "S". */
  readonly label: string;
  /** Read out instead of the letters: "Strength of Bolt rifle". */
  readonly name: string;
  /** Counted below zero, whether a minus is typed or not: players say AP 3 for -3. */
  readonly below?: boolean;
  /** Dice such as D6+3 are allowed. */
  readonly dice?: boolean;
  readonly className?: string;
}

export function StatInput({ path, label, name, dice, below, className = '' }: StatInputProps) {
  const value = useValue(path);
  const set = useSetValue(path);
  const type = (text: string) => {
    const plain = text.replace('−', '-');
    if (/^-?\d{1,4}$/.test(plain)) set(below ? 0 - Math.abs(Number(plain)) : Number(plain));
    else if (dice && plain !== '' && plain !== '-') set(plain);
  };
  return (
    <StatBox
      path={path}
      label={label}
      shown={typeof value === 'number' ? trueMinus(value) : String(value ?? '')}
      className={className}
      input={{ 'aria-label': name }}
      onType={type}
    />
  );
}
