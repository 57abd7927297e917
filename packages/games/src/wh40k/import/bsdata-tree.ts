// BSData files (.cat, .gst) as a tree of elements with one index of ids over all of them.
import { SaxesParser } from 'saxes';

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
  readonly problems: readonly string[];
}

export function readBsdata(sources: readonly { readonly name: string; readonly xml: string }[]): BsdataFiles {
  const files: BsdataFile[] = [];
  const problems: string[] = [];
  const byId = new Map<string, Element>();
  for (const { name, xml } of sources) {
    const root = parse(xml, byId);
    if (typeof root === 'string') problems.push(`${name}: ${root}`);
    else if (root.tag === 'catalogue' || root.tag === 'gameSystem') files.push({ name, root });
    else problems.push(`${name}: this is not a catalogue but <${root.tag}>`);
  }
  return { files, byId, problems };
}

function parse(xml: string, byId: Map<string, Element>): Element | string {
  const parser = new SaxesParser();
  const stack: Element[] = [{ tag: '', attributes: {}, children: [], text: '' }];
  let problem: string | undefined;
  parser.on('doctype', () => {
    problem ??= 'it declares entities, which catalogues never do';
  });
  parser.on('error', (error) => {
    problem ??= error.message.slice(0, 120);
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
    problem ??= String(error).slice(0, 120);
  }
  return problem ?? stack[0].children[0] ?? 'it is empty';
}

/** The elements of a wrapper: `inside(entry, 'profiles')`. */
export function inside(element: Element, wrapper: string): readonly Element[] {
  return element.children.find((child) => child.tag === wrapper)?.children ?? [];
}
