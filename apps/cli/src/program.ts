// The command line: names, options and help. Each command is loaded when it is called.
import type { Kind } from '@oddsmith/analysis';
import { LANGUAGES, type Language } from '@oddsmith/words';
import { type Command, CommanderError, Option } from 'commander';
import type { AnalyseOptions } from './commands/analyse.ts';
import type { CalcOptions } from './commands/calc.ts';
import { usageLine } from './complaint.ts';
import { DONE, UsageError, WRONG_USAGE } from './exit.ts';
import type { Io } from './io.ts';
import { languageOption } from './language-option.ts';
import type { Library } from './library.ts';
import { skirmishCommands } from './skirmish-commands.ts';
import { SpokenCommand } from './spoken-command.ts';
import { version } from './version.ts';
import { whole } from './whole-number.ts';
import { wordsIn } from './words/words-in.ts';

const EXIT_CODES = `
Exit codes: 0 done, 1 the input was refused, 2 wrong usage. Data goes to stdout, everything else to stderr.`;

const CALC_HELP = `
Examples:
  oddsmith calc fantasy/attack --set numAttacks=20 toHit=3 armorSave=5
  oddsmith calc fantasy/attack battle.json --steps
  oddsmith calc axis/battle "3 inf 1 tank vs 2 inf"
  echo '{"numAttacks": "2D6"}' | oddsmith calc fantasy/attack --json
  oddsmith import list.txt --unit Hellblasters --against enemy.txt --unit Rhino --json | oddsmith calc - --steps`;

const BATCH_HELP = `
Each line is {"id", "calculator", "input", ...}; each answer {"id", "result"} or {"id", "error"}, in the same order.
A bad line is answered with an error and never stops the rest: the exit code is 0 all the same.`;

const ANALYSES = {
  matrix: 'one figure for every pair of rows and columns',
  sweep: 'figures while one or two fields run through their values',
  sensitivity: 'what a step of every field changes',
  seek: 'the least change that reaches a target',
  compare: 'two situations beside each other',
  plan: 'who fires at what, in which order, as a policy',
  efficiency: 'damage and points destroyed per point spent',
  lists: 'army lists against each other, and which to bring',
  pairing: 'who plays whom in a team match: JSON, or a matrix as CSV or TSV',
} satisfies { readonly [kind in Kind]: string };

/** Runs one command and answers with its exit code. */
export async function run(args: readonly string[], io: Io, library: Library): Promise<number> {
  let code = DONE;
  const program = commands(io, library, (result) => {
    code = result;
  });
  try {
    await program.parseAsync([...args], { from: 'user' });
    return code;
  } catch (thrown) {
    // The help or the version was asked for, and is written.
    if (thrown instanceof CommanderError) return thrown.exitCode === 0 ? DONE : WRONG_USAGE;
    if (!(thrown instanceof UsageError)) throw thrown;
    const language = languageIn(args);
    const problem = wordsIn(language).problem(thrown.problem);
    if (args.includes('--json')) await io.stdout(`${JSON.stringify({ error: problem })}\n`);
    io.stderr(usageLine(problem, language));
    return WRONG_USAGE;
  }
}

/** Of a command that may be too wrong to be read. */
function languageIn(args: readonly string[]): Language {
  const wanted = args.flatMap(
    (arg, i) => /^--language=(.*)$/.exec(arg)?.[1] ?? (arg === '--language' ? args[i + 1] : []),
  );
  return LANGUAGES.find((language) => language === wanted.at(-1)) ?? 'en';
}

