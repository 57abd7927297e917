// The help of a command in the reader's language: what the parser itself says of options, arguments and choices.
import { type Argument, type Command, Help, type Option } from 'commander';
import type { HelpWords } from './words/help.en.ts';

export class SpokenHelp extends Help {
  private readonly words: HelpWords;

  constructor(words: HelpWords) {
    super();
    this.words = words;
  }

  override styleTitle(title: string): string {
    return this.words.titles[title as keyof HelpWords['titles']] ?? title;
  }

  override commandUsage(command: Command): string {
    const { options, command: nested } = this.words;
    const names: string[] = [];
    for (let one: Command | null = command; one !== null; one = one.parent) names.unshift(one.name());
    const parts = [...names, options, ...(command.commands.length > 0 ? [nested] : []), ...this.argumentsOf(command)];
    return parts.join(' ');
  }

  override subcommandTerm(command: Command): string {
    const options = command.options.length > 0 ? [this.words.options] : [];
    return [command.name(), ...options, ...this.argumentsOf(command)].join(' ');
  }

  override optionTerm({ flags }: Option): string {
    return flags.replace(/[<[][^\]>]+[\]>]/g, (placeholder) => this.placed(placeholder));
  }

  override argumentTerm(argument: Argument): string {
    return this.placed(argument.name());
  }

  override optionDescription({ description, argChoices, defaultValue, required }: Option): string {
    const { words } = this;
    const more = [
      ...(argChoices === undefined ? [] : [words.choices({ choices: argChoices.map(quoted).join(', ') })]),
      ...(defaultValue === undefined || !required ? [] : [words.default({ value: quoted(defaultValue) })]),
    ];
    return more.length === 0 ? description : `${description} (${more.join(', ')})`;
  }

  private argumentsOf(command: Command): readonly string[] {
    return command.registeredArguments.map((argument) => {
      const name = `${this.argumentTerm(argument)}${argument.variadic ? '...' : ''}`;
      return argument.required ? `<${name}>` : `[${name}]`;
    });
  }

  /** A placeholder such as <name>, with or without its brackets. */
  placed(placeholder: string): string {
    const { placeholders } = this.words;
    return placeholder.replace(/[a-z]+/g, (word) => placeholders[word as keyof HelpWords['placeholders']] ?? word);
  }
}

function quoted(value: unknown): string {
  return JSON.stringify(value);
}
