// What a calculator says before anything is asked of it: its title and question, its fields and choices, its rules and presets; what it
// notes while a battle is rolled; and why it refuses an input.
import {
  type AnyCalculator,
  complete,
  describeForm,
  type Field,
  parseInput,
  prepareBattle,
  ruleWords,
  Speaker,
  type Words,
} from '@oddsmith/games';
import { type Note, Random } from '@oddsmith/kernel';
import { germanWord } from './german.ts';
import type { Said, Speech } from './speech.ts';

export function saidOfCalculator(calculator: AnyCalculator, words: readonly Words[]): readonly Said[] {
  return [...described(calculator), ...rolled(calculator, words), ...refused(calculator, words)];
}

function inBoth(texts: Iterable<string>, german: (english: string) => string): Speech {
  const en = [...new Set(texts)];
  return { en, de: en.map(german) };
}

function described(calculator: AnyCalculator): readonly Said[] {
  const { id, title, question, rules, presets } = calculator;
  const texts = {
    form: [title, question, ...describeForm(calculator.input).fields.flatMap(fieldTexts)],
    rules: rules.flatMap((rule) => {
      const { name, summary } = ruleWords(rule);
      return [name, summary, ...Object.values(rule.summaryIn ?? {})];
    }),
    presets: presets.flatMap((preset) => [preset.title, preset.note]),
  };
  return Object.entries(texts).map(([part, said]) => ({ id: `${id} ${part}`, speech: inBoth(said, germanWord) }));
}

function fieldTexts(field: Field): readonly string[] {
  const own = [field.title, ...(field.description === undefined ? [] : [field.description])];
  switch (field.kind) {
    case 'choice':
    case 'choices':
      return [...own, ...field.options.map(({ label }) => label)];
    case 'list':
      return [...own, ...fieldTexts(field.item)];
    case 'object':
      return [...own, ...field.fields.flatMap(fieldTexts)];
    default:
      return own;
  }
}

const SEEDS = 10;

/** What is noted while the presets are rolled, and what the dice are rolled for. */
function rolled(calculator: AnyCalculator, words: readonly Words[]): readonly Said[] {
  const [english, german] = [new Speaker(calculator), new Speaker(calculator, 'de', words)];
  return calculator.presets.map(({ id, input }) => {
    const texts = new Map<string, string>();
    const add = (note: Note) => void texts.set(english.note(note), german.note(note));
    const log = { note: add, die: (_sides: number, _face: number, reason: string) => add(reason) };
    const play = calculator.simulate(prepareBattle(calculator, input));
    for (let seed = 1; seed <= SEEDS; seed++) play(new Random(seed, log));
    return { id: `${calculator.id} rolled ${id}`, speech: { en: [...texts.keys()], de: [...texts.values()] } };
  });
}

/** Values that hardly any field takes, by what they are called here. */
const WRONG: { readonly [name: string]: unknown } = {
  'far too small': -99_999,
  'far too great': 99_999,
  broken: 0.5,
  nonsense: 'nonsense',
  blank: '',
  true: true,
  null: null,
  'empty list': [],
  'empty object': {},
  'long list': Array.from({ length: 2000 }, () => 1),
};

type Fields = { readonly [name: string]: unknown };

/** Why inputs are refused: the first preset with every field, two levels deep, set to something wrong. */
function refused(calculator: AnyCalculator, words: readonly Words[]): readonly Said[] {
  const whole = complete(describeForm(calculator.input), calculator.presets[0].input) as Fields;
  const [english, german] = [new Speaker(calculator), new Speaker(calculator, 'de', words)];
  const refusals = (inputs: readonly object[], speaker: Speaker): readonly string[] => {
    const messages = inputs.flatMap((input) => {
      const parsed = parseInput(calculator, input, speaker);
      return 'error' in parsed ? [parsed.error.message] : [];
    });
    return [...new Set(messages)];
  };
  const said = (name: string, inputs: readonly object[]): Said => ({
    id: `${calculator.id} refuses ${name}`,
    speech: { en: refusals(inputs, english), de: refusals(inputs, german) },
  });
  return [
    ...Object.entries(WRONG).map(([name, wrong]) => said(name, withWrong(whole, wrong))),
    said('unknown fields', [{ ...whole, nonsense: 1 }]),
  ];
}

function withWrong(whole: Fields, wrong: unknown): readonly object[] {
  return Object.entries(whole).flatMap(([name, value]) => {
    const outer = { ...whole, [name]: wrong };
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return [outer];
    return [outer, ...Object.keys(value).map((inner) => ({ ...whole, [name]: { ...value, [inner]: wrong } }))];
  });
}
