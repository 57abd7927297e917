// The interfaces of one game's inputs as TypeScript source, read from the JSON Schema that forms and documentation read too.
import { type AnyCalculator, type FieldMeta, games, type Rule } from '@oddsmith/games';
import { schemaForTypes } from '../../packages/games/src/form/json-schema.ts';

interface Schema extends Partial<FieldMeta> {
  readonly type?: string | readonly string[];
  readonly properties?: { readonly [key: string]: Schema };
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean | Schema;
  readonly propertyNames?: Schema;
  readonly items?: Schema;
  readonly maxItems?: number;
  readonly anyOf?: readonly Schema[];
  readonly enum?: readonly (string | number | boolean | null)[];
  readonly const?: string | number | boolean | null;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly maxLength?: number;
  readonly default?: unknown;
}

/** Where an object stands: its calculator, and the interface that has it as a field. */
interface Place {
  readonly scope: string;
  readonly parent: string;
}

/** Names of objects and questions that their key does not name well: both sides share one interface. */
const NAMES: { readonly [key: string]: string } = {
  first: 'Side',
  volleyItem: 'VolleyPart',
  followedByItem: 'NextTarget',
  cargoItem: 'Cargo',
  attackerItem: 'Spell',
  battleshock: 'BattleShock',
  recommend: 'Recommendation',
};

/** A default longer than this as JSON is not worth reading in a comment. */
const LONGEST_DEFAULT = 60;

const FOLDERS: { readonly [game: string]: string } = { killteam: 'kill-team' };

/** The files as they should be now, one a game. */
export async function interfaceFiles(): Promise<readonly { readonly file: URL; readonly source: string }[]> {
  const files = games.map(async ({ id, title, calculators }) => {
    const file = new URL(`../../packages/games/src/${FOLDERS[id] ?? id}/input.generated.ts`, import.meta.url);
    const loaded = await Promise.all(calculators.map(({ load }) => load()));
    return { file, source: inputInterfaces(title, loaded) };
  });
  return Promise.all(files);
}

function inputInterfaces(game: string, calculators: readonly AnyCalculator[]): string {
  const source = new InterfaceSource();
  for (const calculator of calculators) source.add(calculator);
  return [
    `// Inputs of ${game} as types. Written by \`npm run input-types\` from the schemas; do not edit.`,
    ...source.interfaces,
    '',
  ].join('\n\n');
}

class InterfaceSource {
  /** Equal objects share one interface, named after the place where they come first. */
  private readonly names = new Map<string, string>();
  private readonly taken = new Set<string>();
  readonly interfaces: string[] = [];
  private rules: readonly Rule[] = [];

  add(calculator: AnyCalculator): void {
    this.rules = calculator.rules;
    const question = calculator.id.split('/')[1];
    const scope = NAMES[question] ?? pascal(question);
    const schema = schemaForTypes(calculator.input) as Schema;
    this.write(`${scope}Input`, scope, schema, `Input of \`${calculator.id}\`. ${calculator.question}`);
  }

  private write(name: string, scope: string, schema: Schema, comment: string): void {
    this.taken.add(name);
    const place = this.interfaces.length;
    this.interfaces.push('');
    const required = new Set(schema.required);
    const lines = Object.entries(schema.properties ?? {}).map(([key, field]) => {
      const type = this.typeOf(field, key, { scope, parent: name });
      const optional = required.has(key) ? `${key}: ${type}` : `${key}?: ${type} | undefined`;
      return `  ${commentOf(this.sentences(key, field))}\n  ${optional};`;
    });
    this.interfaces[place] = `${commentOf([comment])}\nexport interface ${name} {\n${lines.join('\n')}\n}`;
  }

  private typeOf(schema: Schema, key: string, place: Place): string {
    if (schema.enum !== undefined) return schema.enum.map((value) => JSON.stringify(value)).join(' | ');
    if (schema.const !== undefined) return JSON.stringify(schema.const);
    if (schema.anyOf !== undefined) return unique(schema.anyOf.map((part) => this.typeOf(part, key, place)));
    if (Array.isArray(schema.type))
      return unique(schema.type.map((type) => this.typeOf({ ...schema, type }, key, place)));
    switch (schema.type) {
      case 'integer':
      case 'number':
        return 'number';
      case 'string':
      case 'boolean':
      case 'null':
        return String(schema.type);
      case 'array':
        return `ReadonlyArray<${this.typeOf(schema.items ?? {}, singular(key), place)}>`;
      case 'object':
        return this.objectType(schema, key, place);
      default:
        return 'unknown';
    }
  }

