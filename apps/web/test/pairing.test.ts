// The Team pairing page without a browser: sessions as they are typed and put down, and dice for mixed strategies.
import { type Pairing, pairing } from '@oddsmith/analysis';
import { describe, expect, it } from 'vitest';
import { numberText, rolledChoice, rollFor } from '../src/places/pairing/dice.ts';
import {
  badCell,
  EXAMPLE,
  fileOf,
  questionOf,
  renamed,
  resized,
  type Session,
  sessionFrom,
  withCell,
} from '../src/places/pairing/session.ts';

function answerTo(session: Session): Pairing {
  const found = pairing(questionOf(session, session.leading, 'en'));
  if ('error' in found) throw new Error(`${found.error.path}: ${found.error.message}`);
  return found;
}

/** The first option of each side at every step. */
function played(session: Session): Session {
  const { step, choices } = answerTo(session);
  if (step === null) return session;
  const [mine, theirs] = [choices.mine ?? [], choices.theirs ?? []].map(([first]) => first.choice);
  return played({ ...session, puts: [...session.puts, { module: step.kind, choice: step.choice, mine, theirs }] });
}

describe('a session', () => {
  it.each([2, 3, 4, 5, 6, 7])('of %i a side is followed to its last game', (players) => {
    const over = answerTo(played(resized(EXAMPLE, players)));
    expect(over.step).toBeNull();
    expect(over.line.pairs).toHaveLength(players);
  });

  it('goes through a link and a file unharmed, and what is no session is none', () => {
    const session = played(EXAMPLE);
    expect(sessionFrom(JSON.parse(JSON.stringify(session)))).toEqual(session);
    const file = JSON.parse(fileOf(EXAMPLE));
    expect(file).toMatchObject({ kind: 'pairing', mine: EXAMPLE.mine, total: 20 });
    expect(sessionFrom(file)).toMatchObject({ mine: EXAMPLE.mine, cells: EXAMPLE.cells });
    for (const other of [null, 7, {}, { mine: ['A'], theirs: ['B'], cells: [['1']] }, { ...EXAMPLE, cells: [] }])
      expect(sessionFrom(other)).toBeUndefined();
  });

  it('asks nothing while a cell says nothing', () => {
    const torn = withCell(EXAMPLE, 1, 2, '');
    expect(badCell(torn)).toEqual({ row: 1, column: 2 });
    expect(questionOf(torn, 'points', 'en')).toBeUndefined();
    expect(badCell(withCell(EXAMPLE, 1, 2, '12|8|++'))).toBeUndefined();
  });

  it('keeps what was put down under a new name, and no name twice', () => {
    const session = played(EXAMPLE);
    const next = renamed(session, 'theirs', 0, ' Genestealers ') as Session;
    expect(answerTo(next).value).toBe(answerTo(session).value);
    expect(renamed(session, 'mine', 0, 'Orks')).toBeUndefined();
    expect(renamed(session, 'mine', 0, ' ')).toBeUndefined();
  });
});

describe('dice', () => {
  it.each([
    [[2 / 3, 1 / 3], 6, ['1-4', '5-6']],
    [[0.685, 0.315], 6, ['1-4', '5-6']],
    [[0.9, 0.1], 36, ['11-62', '63-66']],
    [[0.5, 0.5], 6, ['1-3', '4-6']],
    [[0.98, 0.02], 6, ['1-6', undefined]],
  ])('%j on %i sides', (weights, sides, ranges) => {
    const roll = rollFor(weights);
    expect(roll.sides).toBe(sides);
    const text = (number: number) => numberText(roll.sides, number);
    expect(roll.ranges.map((range) => range && `${text(range.from)}-${text(range.to)}`)).toEqual(ranges);
    const counts = weights.map(() => 0);
    for (let number = 1; number <= sides; number++) counts[rolledChoice(roll, number)]++;
    for (const [i, weight] of weights.entries()) expect(Math.abs(counts[i] / sides - weight)).toBeLessThan(0.06);
  });
});
