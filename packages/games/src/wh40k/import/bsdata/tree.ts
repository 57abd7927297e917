// BSData files (.cat, .gst) as a tree of elements with one index of ids over all of them.
import { strFromU8, unzipSync } from 'fflate';
import { SaxesParser } from 'saxes';
import { type ListSentence, say } from '../../../lists/words/index.ts';
import { catalogueElement } from './json.ts';

/** A file as it lies in the folder; .catz and .gstz are archives of one file. */
export interface BsdataSource {
  readonly name: string;
  readonly data: string | Uint8Array;
}

/** The largest catalogue has 6 MB. */
const MAX_UNPACKED = 100_000_000;

export interface Element {
  readonly tag: string;
  readonly attributes: { readonly [name: string]: string };
  readonly children: Element[];
  text: string;
}

export interface BsdataFile {
  readonly name: string;
  readonly root: Element;
}

export interface BsdataFiles {
  readonly files: readonly BsdataFile[];
  readonly byId: ReadonlyMap<string, Element>;
  /** Files that could not be read, with the reason. */
  readonly problems: readonly ListSentence[];
}

export function readBsdata(sources: readonly BsdataSource[]): BsdataFiles {
  const files: BsdataFile[] = [];
  const problems: ListSentence[] = [];
  const byId = new Map<string, Element>();
  for (const { name, data } of sources) {
    const text = typeof data === 'string' ? data : textOf(data);
    const root = text === undefined ? say('archive-without-catalogue') : parse(text, byId);
    if ('id' in root) problems.push(say('in-file', { file: name, why: root }));
    else if (root.tag === 'catalogue' || root.tag === 'gameSystem') files.push({ name, root });
    else problems.push(say('in-file', { file: name, why: say('not-a-catalogue-element', { tag: root.tag }) }));
  }
  return { files, byId, problems };
}

/** Undefined where an archive cannot be read. */
function textOf(data: Uint8Array): string | undefined {
  if (data[0] !== 0x50 || data[1] !== 0x4b) return strFromU8(data);
  try {
    const isCatalogue = ({ name, originalSize }: { readonly name: string; readonly originalSize: number }): boolean =>
      /\.(cat|gst|json)$/i.test(name) && originalSize <= MAX_UNPACKED;
    const [file] = Object.values(unzipSync(data, { filter: isCatalogue }));
    return file && strFromU8(file);
  } catch {
    return undefined;
  }
}

/** BSData publishes the 11th edition as JSON, the 10th as XML: one tree. */
function parse(text: string, byId: Map<string, Element>): Element | ListSentence {
  const start = text.replace(/^\ufeff/, '').trimStart();
  return start.startsWith('{') ? parseJson(start, byId) : parseXml(start, byId);
}

function parseJson(text: string, byId: Map<string, Element>): Element | ListSentence {
  let document: unknown;
  try {
    document = JSON.parse(text);
  } catch (error) {
    return say('json-damaged', { why: String((error as Error).message).slice(0, 120) });
  }
  return catalogueElement(document, byId) ?? say('json-without-catalogue');
}

function parseXml(xml: string, byId: Map<string, Element>): Element | ListSentence {
  const parser = new SaxesParser({ position: false });
  const stack: Element[] = [{ tag: '', attributes: {}, children: [], text: '' }];
  let problem: ListSentence | undefined;
  parser.on('doctype', () => {
    problem ??= say('catalogue-doctype');
  });
  parser.on('error', (error) => {
    problem ??= say('broken-xml', { why: error.message.slice(0, 120) });
  });
  parser.on('opentag', (tag) => {
    const element: Element = {
      tag: tag.name,
      attributes: tag.attributes as Record<string, string>,
      children: [],
      text: '',
    };
    stack[stack.length - 1].children.push(element);
    stack.push(element);
    // Links have ids of their own, but nothing refers to those.
    if (element.attributes.id !== undefined && !tag.name.endsWith('Link')) byId.set(element.attributes.id, element);
  });
  parser.on('text', (text) => {
    stack[stack.length - 1].text += text;
  });
  parser.on('closetag', () => {
    stack.pop();
  });
  try {
    parser.write(xml).close();
  } catch (error) {
    problem ??= say('broken-xml', { why: String(error).slice(0, 120) });
  }
  return problem ?? stack[0].children[0] ?? say('nothing-in-file');
}

/** What may be taken with these. */
export function optionsOf(parents: readonly Element[]): readonly Element[] {
  return [...new Set(parents)].flatMap((parent) => OPTIONS.flatMap((wrapper) => inside(parent, wrapper)));
}

const OPTIONS = ['selectionEntries', 'selectionEntryGroups', 'entryLinks'] as const;

/** The element itself, or what a link leads to. */
export function linked(element: Element, { byId }: BsdataFiles): Element | undefined {
  return element.tag.endsWith('Link') ? byId.get(element.attributes.targetId) : element;
}

export function isHiddenByHand(...elements: readonly Element[]): boolean {
  return elements.some(({ attributes }) => attributes.hidden === 'true');
}

/** The elements of a wrapper: `inside(entry, 'profiles')`. */
export function inside(element: Element, wrapper: string): readonly Element[] {
  return element.children.find((child) => child.tag === wrapper)?.children ?? [];
}
