// What the page in front adds to the search: its presets and fields.
import { type Field, formatPath } from '@oddsmith/games';
import type { BattleStore } from '../battle/store.ts';
import { focusField } from '../components/form/focus-field.ts';
import type { CalculatorView } from '../games/view.ts';
import { calculator, games } from '../language/english/calculator/calculator.ts';
import { engineWord } from '../language/in-language.ts';
import type { Finding } from '../shell/search.ts';

export function pageFindings(store: BattleStore): readonly Finding[] {
  const { presets, form } = store.getState().calculator;
  return [
    ...presets.map(
      ({ id, title, note, input }): Finding => ({
        key: `preset ${id}`,
        kind: calculator.presetHere,
        title,
        note,
        open: () => store.getState().replace(input),
      }),
    ),
    ...fieldsOf(form.fields, [], []).map(
      ({ title, note, path }): Finding => ({
        key: `field ${path}`,
        kind: calculator.fieldHere,
        title,
        note,
        open: () => revealField(store, path),
      }),
    ),
  ];
}

/** Of both units; whose it is stands beside it. */
export async function switchFindings(
  text: string,
  store: BattleStore,
  switches: NonNullable<CalculatorView['switches']>,
): Promise<readonly Finding[]> {
  const sides = await Promise.all((['attacker', 'defender'] as const).map((side) => switches(store, side, text)));
  return sides.flatMap((found, side) =>
    found.map(
      ({ key, label, note, turn }): Finding => ({
        key: `switch ${side} ${key}`,
        kind: games.switchHere,
        title: label,
        note,
        open: turn,
      }),
    ),
  );
}

export function revealField(store: BattleStore, path: string): void {
  store.getState().reveal(path);
  // After the sheet has given the focus back.
  setTimeout(() => focusField(path), 50);
}

interface FoundField {
  readonly title: string;
  readonly note: string;
  readonly path: string;
}

/** Fields inside lists have no fixed place; the list itself is found. A field of a side says which. */
export function fieldsOf(
  fields: readonly Field[],
  path: readonly string[],
  within: readonly string[],
): readonly FoundField[] {
  return fields.flatMap((field): readonly FoundField[] => {
    const place = [...path, field.key];
    const note = [...within, field.description ?? engineWord(field.group ?? '')]
      .filter((part) => part !== '')
      .join(' · ');
    const own = { title: field.title, note, path: formatPath(place) };
    return field.kind === 'object' ? [own, ...fieldsOf(field.fields, place, [...within, field.title])] : [own];
  });
}