function commands(io: Io, library: Library, done: (code: number) => void): Command {
  const program = new SpokenCommand('oddsmith')
    .description('Exact battle odds for tabletop wargames')
    .option('-V, --version', 'print the version and its build')
    .on('option:version', () => {
      void io.stdout(`${version()}\n`);
      throw new CommanderError(DONE, 'commander.version', '');
    })
    .exitOverride()
    .configureOutput({ writeOut: (text) => void io.stdout(text), writeErr: (text) => io.stderr(text) })
    .addHelpText('after', EXIT_CODES);

  battleOptions(program.command('calc'))
    .description('the odds of one battle')
    .option('--steps', 'show how the figures come about')
    .option('--markdown', 'print Markdown')
    .addOption(new Option('--method <method>', 'how to calculate').choices(['auto', 'exact', 'simulate']))
    .addHelpText('after', CALC_HELP)
    .action(async (id: string | undefined, file: string | undefined, options: CalcOptions) => {
      const { calc } = await import('./commands/calc.ts');
      done(await calc(id, { ...options, file }, io, library));
    });

  battleOptions(program.command('simulate'))
    .description('one battle replayed die by die, or many with --iterations')
    .option('--steps', 'show how the figures come about')
    .action(async (id: string | undefined, file: string | undefined, options: CalcOptions) => {
      const { simulate } = await import('./commands/simulate.ts');
      done(await simulate(id, { ...options, file }, io, library));
    });

  program
    .command('batch')
    .description('many battles: JSON lines on stdin, JSON lines on stdout')
    .option('--threads <n>', 'calculate on this many threads (needs the build)', whole(0, 256))
    .option('--time-ms <n>', 'how long a line may take', whole(1, 86_400_000))
    .addHelpText('after', BATCH_HELP)
    .action(async (options) => {
      const { batch } = await import('./commands/batch.ts');
      done(await batch(options, io, library));
    });

  for (const [kind, description] of Object.entries(ANALYSES))
    program
      .command(kind)
      .description(description)
      .argument('[file]', 'the question as JSON, without its kind; "-" or nothing reads stdin')
      .option('--calculator <id>', 'such as killteam/shoot')
      .option('--rows <source>', 'JSON entries or an army list')
      .option('--columns <source>', 'the same, or "archetypes" for typical targets')
      .option('--shooters <source>', 'of a plan')
      .option('--targets <source>', 'of a plan')
      .option('--figure <name>', 'such as killChance, damage.mean or damage>=5')
      .option('--set <name=value...>', 'set single fields of what all calculations have in common')
      .option('--threads <n>', 'calculate on this many threads (needs the build); 0 is inline', whole(0, 256))
      .option('--redis <url>', 'let workers compute it, such as redis://localhost:6379')
      .option('--checkpoint <file>', 'keep finished parts here, and go on from them')
      .option('--json', 'print JSON')
      .option('--csv', 'print CSV')
      .option('--markdown', 'print a Markdown table')
      .option('--quiet', 'no progress')
      .addOption(languageOption())
      .action(async (file: string | undefined, options: AnalyseOptions) => {
        const { runAnalysis } = await import('./commands/analyse.ts');
        done(await runAnalysis(kind as Kind, { ...options, file }, io, library));
      });

  program
    .command('games')
    .description('what can be calculated; with a calculator: its fields, limits, defaults and rules')
    .argument('[calculator]')
    .option('--json', 'print JSON')
    .action(async (id: string | undefined, options) => {
      const { games } = await import('./commands/games.ts');
      done(await games(id, options, io, library));
    });

  program
    .command('import')
    .description('read an army list: text, JSON, .ros or .rosz')
    .argument('[file]', 'the list; "-" or nothing reads stdin')
    .option('--game <id>', 'the game, where the list itself does not tell')
    .option('--books <files...>', 'army books that a One Page Rules save file refers to')
    .option('--catalogue <file>', 'datasheets for 40,000 text lists, made by "catalogue build"')
    .option('--edition <10|11>', 'which built-in datasheets of 40,000, where the list does not tell')
    .option(
      '--unit <name>',
      'the unit that attacks ("A + B" stand together); after --against, the unit that defends',
      collected,
      [],
    )
    .option('--against <file>', 'the list of the defender')
    .option('--phase <shooting|fight>', 'how a unit of 40,000 attacks; shooting if it can')
    .option('--switch <name...>', 'turn abilities on, or off: "Waaagh!" "Heavy=off"; each unit lists its switches')
    .option('--mode <name...>', 'modes of weapons to use, whatever does more: "supercharge"')
    .option('--set <name=value...>', 'set single fields of the battle')
    .option('--json', 'print JSON; with --unit: the input of the calculator')
    .addOption(languageOption())
    .action(async (file: string | undefined, options) => {
      const { importList } = await import('./commands/import.ts');
      done(await importList(file, options, io, library));
    });

  program
    .command('units')
    .description('the units of a game: what they bring, which of their rules count, and two of them as a battle')
    .argument('<game>', 'killteam, fantasy or wh40k')
    .argument('[words...]', 'words of a name; "A + B" for units that stand together')
    .option('--edition <name>', '10 or 11 of 40,000, 2024 of Kill Team')
    .option('--system <name>', 'oldWorld or ninthAge')
    .option('--against <name>', 'the unit that defends: prints the odds')
    .option('--calculator <id>', 'the question, with --against; the usual one of the game if not given')
    .option('--aboard <name>', 'a unit that fires out of the attacker (Firing Deck)')
    .option('--army <name>', 'rules of an army that the attacker brings: its detachment')
    .option('--mode <name...>', 'modes of weapons to use, whatever does more: "supercharge"')
    .option('--set <name=value...>', 'set single fields of the battle')
    .option('--coverage', 'how many of the rules count, by group and in all')
    .option('--json', 'print JSON: one unit a line, or the battle')
    .addOption(languageOption())
    .action(async (game: string, words: readonly string[], options) => {
      const { units } = await import('./commands/units.ts');
      done(await units(game, words, options, io, library));
    });

  program
    .command('catalogue')
    .description('catalogues of datasheets for importing text lists')
    .command('build')
    .description('make a catalogue from a folder of BSData files (.cat, .gst, .catz, .gstz)')
    .argument('<folder>')
    .option('-o, --output <file>', 'where to write it; stdout if not given')
    .addOption(languageOption())
    .action(async (folder: string, options) => {
      const { buildCatalogueFile } = await import('./commands/catalogue.ts');
      done(await buildCatalogueFile(folder, options, io));
    });

  skirmishCommands(program.command('skirmish'), io, done);

  program
    .command('serve')
    .description('the web app and the API (settings: apps/server/README.md)')
    .option('--port <n>', 'port, 8042 if not given')
    .option('--host <name>', 'address to listen on')
    .option('--redis <url>', 'let workers compute jobs, such as redis://localhost:6379')
    .action(async (options) => {
      const { serve } = await import('./commands/serve.ts');
      done(await serve(options, io));
    });

  program
    .command('conform')
    .description(
      'put the reference cases to a program that speaks JSON lines as "batch" does, and say rule by rule what it got right',
    )
    .option('--command <program>', 'the program, with its arguments; without one, Oddsmith itself is asked')
    .option('--game <id>', 'killteam, fantasy, grimdark, wh40k or axis alone')
    .option('--rule <name>', 'the cases of one rule, such as "Devastating Wounds"')
    .option('--time-ms <n>', 'how long all of it may take', whole(1, 86_400_000))
    .option('--list', 'print the cases instead')
    .option('--json', 'print one result a line')
    .action(async (options) => {
      const { conform } = await import('./commands/conform.ts');
      done(await conform(options, io, library));
    });

  program
    .command('mcp')
    .description('answers a chat assistant that speaks the Model Context Protocol, on stdin and stdout')
    .option('--site <url>', 'where the web app is: share links lead there', 'http://localhost:8042')
    .option('--time-ms <n>', 'how long one call may take', whole(1, 600_000), 20_000)
    .action(async (options) => {
      const { mcp } = await import('./commands/mcp.ts');
      done(await mcp(options, io));
    });

  program
    .command('completion')
    .description('prints what bash, zsh or fish completes commands, calculators and fields with')
    .argument('<shell>', 'bash, zsh or fish')
    .action(async (shell: string) => {
      const { completion } = await import('./commands/completion.ts');
      await completion(shell, io);
    });

  program
    .command('complete', { hidden: true })
    .argument('[words...]')
    .action(async (words: readonly string[]) => {
      const { complete } = await import('./commands/completion.ts');
      await complete(program, words, io, library);
    });

  program
    .command('worker')
    .description('computes the jobs of servers that share a Redis or Valkey, until it is asked to stop')
    .requiredOption('--redis <url>', 'such as redis://localhost:6379')
    .option('--threads <n>', 'calculate on this many threads (needs the build); one a core if not given', whole(1, 256))
    .action(async (options) => {
      const { work } = await import('./commands/worker.ts');
      done(await work(options, io));
    });
  return program;
}

/** What `calc` and `simulate` have in common. */
function battleOptions(command: Command): Command {
  return command
    .argument(
      '[calculator]',
      'such as fantasy/attack; `oddsmith games` lists them; "-" or a .json file: a request that names it',
    )
    .argument('[file]', 'the input as JSON, or a battle in words where the game reads them; "-" or nothing reads stdin')
    .option('--preset <id>', 'start from a ready battle')
    .option('--set <name=value...>', 'set single fields: attacker.hit=3 profiles[0].toWound=4')
    .option('--iterations <n>', 'battles to simulate', whole(1, 10_000_000))
    .option('--seed <n>', 'seed of the dice', whole(0, 4_294_967_295))
    .option('--precision <p>', 'simulate until the 95% margin of the headline is below this', Number)
    .option('--time-ms <n>', 'give up after this long', whole(1, 86_400_000))
    .addOption(languageOption())
    .option('--json', 'print JSON');
}

/** An option that may be given several times. */
function collected(value: string, before: readonly string[]): readonly string[] {
  return [...before, value];
}
