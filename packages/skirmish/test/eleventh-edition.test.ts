// Lists of the 11th edition on the board of the 10th: what they bring with them.
import { options, type State } from '@oddsmith/skirmish';
import { expect, test } from 'vitest';
import { done, stage, withUnit } from './stage.ts';

// E46, E47, E54: exactly half counts, the shocked test until they pass, a charge covers the whole way and at least 3".
test('the 11th edition brings its Battle-shock and its charges', () => {
  const eleventh = { edition: '11' as const };
  const scene = stage('command', { a1: [10, 10], b1: [10, 30] }, eleventh);
  const tests = (state: State, faces: number[]) =>
    done(state, { type: 'command' }, faces).events.filter((event) => event.type === 'rolled').length;
  const [squad] = scene.units;
  const exactly = (state: State) =>
    withUnit(state, 'a1', { start: { ...squad.start, models: 2 * squad.models.length } });
  expect(tests(exactly(scene), [6, 6])).toBe(1);
  expect(tests(exactly({ ...scene, setup: { ...scene.setup, edition: '10' } }), [])).toBe(0);
  const shocked = withUnit(scene, 'a1', { shocked: true });
  expect(tests(shocked, [6, 6])).toBe(1);
  expect(done(shocked, { type: 'command' }, [1, 1]).state.units[0].shocked).toBe(true);
  expect(done(shocked, { type: 'command' }, [6, 6]).state.units[0].shocked).toBe(false);
  const near = stage('charge', { a1: [10, 10], b1: [10, 17] }, eleventh);
  const needed = (state: State) => options(state, 'a1').charges.find(({ targets }) => targets[0] === 'b1')?.needed;
  // 7" from middle to middle, 32 mm bases: 5.74" between them.
  expect(needed(near)).toBe(6);
  expect(needed({ ...near, setup: { ...near.setup, edition: '10' } })).toBe(5);
});
