// Documents that are made: the reference is what the schemas make now, its examples run, and the others say how they were made.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { calculateWith, isRefusal } from '@oddsmith/games';
import { calculators } from '@oddsmith/games/calculators';
import { expect, test } from 'vitest';
import { libraryOf } from '../apps/web/src/places/playground/program-lines.ts';
import { referenceFiles } from '../scripts/documents/reference.ts';
import { bundled } from '../scripts/documents/sizes.ts';
import { difference, findExamples } from './readme-example.ts';
import { readProjectFile, root } from './source-tree.ts';

const made = referenceFiles();
const pages = Object.entries(made).filter(([file]) => /docs\/api\/\w+-/.test(file));

test.each(Object.keys(made))('%s is what the schemas make (npm run documents)', (file) => {
  expect(existsSync(`${root}/${file}`) && readProjectFile(file) === made[file]).toBe(true);
});

test('every calculator has a page', () => expect(pages).toHaveLength(calculators.length));

test.each(pages)('the examples of %s', async (_, text) => {
  const [command, request, program] = findExamples(text);
  expect([command.language, request.language, program.language]).toEqual(['sh', 'http', 'ts']);
  const body = JSON.parse(request.text.split('\n\n')[1]);
  const reply = calculateWith(calculators, body);
  if (isRefusal(reply)) throw new Error(reply.error.message);
  if (request.expected === undefined) throw new Error('nothing is shown');
  expect(difference(JSON.stringify(reply), request.expected)).toBeUndefined();
  // The other two ask the same: what is piped into the command, and what the function is given.
  const [, piped] = /^echo '(.*)' \| npm run -s oddsmith -- calc \S+ --json$/.exec(command.text) ?? [];
  expect(JSON.parse(piped.replaceAll(`'\\''`, "'"))).toEqual(body.input);
  const { name, module } = libraryOf(body.calculator);
  const [, given] = new RegExp(`${name}\\((.*)\\)\\.sentence`, 's').exec(program.text) ?? [];
  expect(program.text).toContain(module);
  expect(new Function(`return (${given})`)()).toEqual(body.input);
  expect(program.expected?.text).toBe(reply.sentence);
});

test.each([
  'killteam/shoot',
  'killteam/fight',
  'killteam/choice',
  'fantasy/attack',
  'fantasy/combat',
  'wh40k/battleshock',
  'axis/bombing',
])('%s takes at most 60 kB in a page, and none of the others of its game', async (id) => {
  expect(await bundled(id)).toBeLessThanOrEqual(60_000);
});

test('the command of a page runs as it stands', () => {
  const [{ text, expected }] = findExamples(made['docs/api/axis-bombing.md']);
  const { stdout } = spawnSync('bash', ['-euo', 'pipefail', '-c', text], { cwd: root, encoding: 'utf8' });
  if (expected === undefined) throw new Error('nothing is shown');
  expect(difference(stdout, expected)).toBeUndefined();
});

test.each(['accuracy', 'sizes', 'performance'])('docs/%s.md says how it was made', (name) => {
  expect(readProjectFile(`docs/${name}.md`)).toContain(`npm run documents -- ${name}`);
});
