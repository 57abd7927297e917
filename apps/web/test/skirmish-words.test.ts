// What the skirmish says: the guide through a first turn, and why a battle is refused.
import { newSave, parseSave, quickStart, type State, start } from '@oddsmith/skirmish';
import { expect, test } from 'vitest';
import { guideStep } from '../src/skirmish/play/guide/guide-words.ts';
import { refusalWords } from '../src/skirmish/session/refusal-words.ts';
import { unitName } from '../src/skirmish/words.ts';

test('the guide leads through every phase of the first round, and ends with it', () => {
  const at = (phase: State['phase'], change: Partial<State> = {}): State => ({
    ...start({ ...quickStart(), first: 0 }),
    ...{ phase, actor: 0, turn: 0 },
    ...change,
  });
  const steps = (['roll-off', 'command', 'movement', 'shooting', 'charge', 'fight'] as const).map((phase) =>
    guideStep(at(phase), 0, false, false),
  );
  expect(new Set(steps).size).toBe(6);
  expect(guideStep(at('movement'), 0, true, false)).toContain('Drag it');
  expect(guideStep(at('shooting'), 0, true, true)).toContain('exact odds');
  expect(guideStep(at('movement', { actor: 1 }), 0, false, false)).toContain('computer plays');
  expect(guideStep(at('command', { round: 2 }), 0, false, false)).toBeNull();
});

test('S89 a file with an action that is not legal is refused with its number and a sentence', () => {
  const save = newSave({ ...quickStart(), first: 0 }, 1);
  const actions = [{ type: 'command' }, { type: 'shoot', unit: 'a1', shots: [] }];
  const parsed = parseSave(JSON.stringify({ ...save, actions }));
  if (parsed.ok) throw new Error('it should be refused');
  expect(parsed.problem).toMatchObject({ code: 'skirmish/illegal-action', path: 'actions[1]' });
  expect(refusalWords(parsed.problem)).toMatch(/^The battle is refused\. Action 2: .* \(skirmish\/illegal-action\)\.$/);
});

test('units of a side that are called the same have letters, whatever the other side brings', () => {
  const { forces, ...setup } = quickStart();
  const [unit] = forces[0].units;
  const sides = [[unit, unit], [unit]].map((units) => ({ ...forces[0], units }));
  const state = start({ ...setup, forces: sides } as unknown as Parameters<typeof start>[0]);
  const names = (side: number) => state.units.filter((one) => one.side === side).map((one) => unitName(state, one));
  const [plain] = names(1);
  expect(plain).not.toMatch(/ [A-T]$/);
  expect(names(0)).toEqual([`${plain} A`, `${plain} B`]);
});
