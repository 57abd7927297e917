// A calculator's form, rules and presets with the names of this reader's language; values and keys stay what they are.
import type { Field, Rule } from '@oddsmith/games';
import type { CalculatorDescription } from '../engine/engine.ts';
import { engineWord } from './in-language.ts';

export function described(description: CalculatorDescription): CalculatorDescription {
  const { title, question, form, rules, presets } = description;
  return {
    ...description,
    title: engineWord(title),
    question: engineWord(question),
    form: { ...form, fields: form.fields.map(fieldWords) },
    rules: rules.map(ruleInLanguage),
    presets: presets.map((preset) => ({ ...preset, title: engineWord(preset.title), note: engineWord(preset.note) })),
  };
}

function ruleInLanguage(rule: Rule): Rule {
  const { summary, summaryIn } = rule;
  const said = { ...rule, summary: engineWord(summary) };
  if (summaryIn === undefined) return said;
  const entries = Object.entries(summaryIn).map(([edition, text]) => [edition, engineWord(text)]);
  return { ...said, summaryIn: Object.fromEntries(entries) };
}

function fieldWords(field: Field): Field {
  const named = { ...field, title: engineWord(field.title), ...descriptionWords(field) };
  switch (named.kind) {
    case 'choice':
    case 'choices':
      return { ...named, options: named.options.map((option) => ({ ...option, label: engineWord(option.label) })) };
    case 'list':
      return { ...named, item: fieldWords(named.item) };
    case 'object':
      return { ...named, fields: named.fields.map(fieldWords) };
    case 'integer':
    case 'number':
    case 'dice':
      return named.suffix === undefined ? named : { ...named, suffix: engineWord(named.suffix) };
    default:
      return named;
  }
}

function descriptionWords({ description }: Field): { readonly description?: string } {
  return description === undefined ? {} : { description: engineWord(description) };
}
