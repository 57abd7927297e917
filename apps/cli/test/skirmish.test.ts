import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { oddsmith } from './terminal.ts';

const folder = mkdtempSync(join(tmpdir(), 'skirmish-'));
const file = (name: string) => join(folder, name);

describe('skirmish', () => {
  test('new, play, replay and score one battle', async () => {
    const battle = file('battle.json');
    expect(
      await oddsmith(['skirmish', 'new', '--players', 'random,random', '--seed', '5', '-o', battle]),
    ).toMatchObject({ code: 0 });
    const played = await oddsmith(['skirmish', 'play', battle, '-o', battle]);
    expect(played.code).toBe(0);
    const summary = JSON.parse(played.out);
    expect(summary).toMatchObject({
      seed: 5,
      players: ['random', 'random'],
      rounds: 5,
      hash: expect.stringMatching(/^[0-9a-f]{16}$/),
    });
    const replayed = JSON.parse((await oddsmith(['skirmish', 'replay', battle])).out);
    expect(replayed).toMatchObject({ legal: true, actions: summary.actions, hash: summary.hash });
    const score = JSON.parse((await oddsmith(['skirmish', 'score', battle])).out);
    expect(score).toMatchObject({ phase: 'over', vp: summary.vp, result: { winner: summary.winner } });
    expect(score.units).toHaveLength(8);
    const states = (await oddsmith(['skirmish', 'replay', battle, '--states', '--at', '3'])).out
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(states.map(({ index }) => index)).toEqual([0, 1, 2, 3]);
    expect(states[0]).toHaveProperty('setup');
    expect(states[3].state).not.toHaveProperty('setup');
  });

  test('the same arguments give the same output', async () => {
    const args = [
      'skirmish',
      'play',
      '--players',
      'random,random',
      '--seed',
      '14',
      '--count',
      '2',
      '--mission',
      'annihilation',
      '--terrain',
      'forest',
    ];
    const [one, other] = [await oddsmith(args), await oddsmith(args)];
    expect(one.out).toBe(other.out);
    expect(one.out.trim().split('\n')).toHaveLength(2);
    const winners = one.out
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line).winner);
    const won = (side: number | null) => winners.filter((winner) => winner === side).length;
    expect(won(0)).not.toBe(won(1));
    expect(one.err).toBe(`2 battles: side 0 won ${won(0)}, side 1 won ${won(1)}, ${won(null)} drawn\n`);
  });

  test('a unit of a list that nobody knows is named with the nearest ones, and the others play', async () => {
    const list = file('list.txt');
    writeFileSync(
      list,
      'Space Marines (250 Points)\n\nProdator Distroctir (140 Points)\n\nHellblaster Squad (110 Points)\n',
    );
    const made = await oddsmith(['skirmish', 'new', '--lists', list, list, '-o', file('listed.json')]);
    expect(made.err).toMatch(
      /Prodator Distroctir: .*; nearest: .*Predator Destructor[\s\S]*Prodator Distroctir has no stat line and is left out/,
    );
    expect(made.code).toBe(0);
  });

  test('a battle that was changed is refused with the number of the action', async () => {
    const battle = file('changed.json');
    await oddsmith(['skirmish', 'play', '--players', 'random,random', '-o', battle]);
    const save = JSON.parse(readFileSync(battle, 'utf8'));
    save.actions.splice(4, 0, { type: 'roll-off' });
    writeFileSync(battle, JSON.stringify(save));
    const { code, out } = await oddsmith(['skirmish', 'replay', battle, '--json']);
    expect(code).toBe(1);
    expect(JSON.parse(out)).toMatchObject({
      error: { code: 'skirmish/illegal-action', path: 'actions[4]' },
    });
  });

  test.each([
    [['skirmish', 'new', '--terrain', 'moon'], 2, /known: crossroads, forest, open-field/],
    [['skirmish', 'new', '--players', 'human,robot'], 1, /\(skirmish\/kind-not-allowed at players\[1\]\.kind\)/],
    [['skirmish', 'play', '--players', 'human,random'], 1, /a human must play this side/],
    [['skirmish', 'replay', 'nowhere.json'], 2, /cannot read nowhere\.json/],
  ])('%j ends with %d', async (args, code, message) => {
    const reply = await oddsmith(args);
    expect(reply.code).toBe(code);
    expect(reply.err).toMatch(message);
  });
});

test('a review tells luck from decisions, and adds up', async () => {
  const battle = file('reviewed.json');
  await oddsmith(['skirmish', 'play', '--players', 'random,random', '--seed', '3', '-o', battle]);
  const found = JSON.parse((await oddsmith(['skirmish', 'review', battle, '--json'])).out);
  expect(found.start + found.luck + found.decisions[0] - found.decisions[1]).toBeCloseTo(found.result, 6);
  const told = (await oddsmith(['skirmish', 'review', battle])).out;
  expect(told).toMatch(/^Victory points for Player 1: .* from the starting position, .* from luck, .* in the end$/m);
  expect(told).toMatch(/Blunder in round \d, \w+: .* gives away .* Better: /);
  const german = (await oddsmith(['skirmish', 'review', battle, '--language', 'de'])).out;
  expect(german).toMatch(/Grober Fehler in Runde \d, .* verschenkt .* Besser: /);
});

