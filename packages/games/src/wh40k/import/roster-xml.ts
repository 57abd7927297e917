// Reads roster XML into the same JSON tree that New Recruit writes, so that one reader serves both.
import { SaxesParser } from 'saxes';
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

interface Node {
  readonly name: string;
  readonly value: { [key: string]: unknown };
  text: string;
}

export type RosterXml =
  | { readonly ok: true; readonly roster: Roster }
  | { readonly ok: false; readonly fact: string; readonly message: string };

export function rosterFromXml(xml: string): RosterXml {
  const parser = new SaxesParser({ position: false });
  const stack: Node[] = [{ name: '', value: {}, text: '' }];
  let problem: { fact: string; message: string } | undefined;
  const stop = (fact: string, message: string) => {
    problem ??= { fact, message };
  };
  parser.on('doctype', () => stop('xml-doctype', 'the XML declares entities, which rosters never do: it is refused'));
  parser.on('error', (error) => stop('broken-xml', `the XML is damaged: ${error.message.slice(0, 120)}`));
  parser.on('opentag', (tag) => {
    if (problem !== undefined) return;
    if (stack.length > MAX_DEPTH) stop('xml-too-deep', 'the XML is nested deeper than any roster');
    stack.push({ name: tag.name, value: { ...tag.attributes }, text: '' });
  });
  parser.on('text', (content) => {
    if (problem === undefined) stack[stack.length - 1].text += content;
  });
  parser.on('closetag', () => {
    if (problem === undefined) close(stack);
  });
  try {
    parser.write(xml).close();
  } catch (error) {
    stop('broken-xml', `the XML is damaged: ${String(error).slice(0, 120)}`);
  }
  if (problem !== undefined) return { ok: false, ...problem };
  const { roster, catalogue, gameSystem } = stack[0].value;
  if (catalogue !== undefined || gameSystem !== undefined)
    return {
      ok: false,
      fact: 'catalogue-file',
      message: 'this is a catalogue, not a list: "oddsmith catalogue build" makes datasheets of such files',
    };
  const read = rosterFromJson({ roster });
  if (read === undefined || roster === undefined)
    return { ok: false, fact: 'not-a-roster', message: 'this XML is not a roster' };
  return { ok: true, roster: read };
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
