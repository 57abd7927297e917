// The program of packages/games/README.md that pastes a list: as it stands there, and the list in it.
import { findExamples } from './readme-example.ts';
import { readProjectFile } from './source-tree.ts';

export function programOfReadme(): { readonly text: string; readonly printed: string } {
  const example = findExamples(readProjectFile('packages/games/README.md')).find(({ text }) =>
    text.includes('importArmyList'),
  );
  if (example?.expected === undefined) throw new Error('packages/games/README.md has no program that reads a list');
  return { text: example.text, printed: example.expected.text };
}

export function listOfReadme(): string {
  const [, list] = /`([^`]+)`/.exec(programOfReadme().text) ?? [];
  return list;
}
