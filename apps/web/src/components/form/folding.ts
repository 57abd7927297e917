// Which fields of a group are in sight: everyday ones, everything that is set, and what search asked for.
import { type Field, formatPath, isWithin, type Path, sameValue, valueAt } from '@oddsmith/games';
import { useState } from 'react';
import { useBattle } from '../../battle/context.ts';

export interface Folding {
  readonly visible: readonly Field[];
  /** How many fields the fold holds back, and how many rare ones are set. */
  readonly foldedCount: number;
  readonly rareCount: number;
  readonly setCount: number;
  readonly open: boolean;
  toggle(): void;
}

export function useFolding(fields: readonly Field[], path: Path): Folding {
  const [open, setOpen] = useState(false);
  // Rare fields that were seen set stay in sight until the fold is used, so that a stepper passing its default stays put.
  const [kept, setKept] = useState<ReadonlySet<string>>(new Set());
  const part = useBattle((battle) => valueAt(battle.input, path));
  const revealed = useBattle((battle) => battle.revealed);

  const rare = fields.filter((field) => field.advanced);
  const set = rare.filter((field) => !sameValue(valueAt(part, [field.key]), field.default));
  const fresh = set.filter((field) => !kept.has(field.key));
  if (fresh.length > 0) setKept(new Set([...kept, ...fresh.map((field) => field.key)]));

  const asked = (field: Field) => revealed !== '' && isWithin(revealed, formatPath([...path, field.key]));
  const inSight = (field: Field) =>
    open || !field.advanced || kept.has(field.key) || set.includes(field) || asked(field);
  const visible = fields.filter(inSight);
  return {
    visible,
    foldedCount: fields.length - visible.length,
    rareCount: rare.length,
    setCount: set.length,
    open,
    toggle: () => {
      setOpen(!open);
      setKept(new Set());
    },
  };
}
