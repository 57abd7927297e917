// Reads roster XML into the same JSON tree that New Recruit writes, so that one reader serves both.

import { SaxesParser } from 'saxes';
import { type ReadingBudget, ReadingStopped } from '../../lists/budget.ts';
import { type ListSentence, say } from '../../lists/words/index.ts';
import { type Roster, rosterFromJson } from './roster.ts';

/** Elements that only wrap a list: `<selections><selection/></selections>`. */
const WRAPPERS = new Set([
  'costs',
  'costLimits',
  'forces',
  'selections',
  'categories',
  'rules',
  'profiles',
  'characteristics',
  'publications',
]);
const MAX_DEPTH = 200;
/** The largest rosters with all their profiles have about 60,000. */
const MOST_ELEMENTS = 250_000;

interface Node {
  readonly name: string;
  readonly value: { [key: string]: unknown };
  text: string;
}

/** Throws ReadingStopped for anything that is no roster: the first reason ends the reading. */
export function rosterFromXml(xml: string, budget: ReadingBudget): Roster {
  const { roster, catalogue, gameSystem } = treeOf(xml);
  if (catalogue !== undefined || gameSystem !== undefined)
    throw new ReadingStopped('catalogue-file', say('catalogue-file'));
  const read = rosterFromJson({ roster }, budget);
  if (read === undefined || roster === undefined) throw new ReadingStopped('not-a-roster', say('xml-not-a-roster'));
  return read;
}

function treeOf(xml: string): { readonly [key: string]: unknown } {
  const parser = new SaxesParser({ position: true });
  const stack: Node[] = [{ name: '', value: {}, text: '' }];
  let elements = 0;
  const stop = (fact: string, why: ListSentence): never => {
    throw new ReadingStopped(fact, say('at-xml-line', { why, line: parser.line }));
  };
  parser.on('doctype', () => stop('xml-doctype', say('xml-doctype')));
  parser.on('error', (error) => stop('broken-xml', say('broken-xml', { why: error.message.slice(0, 120) })));
  parser.on('opentag', (tag) => {
    elements++;
    if (elements > MOST_ELEMENTS) stop('xml-too-many', say('xml-too-many', { most: MOST_ELEMENTS }));
    if (stack.length > MAX_DEPTH) stop('xml-too-deep', say('xml-too-deep'));
    // The parser makes them anew for each tag: a copy took a sixth of the whole import.
    stack.push({ name: tag.name, value: tag.attributes, text: '' });
  });
  parser.on('text', (content) => {
    stack[stack.length - 1].text += content;
  });
  parser.on('closetag', () => close(stack));
  parser.write(xml).close();
  return stack[0].value;
}

function close(stack: Node[]): void {
  const node = stack.pop() as Node;
  const parent = stack[stack.length - 1];
  if (node.text.trim() !== '') node.value.$text = node.text;
  if (WRAPPERS.has(node.name)) {
    parent.value[node.name] = node.value.items ?? [];
  } else if (WRAPPERS.has(parent.name)) {
    parent.value.items ??= [];
    (parent.value.items as unknown[]).push(node.value);
  } else {
    parent.value[node.name] = node.value;
  }
}
