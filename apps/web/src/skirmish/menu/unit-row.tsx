// One unit of a force being made: its points, its bases, whom it leads, and what of it is not played.

import type { SetupUnit } from '@oddsmith/skirmish';
import { X } from 'lucide-react';
import { IconButton } from '../../components/ui/icon-button.tsx';
import { UnitName } from '../../components/ui/unit-name.tsx';
import { skirmishSetup } from '../../language/english/skirmish/menu.ts';
import { skirmish } from '../../language/english/skirmish/skirmish.ts';
import { shownUnit } from '../shown-unit.ts';

const words = skirmishSetup.unit;

interface UnitRowProps {
  readonly unit: SetupUnit;
  readonly index: number;
  readonly units: readonly SetupUnit[];
  onChange(unit: SetupUnit): void;
  onRemove(): void;
}

type Base = SetupUnit['lines'][number]['base'];

const BASES = [
  '25',
  '28.5',
  '32',
  '40',
  '50',
  '60',
  '80',
  '90',
  '60x35',
  '75x42',
  '90x52',
  '105x70',
  '115x80',
  '120x92',
  '170x105',
  '170x109',
  '180x100',
];

function baseText(base: Base): string {
  return 'round' in base ? String(base.round) : base.oval.join('x');
}

function baseOfText(text: string): Base {
  const [length, width] = text.split('x').map(Number);
  return width === undefined ? { round: length } : { oval: [length, width] };
}

function isCharacter({ keywords }: SetupUnit): boolean {
  return keywords.some((word) => word.toLowerCase() === 'character');
}

export function UnitRow({ unit, index, units, onChange, onRemove }: UnitRowProps) {
  const models = unit.lines.reduce((sum, line) => sum + line.count, 0);
  const texts = new Set([...BASES, ...unit.lines.map((line) => baseText(line.base))]);
  return (
    <li className="py-1 text-s">
      <div className="flex items-center gap-2">
        <span className="min-w-0 flex-1">
          <UnitName unit={shownUnit([unit])} className="min-h-(--target) font-semibold" />{' '}
          <span className="text-muted">{words.sums(models, unit.points)}</span>
        </span>
        <IconButton label={words.remove(unit.name)} onClick={onRemove}>
          <X aria-hidden className="size-4" />
        </IconButton>
      </div>
      <details>
        <summary className="skirmish-fold flex min-h-(--target) cursor-pointer items-center text-muted">
          {words.bases}
          {isCharacter(unit) && words.leading}
          {unit.notPlayed.length > 0 && words.notPlayed(unit.notPlayed.length)}
        </summary>
        <div className="space-y-1 pb-2">
          {unit.lines.map((line, at) => (
            <label key={line.name} className="flex items-center justify-between gap-2">
              <span>{words.base(line.name)}</span>
              <select
                value={baseText(line.base)}
                className="h-(--target) rounded-m border border-line bg-panel px-2"
                onChange={(event) =>
                  onChange({ ...unit, lines: unit.lines.with(at, { ...line, base: baseOfText(event.target.value) }) })
                }
              >
                {[...texts].map((text) => (
                  <option key={text} value={text}>
                    {text.includes('x') ? text : words.round(text)}
                  </option>
                ))}
              </select>
            </label>
          ))}
          {isCharacter(unit) && (
            <label className="flex items-center justify-between gap-2">
              <span>{words.leads}</span>
              <select
                value={unit.attachedTo ?? ''}
                className="h-(--target) rounded-m border border-line bg-panel px-2"
                onChange={({ target }) =>
                  onChange({ ...unit, attachedTo: target.value === '' ? null : Number(target.value) })
                }
              >
                <option value="">{words.nobody}</option>
                {units.map((other, at) =>
                  at === index || other.attachedTo !== null ? null : (
                    // biome-ignore lint/suspicious/noArrayIndexKey: units are named by their place
                    <option key={at} value={at}>
                      {at + 1}. {other.name}
                    </option>
                  ),
                )}
              </select>
            </label>
          )}
          {unit.notPlayed.length > 0 && <p className="text-muted">{skirmish.notPlayed(unit.notPlayed.join(', '))}</p>}
        </div>
      </details>
    </li>
  );
}
