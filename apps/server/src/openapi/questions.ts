// Questions for jobs: one component a kind.
import { KINDS, type Kind, questionShapes } from '@oddsmith/analysis';
import { type AnyCalculator, type JsonSchema, schemaAsJson } from '@oddsmith/games';
import { reference } from './names.ts';
import { requestComponent } from './requests.ts';

const KIND_WORDS: { readonly [kind in Kind]: string } = {
  matrix: 'One figure for every pair of rows and columns.',
  sweep: 'Figures while one or two fields run through their values.',
  sensitivity: 'What a step of every field changes.',
  seek: 'The least change that reaches a target.',
  compare: 'Two situations beside each other.',
  plan: 'Who fires at what, in which order, as a policy.',
  efficiency: 'Damage and points destroyed per point spent.',
  lists: 'Army lists against each other, and which to bring.',
  pairing: 'Who plays whom in a team match; its fields are described in packages/analysis/src/pairing/README.md.',
};

/** Where entries stand that may be an army list, or typical targets of the game. */
const ENTRIES: ReadonlySet<string> = new Set(['rows', 'columns', 'shooters', 'targets']);

const WRITTEN_LIST: JsonSchema = {
  title: 'Army list',
  description: 'An army list in any format that is read, or typical targets of the game.',
  anyOf: [
    {
      type: 'object',
      properties: {
        list: { type: 'string', description: 'The list as text.' },
        units: { type: 'array', items: { type: 'string' }, description: 'Only these, by their names.' },
        phase: { enum: ['shooting', 'melee'], description: 'Shooting where it is left out.' },
      },
      required: ['list'],
    },
    { type: 'object', properties: { archetypes: { const: true } }, required: ['archetypes'] },
  ],
};

export function questionComponents(calculators: readonly AnyCalculator[]): { readonly [name: string]: JsonSchema } {
  return {
    ...Object.fromEntries(KINDS.map((kind) => [nameOf(kind), questionComponent(kind)])),
    ArmyListEntries: WRITTEN_LIST,
    SimulateQuestion: {
      title: 'Question: simulate',
      description: 'A calculation request that takes long.',
      oneOf: calculators.map((calculator) => requestComponent(calculator, { kind: { const: 'simulate' } }, ['kind'])),
    },
    JobQuestion: {
      title: 'Job question',
      description: 'An analysis with the fields of its kind, or a calculation request.',
      oneOf: [...KINDS.map((kind) => reference(nameOf(kind))), reference('SimulateQuestion')],
    },
  };
}

function nameOf(kind: Kind): string {
  return `${kind.charAt(0).toUpperCase()}${kind.slice(1)}Question`;
}

function questionComponent(kind: Kind): JsonSchema {
  const about = { title: `Question: ${kind}`, description: KIND_WORDS[kind] };
  if (kind === 'pairing')
    return {
      ...about,
      type: 'object',
      properties: { kind: { const: kind } },
      required: ['kind'],
      additionalProperties: true,
    };
  const shape = schemaAsJson(questionShapes[kind]);
  const { kind: _, ...fields } = shape.properties as { readonly [name: string]: JsonSchema };
  const properties = Object.entries(fields).map(([name, field]) => [
    name,
    ENTRIES.has(name) ? { anyOf: [field, reference('ArmyListEntries')] } : field,
  ]);
  return {
    ...about,
    type: 'object',
    properties: { kind: { const: kind }, ...Object.fromEntries(properties) },
    required: ['kind', ...((shape.required as readonly string[] | undefined) ?? [])],
    additionalProperties: false,
  };
}
