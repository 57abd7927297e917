// BSData catalogues published as JSON, as the same tree of elements that the XML makes.

import { isJson, type Json } from '../roster.ts';
import type { Element } from './tree.ts';

/** Lists whose elements have another name than the list without its s. */
const SINGULAR: { readonly [wrapper: string]: string } = {
  categories: 'category',
  selectionEntries: 'selectionEntry',
  sharedSelectionEntries: 'selectionEntry',
  selectionEntryGroups: 'selectionEntryGroup',
  sharedSelectionEntryGroups: 'selectionEntryGroup',
  sharedProfiles: 'profile',
  sharedRules: 'rule',
  sharedInfoGroups: 'infoGroup',
  categoryEntries: 'categoryEntry',
  forceEntries: 'forceEntry',
};
/** Elements written as one text: `<comment>` and `<description>`. */
const TEXTS = new Set(['description', 'comment', 'readme', '$text', 'alias']);
const MAX_DEPTH = 100;

/** undefined for documents that hold neither a catalogue nor a game system. */
export function catalogueElement(document: unknown, byId: Map<string, Element>): Element | undefined {
  if (!isJson(document)) return undefined;
  for (const tag of ['catalogue', 'gameSystem']) {
    const root = document[tag];
    if (isJson(root)) return elementOf(tag, root, byId, 0);
  }
  return undefined;
}

function elementOf(tag: string, node: Json, byId: Map<string, Element>, depth: number): Element {
  const attributes: { [name: string]: string } = {};
  const children: Element[] = [];
  for (const [key, value] of Object.entries(node)) {
    if (Array.isArray(value)) {
      if (depth < MAX_DEPTH) children.push(wrapperOf(key, value, byId, depth + 1));
    } else if (TEXTS.has(key)) children.push({ tag: key, attributes: {}, children: [], text: String(value) });
    else if (value !== null && typeof value !== 'object') attributes[key] = String(value);
  }
  const element = { tag, attributes, children, text: typeof node.$text === 'string' ? node.$text : '' };
  if (attributes.id !== undefined && !tag.endsWith('Link')) byId.set(attributes.id, element);
  return element;
}

function wrapperOf(key: string, list: readonly unknown[], byId: Map<string, Element>, depth: number): Element {
  const tag = SINGULAR[key] ?? key.replace(/s$/, '');
  const children = list.filter(isJson).map((node) => elementOf(tag, node, byId, depth));
  return { tag: key, attributes: {}, children, text: '' };
}
