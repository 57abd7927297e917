// An army list for a reader: its units as they stand together, what they carry, and what becomes of their rules.
import type { ArmyOutline, StandingUnits } from '@oddsmith/games/lists';
import type { Language } from '@oddsmith/words';
import { ruleLines } from './rule-lines.ts';
import type { Style } from './style.ts';
import { wordsIn } from './words/words-in.ts';

type OutlinedUnit = ArmyOutline['units'][number];

export function armyLines(
  { name, points, units }: ArmyOutline,
  standing: readonly StandingUnits[],
  style: Style,
  language: Language,
): string[] {
  const { say } = wordsIn(language);
  const size = say('army-size', { units: units.length, models: sum(units, ({ models }) => models) });
  // Kill teams have no points.
  const worth = (value: number): string => (points === 0 ? '' : say('worth', { points: value }));
  return [
    `${style.bold(name)}  ${worth(points)}${size}`,
    '',
    ...standing.flatMap(({ units: places, rules }) => {
      const together = places.map((place) => units[place]);
      const models = sum(together, (unit) => unit.models);
      const title = together.map((unit) => unit.name).join(' + ');
      return [
        `${style.accent(title)}  ${worth(sum(together, (unit) => unit.points))}${say('models', { models })}`,
        ...together.flatMap((unit) => gearLine(unit, together.length > 1)),
        ...(rules === undefined ? [] : ruleLines(rules, style, language).map((line) => `  ${line}`)),
      ];
    }),
  ];
}

function sum(units: readonly OutlinedUnit[], value: (unit: OutlinedUnit) => number): number {
  return units.reduce((total, unit) => total + value(unit), 0);
}

function gearLine({ name, gear }: OutlinedUnit, isNamed: boolean): string[] {
  return gear.length === 0 ? [] : [`  ${isNamed ? `${name}: ` : ''}${gear.join(', ')}`];
}
