// Help in the reader's language: every command, and nothing of it in another one.
import { expect, test } from 'vitest';
import { help as german } from '../src/words/help.de.ts';
import { help as english } from '../src/words/help.en.ts';
import { oddsmith } from './terminal.ts';

const nested = ['skirmish', 'catalogue'];

async function commandsOf(...path: readonly string[]): Promise<string[][]> {
  const { out } = await oddsmith([...path, '--help']);
  const [, list] = out.split('Commands:\n');
  const names = list.split('\n\n')[0].matchAll(/^ {2}([a-z]+)/gm);
  return [...names].map(([, name]) => [...path, name]).filter(([...names]) => names.at(-1) !== 'help');
}

const commands = [[], ...(await commandsOf()), ...(await Promise.all(nested.map((name) => commandsOf(name)))).flat()];

test('there are as many commands as there are', () => {
  expect(commands.length).toBeGreaterThan(30);
});

test.each(commands.map((path) => [path.join(' ') || 'oddsmith', path] as const))('%s in German', async (_, path) => {
  const { out, code } = await oddsmith([...path, '--help', '--language', 'de']);
  expect(code).toBe(0);
  const examples = out.indexOf(german.examples);
  const said = examples < 0 ? out : out.slice(0, examples);
  expect(said).toContain('Aufruf: oddsmith');
  // Names of options and commands stay as they are typed.
  const words = said.replace(/--[a-z-]+|"[^"]*"|„[^“]*“|^ {2}[a-z]+/gm, '');
  expect(words).not.toMatch(
    /(?<!-)\b(the|of|and|with|which|where|print|usage|options|commands|arguments|default|choices)\b(?!-)/i,
  );
});

test('no text is left in the other language', () => {
  const texts = (help: object) => Object.entries(help).filter(([, text]) => typeof text === 'string');
  const same = texts(german).filter(([id, text]) => english[id as keyof typeof english] === text);
  // Values that are typed alike in every language.
  expect(same.map(([id]) => id)).toEqual([]);
});

test.each([
  [['units'], "missing required argument 'game'", 'das Argument „Spiel“ fehlt'],
  [['calc', '--preset'], "option '--preset <id>' argument missing", 'zur Option „--preset <Kennung>“ fehlt der Wert'],
])('usage errors of %j name what is missing in the words of the help', async (args, english, german) => {
  expect((await oddsmith(args)).err).toBe(`${english}\n`);
  expect((await oddsmith([args[0], '--language', 'de', ...args.slice(1)])).err).toBe(`${german}\n`);
});
