// A command whose usage errors are messages: the parser's own sentences are English, and some of what they say is read nowhere else.
import { nearestName } from '@oddsmith/games';
import { Argument, Command, InvalidArgumentError, type Option } from 'commander';
import { UsageError } from './exit.ts';
import { SpokenHelp } from './spoken-help.ts';
import type { HelpWords } from './words/help.en.ts';
import { message, type Sentence } from './words/words-in.ts';

/** Commands are few and short: two letters of four may be exchanged. */
const LOOSELY_ALIKE = 0.5;

/** Thrown by those who read the value of an option. */
export class NotAllowed extends InvalidArgumentError {
  readonly why: Sentence;

  constructor(why: Sentence) {
    super(why.id);
    this.why = why;
  }
}

export class SpokenCommand extends Command {
  private readonly words: HelpWords;

  constructor(words: HelpWords, name?: string) {
    super(name);
    this.words = words;
    this.helpOption('-h, --help', words.help);
  }

  override createCommand(name?: string): SpokenCommand {
    return new SpokenCommand(this.words, name);
  }

  override createHelp(): SpokenHelp {
    return new SpokenHelp(this.words);
  }

  /** Commander calls these by their names where its own command stands. */
  unknownOption(flag: string): void {
    const known = [this, ...parentsOf(this)].flatMap(({ options }) => options.flatMap(({ long }) => long ?? []));
    throw wrong('unknown-option', message('unknown-option', { flag }), nearestName(flag, known));
  }

  unknownCommand(): void {
    const [name] = this.args;
    const known = this.commands.map((command) => command.name());
    throw wrong('unknown-command', message('unknown-command', { name }), nearestName(name, known, LOOSELY_ALIKE));
  }

  missingArgument(printed: string): void {
    const name = this.createHelp().placed(printed);
    throw wrong('missing-argument', message('missing-argument', { name }));
  }

  optionMissingArgument(option: Option): void {
    throw wrong('option-missing-argument', message('missing-value', { option: this.createHelp().optionTerm(option) }));
  }

  missingMandatoryOptionValue(missing: Option): void {
    const option = this.createHelp().optionTerm(missing);
    throw wrong('missing-mandatory-option-value', message('missing-option', { option }));
  }

  _excessArguments(got: readonly string[]): void {
    const expected = this.registeredArguments.length;
    throw wrong('excess-arguments', message('too-many-arguments', { command: this.name(), expected, got: got.length }));
  }

  _callParseArg(target: Option | Argument, value: string, previous: unknown): unknown {
    const help = this.createHelp();
    const option = target instanceof Argument ? help.argumentTerm(target) : help.optionTerm(target);
    const { argChoices } = target;
    if (argChoices !== undefined && !argChoices.includes(value))
      throw invalid(option, value, message('allowed-choices', { choices: argChoices }));
    try {
      return (target.parseArg as (text: string, before: unknown) => unknown)(value, previous);
    } catch (thrown) {
      throw thrown instanceof NotAllowed ? invalid(option, value, thrown.why) : thrown;
    }
  }
}

function parentsOf({ parent }: Command): readonly Command[] {
  return parent === null ? [] : [parent, ...parentsOf(parent)];
}

function invalid(option: string, value: string, why: Sentence): UsageError {
  return wrong('invalid-argument', message('invalid-value', { option, value, why }));
}

function wrong(fact: string, said: Sentence, nearest?: string): UsageError {
  return new UsageError(said, { code: `command/${fact}`, nearest });
}
