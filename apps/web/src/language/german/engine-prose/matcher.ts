// Sentences of the engines in German: each is held against English templates with slots, and written out by the German twin.

/** English templates and their German twins. A slot is `{kind}`, with a digit behind it where a kind comes twice. */
export type Twins = Readonly<Record<string, string>>;

/**
 * `whole` holds what stands by itself, `titles` what only stands above a step, `names` what the engines say where a name is missing; every other part is a kind of
 * slot. `{part*}` is a list of such parts: "a, b and c".
 */
export interface ProseTable {
  readonly whole: Twins;
  readonly titles: Twins;
  readonly names: Twins;
  readonly [part: string]: Twins;
}

interface Slot {
  readonly label: string;
  readonly kind: string;
  readonly list: boolean;
}

interface Template {
  readonly pieces: readonly (string | Slot)[];
  /** The fixed words in their order: most templates are ruled out by them alone. */
  readonly fixed: readonly string[];
  readonly german: readonly (string | Slot)[];
}

type Values = ReadonlyMap<string, { readonly english: string; readonly german: string }>;

const SLOT = /\{([a-zA-Z]+)(\d*)(\*?)\}/;
const NUMBER = /^[+−±-]?\d+(?:,\d{3})*(?:\.\d+)?(?:e[+-]\d+)?$/;
const PERCENT = /^[+−±<>-]?\d+(?:\.\d+)?%$/;
const DICE = /^\d*D?\d+(?:[+−-]\d+)?$/;
/** As rules are printed: "Impact Hits (D6)", "Mark of Chaos". */
const PRINTED = /^[A-Z0-9'"(]\S*(?: (?:of|the|and|in|to|a|with|on|from|[A-Z0-9'"(+-]\S*))*$/;
const SEPARATORS: readonly (readonly [english: string, german: string])[] = [
  [', then ', ', dann '],
  [', or ', ' oder '],
  [' and ', ' und '],
  [' or ', ' oder '],
  ['; ', '; '],
  [', ', ', '],
];
/** Texts repeat from answer to answer; a long visit does not keep them all. */
const MOST_KNOWN = 2000;

function piecesOf(text: string): readonly (string | Slot)[] {
  const pieces: (string | Slot)[] = [];
  let rest = text;
  for (let found = SLOT.exec(rest); found !== null; found = SLOT.exec(rest)) {
    const [slot, kind, digits, star] = found;
    if (found.index > 0) pieces.push(rest.slice(0, found.index));
    pieces.push({ label: kind + digits, kind, list: star === '*' });
    rest = rest.slice(found.index + slot.length);
  }
  if (rest !== '') pieces.push(rest);
  return pieces;
}

function compiled(twins: Twins): readonly Template[] {
  return Object.entries(twins).map(([english, german]) => {
    const pieces = piecesOf(english);
    return { pieces, fixed: pieces.filter((piece) => typeof piece === 'string'), german: piecesOf(german) };
  });
}

function holdsInOrder(text: string, fixed: readonly string[]): boolean {
  let from = 0;
  for (const words of fixed) {
    const at = text.indexOf(words, from);
    if (at < 0) return false;
    from = at + words.length;
  }
  return true;
}

/** "1,234.5%" as German writes it. */
function germanNumber(english: string): string {
  return english.replace(/[.,]/g, (mark) => (mark === '.' ? ',' : '.')).replace('%', '\u00a0%');
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function small(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}

/** `words`: what the engines call fields, choices and rules, for slots of the kind `word`. */
export class Matcher {
  private readonly parts = new Map<string, readonly Template[]>();
  private readonly words: Twins;
  private readonly known = new Map<string, string | undefined>();

  constructor(table: ProseTable, words: Twins) {
    this.words = words;
    for (const [part, twins] of Object.entries(table)) this.parts.set(part, compiled(twins));
  }

  /** Sentence by sentence; undefined where anything would stay English. */
  translate(english: string): string | undefined {
    if (this.known.has(english)) return this.known.get(english);
    const german = this.sentences(english.split(/(?<=[.!?]) (?=\S)/));
    if (this.known.size >= MOST_KNOWN) this.known.clear();
    this.known.set(english, german);
    return german;
  }

  /** Above a step names stand beside names of rules, which no sentence could be told from. */
  title(english: string): string | undefined {
    return this.part('titles', english) ?? this.translate(english);
  }

  /** A full stop may belong to a name: where a sentence is not known, the next is taken as part of it. */
  private sentences(texts: readonly string[]): string | undefined {
    for (let end = 1; end <= texts.length; end++) {
      const first = this.whole(texts.slice(0, end).join(' '));
      if (first === undefined) continue;
      if (end === texts.length) return first;
      const rest = this.sentences(texts.slice(end));
      if (rest !== undefined) return `${first} ${rest}`;
    }
    return undefined;
  }

  private whole(english: string): string | undefined {
    return this.part('whole', english) ?? (Object.hasOwn(this.words, english) ? this.words[english] : undefined);
  }

  private part(name: string, english: string): string | undefined {
    const templates = this.parts.get(name);
    if (templates === undefined) throw new Error(`no part "${name}" in the German templates`);
    for (const { pieces, fixed, german } of templates) {
      if (!holdsInOrder(english, fixed)) continue;
      const values = this.fit(pieces, 0, english, new Map());
      if (values === undefined) continue;
      return german.map((piece) => (typeof piece === 'string' ? piece : values.get(piece.label)?.german)).join('');
    }
    return undefined;
  }

  /** The values of the slots from piece `at` on, where `text` fits the rest of the template. */
  private fit(pieces: readonly (string | Slot)[], at: number, text: string, values: Values): Values | undefined {
    if (at === pieces.length) return text === '' ? values : undefined;
    const piece = pieces[at];
    if (typeof piece === 'string')
      return text.startsWith(piece) ? this.fit(pieces, at + 1, text.slice(piece.length), values) : undefined;
    const next = pieces[at + 1];
    for (const end of ends(text, next)) {
      const filled = this.fill(piece, text.slice(0, end), values);
      if (filled === undefined) continue;
      const rest = this.fit(pieces, at + 1, text.slice(end), filled);
      if (rest !== undefined) return rest;
    }
    return undefined;
  }

  private fill(slot: Slot, english: string, values: Values): Values | undefined {
    const bound = values.get(slot.label);
    if (bound !== undefined) return small(bound.english) === small(english) ? values : undefined;
    const german = slot.list ? this.list(slot.kind, english) : this.value(slot.kind, english);
    return german === undefined ? undefined : new Map(values).set(slot.label, { english, german });
  }

  private value(kind: string, english: string): string | undefined {
    switch (kind) {
      case 'number':
        return NUMBER.test(english) ? germanNumber(english) : undefined;
      case 'percent':
        return PERCENT.test(english) ? germanNumber(english) : undefined;
      case 'dice':
        return DICE.test(english) ? english : undefined;
      case 'name':
        return english === '' ? undefined : this.name(english);
      case 'word':
        return this.word(english);
      case 'ruleName':
        return this.word(english) ?? (PRINTED.test(english) ? english : undefined);
      default:
        return this.part(kind, english);
    }
  }

  private word(english: string): string | undefined {
    const known = [english, capital(english), small(english)].find((text) => Object.hasOwn(this.words, text));
    return known === undefined ? undefined : this.words[known];
  }

  /** Names stay; what stands for a missing one is said in German. */
  private name(english: string): string {
    const standIn = this.part('names', english);
    if (standIn !== undefined) return standIn;
    const within = this.part('names', small(english));
    return within === undefined ? english : capital(within);
  }

  /** The shortest first item that can be said, then the rest of the list. */
  private list(kind: string, english: string): string | undefined {
    for (let end = 1; end < english.length; end++) {
      const separator = SEPARATORS.find(([mark]) => english.startsWith(mark, end));
      if (separator === undefined) continue;
      const first = this.value(kind, english.slice(0, end));
      if (first === undefined) continue;
      const rest = this.list(kind, english.slice(end + separator[0].length));
      if (rest !== undefined) return first + separator[1] + rest;
    }
    return this.value(kind, english);
  }
}

/** Where a slot may end: before the fixed words that follow it, at the end of the text, or anywhere before another slot. */
function* ends(text: string, next: string | Slot | undefined): Generator<number> {
  if (next === undefined) yield text.length;
  else if (typeof next === 'string')
    for (let end = text.indexOf(next); end >= 0; end = text.indexOf(next, end + 1)) yield end;
  else for (let end = 0; end <= text.length; end++) yield end;
}