test('a table that is not fair is set up all the same, and named with those that are', async () => {
  const to = file('unfair.json');
  const { code, err } = await oddsmith(['skirmish', 'new', '--terrain', 'open-field', '-o', to]);
  expect(code).toBe(0);
  expect(err).toContain('open-field, long-edges: ');
  expect(err).toMatch(/fair are forest, long-edges; crossroads, short-edges\n/);
  expect((await oddsmith(['skirmish', 'replay', to])).code).toBe(0);
  const fair = await oddsmith(['skirmish', 'new', '--terrain', 'crossroads', '--zones', 'short-edges', '-o', to]);
  expect(fair.err).not.toContain('fair are');
});

test('layouts are tried with the same force on both sides, and counted by who moved first', async () => {
  const args = ['skirmish', 'layouts', '--terrain', 'open-field', '--zones', 'short-edges', '--level', 'easy'];
  const { code, out } = await oddsmith([...args, '--count', '2', '--effort', '5', '--json']);
  expect(code).toBe(0);
  const verdict = JSON.parse(out);
  expect(verdict).toMatchObject({ layout: 'open-field', zones: 'short-edges', battles: 2 });
  expect(verdict.first + verdict.second + verdict.drawn).toBe(2);
  expect(verdict.share.low).toBeLessThan(verdict.share.share + 1e-9);
  expect((await oddsmith([...args, '--zones', 'corners'])).err).toMatch(/known: long-edges, short-edges/);
});

describe('positions, programs and tournaments', () => {
  test('a position is one line, and a battle begins from it', async () => {
    const [battle, second] = [file('whole.json'), file('second.json')];
    await oddsmith(['skirmish', 'play', '--players', 'random,random', '--seed', '3', '-o', battle]);
    const { out, code } = await oddsmith(['skirmish', 'position', battle, '--at', '4']);
    expect([code, out.trim().split('\n').length]).toEqual([0, 1]);
    const begun = ['skirmish', 'new', '--position', out.trim(), '--seed', '9', '-o', second];
    expect(await oddsmith(begun)).toMatchObject({ code: 0 });
    const scores = await Promise.all(
      [[battle, '--at', '4'], [second]].map((args) => oddsmith(['skirmish', 'score', ...args])),
    );
    expect(scores[1].out).toBe(scores[0].out);
    expect(await oddsmith(['skirmish', 'new', '--position', 'oddsmith-position:nonsense'])).toMatchObject({ code: 2 });
  });

  test('a program plays over stdin and stdout: it is told what it may not do and asked again', async () => {
    const answers = [
      { type: 'offer', index: 0 },
      { type: 'action', action: { type: 'fight', unit: 'a1', shots: [] } },
      { type: 'dance' },
      { type: 'quit' },
    ];
    const input = answers.map((answer) => `${JSON.stringify(answer)}\n`).join('');
    const { out } = await oddsmith(['skirmish', 'play', '--stdio', '--players', 'human,random', '--first', '0'], {
      stdin: input,
    });
    const told = out
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(told.map(({ type }) => type)).toEqual([
      'battle',
      'decide',
      'played',
      'decide',
      'refused',
      'refused',
      'played',
      'over',
    ]);
    expect(told[0]).toMatchObject({ side: 0, setup: { version: 1 } });
    // What decides the dice is nobody’s business.
    expect(out).not.toContain('"seed"');
    expect(told[1].offers).toEqual([{ action: { type: 'command' }, label: 'begins the turn' }]);
    expect(told[3].offers.length).toBeGreaterThan(10);
    expect([told[4].problem.code, told[5].problem.code]).toEqual([
      'skirmish/wrong-phase',
      'skirmish/answer-not-understood',
    ]);
    expect(told[7].result).toMatchObject({ winner: 1, reason: 'conceded' });
  });

  test('a tournament seats programs beside the players of the house', async () => {
    const program = file('first-offer.mjs');
    writeFileSync(
      program,
      `import { createInterface } from 'node:readline';
for await (const line of createInterface({ input: process.stdin }))
  if (JSON.parse(line).type === 'decide') process.stdout.write('{"type":"quit"}\\n');
`,
    );
    const { out, code } = await oddsmith([
      ...['skirmish', 'tournament', '--players', 'random', `exec:node ${program}`],
      ...['--count', '3', '--json'],
    ]);
    expect(code).toBe(0);
    // Who gives up at once loses on whichever side it sits.
    expect(JSON.parse(out)).toMatchObject({ one: 'random', battles: 3, won: 3, lost: 0, share: { share: 1 } });
  });
});