  private objectType(schema: Schema, key: string, place: Place): string {
    const { additionalProperties: value, propertyNames } = schema;
    if (schema.properties === undefined && typeof value === 'object') {
      const type = this.typeOf(value, singular(key), place);
      if (propertyNames?.enum === undefined) return `{ [name: string]: ${type} }`;
      return `{ ${propertyNames.enum.map((name) => `${JSON.stringify(name)}?: ${type}`).join('; ')} }`;
    }
    const { title, description, default: _standard, group, advanced, ...shape } = schema;
    const same = JSON.stringify(shape);
    const known = this.names.get(same);
    if (known !== undefined) return known;
    const name = this.free(NAMES[key] ?? pascal(key), place);
    this.names.set(same, name);
    this.write(name, place.scope, schema, sentence(title ?? titleCase(key), description));
    return name;
  }

  /** After the calculator; after the object it stands in where that name is taken. */
  private free(own: string, { scope, parent }: Place): string {
    const wanted = `${scope}${own}`;
    return this.taken.has(wanted) ? `${parent}${own}` : wanted;
  }

  private sentences(key: string, schema: Schema): readonly string[] {
    const rule = this.rules.find(({ id }) => id === schema.rule)?.summary;
    const range = rangeOf(schema);
    const standard = defaultOf(schema);
    return [
      sentence(schema.title ?? titleCase(key), schema.description),
      ...(rule === undefined || rule === schema.description ? [] : [rule]),
      ...(range === undefined ? [] : [`${range}.`]),
      ...(standard === undefined ? [] : [`Default ${standard}.`]),
    ];
  }
}

function sentence(title: string, description: string | undefined): string {
  const stop = (text: string) => (/[.?!]$/.test(text) ? text : `${text}.`);
  return description === undefined ? stop(title) : `${stop(title)} ${stop(description)}`;
}

function commentOf(sentences: readonly string[]): string {
  return `/** ${sentences.join(' ').replaceAll('*/', '* /').replace(/\s+/g, ' ')} */`;
}

/** Of the field itself or of the one branch that has limits. */
function rangeOf(schema: Schema): string | undefined {
  const parts = [schema, ...(schema.anyOf ?? [])];
  if (isDice(schema)) return 'A number or dice such as 2D6+1';
  const limited = parts.find((part) => part.minimum !== undefined || part.maximum !== undefined);
  if (limited !== undefined) {
    const { minimum, maximum } = limited;
    if (minimum !== undefined && maximum !== undefined) return `${minimum} to ${maximum}`;
    return minimum === undefined ? `At most ${maximum}` : `At least ${minimum}`;
  }
  const list = parts.find((part) => part.maxItems !== undefined);
  return list === undefined ? undefined : `At most ${list.maxItems}`;
}

function isDice(schema: Schema): boolean {
  const types = schema.anyOf?.map(({ type }) => type) ?? [];
  return types.length === 2 && types.includes('string') && types.includes('integer');
}

function defaultOf(schema: Schema): string | undefined {
  if (schema.default === undefined || schema.default === null) return undefined;
  const text = JSON.stringify(schema.default);
  return text.length > LONGEST_DEFAULT || text === '{}' || text === '[]' ? undefined : text;
}

const unique = (types: readonly string[]) => [...new Set(types)].join(' | ');

function pascal(text: string): string {
  return text.replace(/(^|[-_ ])([a-z0-9])/gi, (_, _gap: string, letter: string) => letter.toUpperCase());
}

/** "hitChanges" as a heading: "Hit changes". */
function titleCase(key: string): string {
  const words = key.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function singular(key: string): string {
  if (key.endsWith('ies')) return `${key.slice(0, -3)}y`;
  return key.endsWith('s') && !key.endsWith('ss') ? key.slice(0, -1) : `${key}Item`;
}
